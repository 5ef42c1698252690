import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Language, Text } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Content } from '../../platform/xlsx/write/content.ts'
import { csvLine } from '../../platform/xlsx/write/stream-csv.ts'
import { copiedResults } from './copied-results.ts'
import { bothColumns } from './readings/both-columns-store.ts'
import { longColumns } from './export-columns-store.ts'
import { exportTerms } from './export-terms.ts'
import { type ReadingColumn, readingColumns } from './readings/reading-columns.ts'
import { readingPages } from './readings/reading-rows.ts'
import { csvColumns } from './result-rows-store.ts'
import type { WrittenExport } from './written-export.ts'

const delimiters = { comma: ',', semicolon: ';', tab: '\t' } as const

/**
 * Writes an export as CSV: results as the database makes their rows, then readings. Where it has both, all columns of
 * both, those that both have once, and the source of each row.
 */
export async function writeCsv(
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  asked: WrittenExport,
  out: Writable,
): Promise<void> {
  const { source, options, stations } = asked
  const { language, decimal, apart } = options
  const { timeZone } = scope
  const delimiter = delimiters[options.delimiter]
  const ofReadings = readingColumns(language, timeZone)
  const ofResults = longColumns({ apart, language, timeZone })
  const columns = source === 'both' ? bothColumns(ofResults, ofReadings, language) : ofResults
  const headings = (source === 'readings' ? ofReadings : columns).map(({ heading }) => heading)
  const header = csvLine(
    headings.map((heading) => heading[language]),
    { delimiter },
  ).replace('\r\n', '\n')
  const lineOf = (cells: readonly Content[]) =>
    csvLine(cells, { delimiter, decimalComma: decimal === 'comma' }).replace('\r\n', '\n')
  const format = `format csv, delimiter ${delimiter === '\t' ? "E'\\t'" : `'${delimiter}'`}`
  await scope.copyOut(async (copies) => {
    // One source for all stations: a pipeline for each would leave its listeners at the file.
    async function* bytes() {
      yield Buffer.from((options.bom ? '\ufeff' : '') + header)
      const cells = csvColumns(columns, decimal)
      yield* copiedResults(scope, asked, { copies, cells, stations, format })
      const ofReading = headings.map((heading) => cellUnder(heading, ofReadings, language))
      for await (const { variable, readings } of readingPages(platform, scope, asked))
        yield Buffer.from(
          readings
            .map((reading) => lineOf(ofReading.map((cell) => cell(reading, variable))))
            .join(''),
        )
    }
    await pipeline(bytes, out, { end: false })
  })
}

/** What a row of a reading has under a heading. */
const cellUnder = (
  heading: Text,
  columns: readonly ReadingColumn[],
  language: Language,
): ReadingColumn['cell'] => {
  if (heading === exportTerms.source) return () => exportTerms.reading[language]
  return columns.find((column) => column.heading === heading)?.cell ?? (() => null)
}
