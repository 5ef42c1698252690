import { type Outcome, repeatedExceedances } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { readEvaluationSettings } from '../laboratory-settings/service.ts'
import { evaluatedResults, isCompared, readLimitsInForce } from './service.ts'

type Exceeding = { stationId: number; parameterId: number }

/** The name of a station, a parameter and a day among those where an exceedance is repeated. */
export const repeatedKey = ({ stationId, parameterId, on }: Exceeding & { on: string }): string =>
  `${stationId} ${parameterId} ${on}`

/**
 * Returns the keys of the days on which exceedances were repeated as often as the project says, for parameters that
 * exceed at a station: from the whole history, so that a page's edge changes nothing.
 */
export async function repeatedAmong(
  scope: ProjectScope,
  exceeding: readonly Exceeding[],
): Promise<ReadonlySet<string>> {
  if (exceeding.length === 0) return new Set()
  const stations = sql`select unnest(${[...new Set(exceeding.map(({ stationId }) => stationId))]}::int[])`
  const results = sql`select r.* from shown_result r
    join jsonb_to_recordset(${JSON.stringify(unique(exceeding))}::jsonb) as x("stationId" int, "parameterId" int)
      on x."stationId" = r.station_id and x."parameterId" = r.parameter_id
    join sample s on s.project_id = r.project_id and s.id = r.sample_id
    where r.project_id = ${scope.projectId} and r.is_current and ${isCompared}`
  const limits = await readLimitsInForce(scope, stations)
  const history = await scope.rows<Exceeding & { on: string; outcome: Outcome }>(sql`
    select s.station_id, e.parameter_id, s.sampled_on::text as "on", e.outcome
    from ${evaluatedResults(scope, { results, limits })} e
    join sample s on s.project_id = ${scope.projectId} and s.id = e.sample_id order by s.sampled_at, s.id`)
  const { repeatTimes: times, repeatDays: withinDays } = await readEvaluationSettings(scope)
  const series = Map.groupBy(history, ({ stationId, parameterId }) => `${stationId} ${parameterId}`)
  return new Set(
    [...series.values()].flatMap((dated) =>
      repeatedExceedances(dated, { times, withinDays }).map((on) =>
        repeatedKey({ ...(dated[0] as Exceeding), on }),
      ),
    ),
  )
}

const unique = (exceeding: readonly Exceeding[]): Exceeding[] => [
  ...new Map(
    exceeding.map(({ stationId, parameterId }) => [
      `${stationId} ${parameterId}`,
      { stationId, parameterId },
    ]),
  ).values(),
]
