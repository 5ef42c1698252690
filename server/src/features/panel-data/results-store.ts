import type { KeyFigure } from '@puquio/contract/boards/panel-data'
import type { Qualifier } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, sql } from '../../platform/db/sql.ts'
import { evaluatedResults, isApproved, isUsable, readLimitsInForce } from '../samples/service.ts'

type OneSeries = { stationId: number; parameterId: number }
type Names = { code: string; name: NonNullable<KeyFigure['of']>['name']; unit: string }

/** Null where the project lacks one of both. */
export async function namesOfResult(
  scope: ProjectScope,
  { stationId, parameterId }: OneSeries,
): Promise<Names | null> {
  const [found] = await scope.rows<Names>(sql`
    select s.code, p.name, p.unit from station s join parameter p on p.project_id = s.project_id
    where s.project_id = ${scope.projectId} and s.id = ${stationId} and p.id = ${parameterId}`)
  return found ?? null
}

/** The two newest usable results with a number of approved campaigns, the newest first. */
export const latestResults = (
  scope: ProjectScope,
  { stationId, parameterId, to }: OneSeries & { to?: string | undefined },
) =>
  scope.rows<{ value: number; qualifier: Qualifier | null; sampledOn: string }>(sql`
    select r.value, r.qualifier, r.sampled_on from shown_result r
    join sample s on s.project_id = r.project_id and s.id = r.sample_id and s.type = 'normal'
    where ${allOf([
      sql`r.project_id = ${scope.projectId} and r.station_id = ${stationId} and r.parameter_id = ${parameterId}`,
      sql`r.is_current and r.value is not null and ${isUsable}`,
      isApproved(scope),
      to ? sql`r.sampled_on <= ${to}::date` : null,
    ])}
    order by s.sampled_at desc, s.id desc limit 2`)

type Counted = {
  stations: readonly number[] | undefined
  parameters: readonly number[] | undefined
  from: string
  to: string
}

/** How many results of the water, air, noise or soil itself exceed between two days, of approved campaigns. */
export async function countExceedances(scope: ProjectScope, asked: Counted): Promise<number> {
  const limits = await readLimitsInForce(scope)
  const results = sql`
    select r.* from shown_result r
    join sample s on s.project_id = r.project_id and s.id = r.sample_id and s.type = 'normal'
    where ${allOf([
      sql`r.project_id = ${scope.projectId} and r.is_current`,
      isApproved(scope),
      sql`r.sampled_on between ${asked.from}::date and ${asked.to}::date`,
      asked.stations ? sql`r.station_id = any(${[...asked.stations]}::int[])` : null,
      asked.parameters ? sql`r.parameter_id = any(${[...asked.parameters]}::int[])` : null,
    ])}`
  const [found] = await scope.rows<{ count: number }>(sql`
    select count(*)::int as count from ${evaluatedResults(scope, { results, limits })} e
    where e.outcome = 'exceeds'`)
  return found?.count ?? 0
}
