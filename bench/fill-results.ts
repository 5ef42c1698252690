import type { Database } from '../server/src/platform/db/database.ts'
import { type Sql, sql } from '../server/src/platform/db/sql.ts'
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

/** Approves the results of a campaign, which boards show only then, and sets a limit for each of some parameters. */
export async function approveUnderLimits(
  database: Database,
  { project, admin }: { project: { id: number }; admin: { id: number } },
  { campaign, limited }: { campaign: { id: number }; limited: readonly number[] },
) {
  const standard = 'Compromiso propio'
  const rows = (statement: Sql) => database.owner.one({}, statement)
  await rows(sql`update campaign set approved_at = '2026-02-01', approved_by = ${admin.id}
    where project_id = ${project.id} and id = ${campaign.id}`)
  await rows(sql`update station set standard = ${standard} where project_id = ${project.id}`)
  await rows(sql`insert into limit_value (project_id, standard, parameter_id, statistic, kind, max, valid_from, source,
      confidence, origin)
    select ${project.id}, ${standard}, id, reported_as, 'bounds', 100, '2000-01-01', 'EIA, 7.2', 'high', 'own'
    from parameter where project_id = ${project.id} and id = any(${limited}::int[])`)
}
