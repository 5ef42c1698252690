import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { StreamedCell, StreamedTable } from '../../../platform/xlsx/write/sheet-chunks.ts'
import { exportTerms } from '../export-terms.ts'
import { dateColumn, headed } from '../workbook/sheet-columns.ts'
import type { WrittenExport } from '../written-export.ts'
import { type ReadingColumn, readingColumns } from './reading-columns.ts'
import { readingPages } from './reading-rows.ts'

/** The sheet of an export's readings, a row for each. */
export function readingTable(
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  asked: WrittenExport,
): StreamedTable {
  const { language } = asked.options
  const columns = readingColumns(language, scope.timeZone)
  return {
    sheet: exportTerms.readings[language],
    columns: columns.map(({ heading, widthChars, isDate }) => ({
      ...headed(heading[language], widthChars),
      ...(isDate ? dateColumn : {}),
    })),
    rows: rowsOf(platform, scope, asked, columns),
    frozenColumns: 1,
    filter: true,
  }
}

async function* rowsOf(
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  asked: WrittenExport,
  columns: readonly ReadingColumn[],
): AsyncGenerator<StreamedCell[][]> {
  for await (const { variable, readings } of readingPages(platform, scope, asked))
    yield readings.map((reading) => columns.map(({ cell }) => cell(reading, variable)))
}
