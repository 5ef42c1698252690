import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type CopiedRow, type Copy, copyRows } from '../../platform/db/copy/copy-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type {
  StreamedCell,
  StreamedColumn,
  StreamedRow,
  StreamedTable,
} from '../../platform/xlsx/write/sheet-chunks.ts'
import { streamTables } from '../../platform/xlsx/write/stream-rows.ts'
import { aboutTable } from './about-table.ts'
import { countsByOrigin } from './counts-store.ts'
import { exceeds } from './evaluated-store.ts'
import { type ExportColumn, longColumns, wideCells } from './export-columns-store.ts'
import { exportTerms } from './export-terms.ts'
import { readParameters } from './names-store.ts'
import { readingTable } from './readings/reading-table.ts'
import { resultRows, statementsOf } from './result-rows-store.ts'
import { dateColumn, exceedsStyle, headed } from './sheet-columns.ts'
import { wideColumns, wideRows } from './wide-rows.ts'
import type { ExportStation, WrittenExport } from './written-export.ts'

/** Writes results, and readings on a sheet of their own, as a workbook; its last sheet says what was chosen and how much there is of it. */
export async function writeWorkbook(
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  asked: WrittenExport,
  out: Writable,
): Promise<void> {
  const about = await aboutTable(scope, asked)
  await scope.copyOut(async (copy) => {
    const book = streamTables(tablesOf(platform, scope, asked, { copy, about }), {
      title: exportTerms.results[asked.options.language],
      author: 'Puquio',
      createdAt: scope.clock.now(),
      compressionLevel: 1,
    })
    await pipeline(book, out, { end: false })
  })
}

type ExportCells = Parameters<typeof resultRows>[1]
type Parts = { copy: Copy; about: StreamedTable }

async function* tablesOf(
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  asked: WrittenExport,
  { copy, about }: Parts,
): AsyncGenerator<StreamedTable> {
  const { options, stations, selection } = asked
  const { language } = options
  const writing = { ...options, timeZone: scope.timeZone }
  const rowsOf = (columns: ExportCells, among: readonly ExportStation[]) =>
    stationRows(scope, asked, { copy, columns, stations: among })
  const sheet = exportTerms.results[language]
  if (asked.source === 'readings') {
    // Its readings alone, below.
  } else if (options.layout === 'long') {
    const columns = longColumns(writing)
    yield {
      sheet,
      columns: columns.map(written(language)),
      rows: longRows(rowsOf([...columns, { of: exceeds }], stations), columns),
      frozenColumns: 1,
      filter: true,
    }
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
  yield about
}

const written =
  (language: WrittenExport['options']['language']) =>
  ({ heading, kind, widthChars }: ExportColumn): StreamedColumn => ({
    ...headed(heading[language], widthChars),
    ...(kind === 'date' ? dateColumn : {}),
    textIs: kind,
  })

type Reading = { copy: Copy; columns: ExportCells; stations: readonly ExportStation[] }

/** Pieces that are read ahead of what is written: meanwhile the database is at the next station. */
const piecesAhead = 16

/** The rows of all stations. They are read at the speed of the database, a few MB ahead. */
const stationRows = (scope: ProjectScope, asked: WrittenExport, reading: Reading) =>
  copyRows(Readable.from(stationBytes(scope, asked, reading), { highWaterMark: piecesAhead }))

async function* stationBytes(
  scope: ProjectScope,
  { selection, options, onStation }: WrittenExport,
  { copy, columns, stations }: Reading,
): AsyncGenerator<Buffer> {
  for (const some of statementsOf(stations)) {
    const stationIds = some.map(({ id }) => id)
    const { language } = options
    yield* copy(await resultRows(scope, columns, { selection, stationIds, language }))
    for (const id of stationIds) await onStation(id)
  }
}

/** Marks what exceeds its limit, which the last cell of each row says. */
async function* longRows(
  batches: AsyncIterable<CopiedRow[]>,
  columns: readonly ExportColumn[],
): AsyncGenerator<StreamedRow[]> {
  const value = columns.findIndex(({ kind }) => kind === 'value')
  for await (const rows of batches) {
    for (const row of rows)
      if (row.pop() === 't')
        (row as StreamedCell[])[value] = { content: row[value] ?? null, style: exceedsStyle }
    yield rows
  }
}
