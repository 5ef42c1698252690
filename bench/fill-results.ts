import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { buildResults } from '../server/test/build-results.ts'

const stations = 50
const parameters = 20
const days = 20 * 365

/** So many results of 50 stations and 20 parameters over 20 years from 2005: more of them a month, not other months. */
export async function fillResults(
  database: Database,
  of: { project: { id: number }; admin: { id: number } },
  results: number,
) {
  const samples = results / stations / parameters
  const built = await buildResults(database, of, {
    stations,
    parameters,
    firstOn: '2005-01-01',
    days,
    everyDays: Math.floor((days / samples) * 1000) / 1000,
  })
  await database.owner.one({}, sql`analyze`)
  return built
}
