import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { csvLine } from '../../platform/xlsx/write/stream-csv.ts'
import { longColumns } from './export-columns-store.ts'
import { csvColumns, resultRows } from './result-rows-store.ts'
import type { WrittenExport } from './written-export.ts'

const delimiters = { comma: ',', semicolon: ';', tab: '\t' } as const

/** Writes results as CSV: its rows as the database makes them. */
export async function writeCsv(
  scope: ProjectScope,
  { selection, options, stations, onStation }: WrittenExport,
  out: Writable,
): Promise<void> {
  const { language, decimal, apart } = options
  const { timeZone } = scope
  const delimiter = delimiters[options.delimiter]
  const columns = longColumns({ apart, language, timeZone })
  const header = csvLine(
    columns.map(({ heading }) => heading[language]),
    { delimiter },
  ).replace('\r\n', '\n')
  const format = `format csv, delimiter ${delimiter === '\t' ? "E'\\t'" : `'${delimiter}'`}`
  await scope.copyOut(async (copy) => {
    // One source for all stations: a pipeline for each would leave its listeners at the file.
    async function* bytes() {
      yield Buffer.from((options.bom ? '\ufeff' : '') + header)
      for (const { id: stationId } of stations) {
        const asked = { selection, stationId, language }
        yield* copy(await resultRows(scope, csvColumns(columns, decimal), asked), format)
        await onStation(stationId)
      }
    }
    await pipeline(bytes, out, { end: false })
  })
}
