import type { Language, Text } from '@puquio/domain'
import { sql } from '../../../platform/db/sql.ts'
import type { ExportColumn } from '../export-columns-store.ts'
import { exportTerms } from '../export-terms.ts'
import type { ReadingColumn } from './reading-columns.ts'

/** Of results, with the source before and blanks for what readings alone have. */
export function bothColumns(
  results: readonly ExportColumn[],
  readings: readonly ReadingColumn[],
  language: Language,
): ExportColumn[] {
  const has = new Set(results.map(({ heading }) => heading))
  const blank = (heading: Text): ExportColumn => ({ heading, kind: 'text', of: sql`null::text` })
  return [
    { heading: exportTerms.source, kind: 'text', of: sql`${exportTerms.result[language]}::text` },
    ...results,
    ...readings.filter(({ heading }) => !has.has(heading)).map(({ heading }) => blank(heading)),
  ]
}
