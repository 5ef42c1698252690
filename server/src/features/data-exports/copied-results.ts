import type { Copies } from '../../platform/db/copy/copy-rows.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { ExportCell } from './export-columns-store.ts'
import { resultRows, statementsOf } from './result-rows-store.ts'
import type { ExportStation, WrittenExport } from './written-export.ts'

type Copied = {
  copies: Copies
  cells: readonly ExportCell[]
  stations: readonly ExportStation[]
  /** Options of COPY; without them its text format. */
  format?: string | undefined
}

/**
 * What COPY sends of the results of stations. The next statements wait at the database while one is taken up: it sorts
 * before it sends, so that it would rest meanwhile, and whoever takes up would rest while it sorts.
 */
export async function* copiedResults(
  scope: ProjectScope,
  { selection, options: { language }, onStation }: WrittenExport,
  { copies, cells, stations, format }: Copied,
): AsyncGenerator<Buffer> {
  const parts = statementsOf(stations).map((some, at) => {
    const stationIds = some.map(({ id }) => id)
    const statement = once(() => resultRows(scope, cells, { selection, stationIds, language }))
    const copy = copies[at % copies.length] ?? copies[0]
    return { some, statement, bytes: once(async () => copy(await statement(), format)) }
  })
  for (let part = parts.shift(); part; part = parts.shift()) {
    const now = part.bytes()
    for (const next of parts.slice(0, copies.length - 1)) void next.bytes()
    // Limits are read meanwhile, too.
    void parts[copies.length - 1]?.statement()
    yield* await now
    for (const { id } of part.some) await onStation(id)
  }
}

/** What is made when it is first asked for; what fails is thrown to whoever awaits it. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    made.catch(() => undefined)
    return made
  }
}
