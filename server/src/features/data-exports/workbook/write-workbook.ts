import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Copies, copyRows } from '../../../platform/db/copy/copy-rows.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { StreamedTable } from '../../../platform/xlsx/write/sheet-chunks.ts'
import { streamTables } from '../../../platform/xlsx/write/stream-rows.ts'
import { aboutTable } from './about-table.ts'
import { copiedResults } from '../copied-results.ts'
import { countsByOrigin } from '../counts-store.ts'
import { type ExportCell, longColumns, wideCells } from '../export-columns-store.ts'
import { exportTerms } from '../export-terms.ts'
import { longTable } from './long-table.ts'
import { readParameters } from '../names-store.ts'
import { readingTable } from '../readings/reading-table.ts'
import { wideColumns, wideRows } from './wide-rows.ts'
import type { ExportStation, WrittenExport } from '../written-export.ts'

/** Writes results, and readings on a sheet of their own, as a workbook; its last sheet says what was chosen and how much there is of it. */
export async function writeWorkbook(
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  asked: WrittenExport,
  out: Writable,
): Promise<void> {
  // Its counts are made beside the rows, which need not wait for them.
  const about = aboutTable(scope, asked)
  about.catch(() => undefined)
  await scope.copyOut(async (copies) => {
    const book = streamTables(tablesOf(platform, scope, asked, { copies, about }), {
      title: exportTerms.results[asked.options.language],
      author: 'Puquio',
      createdAt: scope.clock.now(),
      compressionLevel: 1,
    })
    await pipeline(book, out, { end: false })
  })
}

type Parts = { copies: Copies; about: Promise<StreamedTable> }

async function* tablesOf(
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  asked: WrittenExport,
  { copies, about }: Parts,
): AsyncGenerator<StreamedTable> {
  const { options, stations, selection } = asked
  const { language } = options
  const writing = { ...options, timeZone: scope.timeZone }
  const rowsOf = (cells: readonly ExportCell[], among: readonly ExportStation[], format?: string) =>
    readAhead(copiedResults(scope, asked, { copies, cells, stations: among, format }))
  const sheet = exportTerms.results[language]
  if (asked.source === 'readings') {
    // Its readings alone, below.
  } else if (options.layout === 'long') {
    yield longTable(sheet, longColumns(writing), {
      language,
      rowsOf: (cells, format) => rowsOf(cells, stations, format),
    })
  } else {
    const groups =
      options.layout === 'wide'
        ? [{ sheet, among: stations, chosen: selection }]
        : stations.map((station) => ({
            sheet: station.code,
            among: [station],
            chosen: { ...selection, stations: [station.id] },
          }))
    for (const { sheet: name, among, chosen } of groups) {
      const counts = await countsByOrigin(scope, chosen)
      const parameters = await readParameters(scope, counts, language)
      yield {
        sheet: name,
        columns: wideColumns(parameters, writing),
        rows: wideRows(rowsOf(wideCells(writing), among), parameters, writing),
        frozenColumns: 2,
        filter: true,
      }
    }
  }
  if (asked.variables.length > 0) yield readingTable(platform, scope, asked)
  yield await about
}

/** Pieces that are read ahead of what is written: meanwhile the database is at the next station. */
const piecesAhead = 16

/** The rows of all stations. They are read at the speed of the database, a few MB ahead. */
const readAhead = (bytes: AsyncIterable<Buffer>) =>
  copyRows(Readable.from(bytes, { highWaterMark: piecesAhead }))
