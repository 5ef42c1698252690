import type { Copy } from '../../platform/db/copy/copy-rows.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { ExportCell } from './export-columns-store.ts'
import { resultRows, statementsOf } from './result-rows-store.ts'
import type { ExportStation, WrittenExport } from './written-export.ts'

type Copied = {
  copy: Copy
  cells: readonly ExportCell[]
  stations: readonly ExportStation[]
  /** Options of COPY; without them its text format. */
  format?: string | undefined
}

/** What COPY sends of the results of stations. Limits are read for the next statement while the database is at one. */
export async function* copiedResults(
  scope: ProjectScope,
  { selection, options: { language }, onStation }: WrittenExport,
  { copy, cells, stations, format }: Copied,
): AsyncGenerator<Buffer> {
  const groups = statementsOf(stations)
  const statementAt = (at: number): ReturnType<typeof resultRows> | null => {
    const stationIds = groups[at]?.map(({ id }) => id)
    const statement = stationIds
      ? resultRows(scope, cells, { selection, stationIds, language })
      : null
    // What fails is thrown when it is its turn.
    statement?.catch(() => undefined)
    return statement
  }
  let next = statementAt(0)
  for (const [at, some] of groups.entries()) {
    const statement = await next
    next = statementAt(at + 1)
    if (statement) yield* copy(statement, format)
    for (const { id } of some) await onStation(id)
  }
}
