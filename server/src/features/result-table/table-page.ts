import type { RouteAnswer } from '@puquio/contract'
import type { resultTableRoutes } from '@puquio/contract/laboratory/result-table'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { countTableResults, exceedingAmong, readTableResults } from './results-store.ts'
import { type FoundSample, nextSamples, type Query } from './samples-store.ts'

type Page = RouteAnswer<typeof resultTableRoutes.rows>

/** The most results of a page: of wide samples it has fewer. */
const resultsMax = 10_000
/** How many samples are looked through at most for those that exceed, so that a page is there within a second. */
const lookedThrough = 2000

/** Returns the next samples of the table with their results; nothing beyond them is evaluated. */
export async function readTablePage(scope: ProjectScope, query: Query): Promise<Page> {
  const { size = 50 } = query
  const most = query.exceeding ? lookedThrough : size + 1
  const found = await nextSamples(scope, query, most)
  const fitting = query.exceeding ? await exceedingOf(found) : found
  const items = await firstWithin(fitting.slice(0, size))
  // Where too few of them exceed, the page is short, and the next one continues after the last that was looked at.
  const last =
    fitting.length > items.length ? items.at(-1) : found.length === most ? found.at(-1) : null
  const results = await readTableResults(scope, {
    sampleIds: items.map(({ id }) => id),
    filters: query,
  })
  return {
    items: items.map(({ stationId, stationCode, stationName, key: _key, ...sample }) => ({
      ...sample,
      station: { id: stationId, code: stationCode, name: stationName },
      results: results.get(sample.id) ?? [],
    })),
    next: last?.key ?? null,
  }

  /** The first samples with as many results as a page may have; always one. */
  async function firstWithin(samples: readonly FoundSample[]) {
    const sampleIds = samples.map(({ id }) => id)
    const counts = await countTableResults(scope, { sampleIds, filters: query })
    let results = 0
    for (const [at, { id }] of samples.entries()) {
      results += counts.get(id) ?? 0
      if (at > 0 && results > resultsMax) return samples.slice(0, at)
    }
    return samples
  }

  async function exceedingOf(samples: readonly FoundSample[]) {
    const sampleIds = samples.map(({ id }) => id)
    const exceeding = await exceedingAmong(scope, { sampleIds, filters: query })
    return samples.filter(({ id }) => exceeding.has(id))
  }
}
