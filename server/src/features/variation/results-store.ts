import type { VariationFilters, VariationMark } from '@puquio/contract/laboratory/variation'
import type { Qualifier } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import {
  evaluatedResults,
  isApproved,
  type LimitsInForce,
  readLimitsInForce,
} from '../samples/service.ts'

export type Of = { parameterIds: readonly number[]; stationIds: readonly number[] }
type Days = Pick<VariationFilters, 'components' | 'from' | 'to' | 'unapproved'>

/** Results of a parameter at a station, in columns by time. */
export type SeriesRow = {
  parameterId: number
  stationId: number
  samples: number[]
  at: string[]
  values: (number | null)[]
  qualifiers: (Qualifier | null)[]
  marks: VariationMark[]
  /** Key, min and max of each one's limit, in lines: what else is known of it is the same for all (`comparedBy`). */
  compared: (string | null)[]
  latest: string
}

/**
 * Current results of normal samples; the sample's columns stand beside them, and so need not be joined again. A sample has
 * many results: `offset 0` has PostgreSQL find its text once.
 */
const measured = (scope: ProjectScope, { parameterIds, stationIds }: Of, days: Days): Sql => sql`
  select r.*, s.sampled_at, s.at from shown_result r
  join (
    select s.id, s.sampled_at, to_char(s.sampled_at at time zone ${scope.timeZone},
      case when s.has_time then 'YYYY-MM-DD"T"HH24:MI' else 'YYYY-MM-DD' end) as at
    from sample s where ${allOf([
      sql`s.project_id = ${scope.projectId} and s.type = 'normal' and s.station_id = any(${stationIds}::int[])`,
      ...onDays('s', days),
      days.components?.length
        ? sql`coalesce(s.component_id, 0) = any(${days.components}::int[])`
        : null,
      days.unapproved ? null : isApproved(scope),
    ])} offset 0) s on s.id = r.sample_id
  where ${allOf([
    sql`r.project_id = ${scope.projectId} and r.is_current`,
    sql`r.station_id = any(${stationIds}::int[]) and r.parameter_id = any(${parameterIds}::int[])`,
    ...onDays('r', days),
  ])}`

/** Of a sample and of its results, which repeat its day. */
const onDays = (table: 's' | 'r', { from, to }: Days): (Sql | null)[] => {
  const day = raw(`${table}.sampled_on`)
  return [from ? sql`${day} >= ${from}::date` : null, to ? sql`${day} <= ${to}::date` : null]
}

export async function countResults(scope: ProjectScope, of: Of, days: Days): Promise<number> {
  const [row] = await scope.rows<{ total: number }>(
    sql`select count(*)::int as total from (${measured(scope, of, days)}) r`,
  )
  return row?.total ?? 0
}

/** A series a row: each as JSON, which is read faster than a row for each of ten thousands of results. */
export const readSeries = (
  scope: ProjectScope,
  { of, days, limits }: { of: Of; days: Days; limits: LimitsInForce },
): Promise<SeriesRow[]> =>
  scope.rows<SeriesRow>(sql`
    select e.parameter_id, e.station_id,
      json_agg(e.sample_id ${inOrder}) as samples,
      json_agg(e.at ${inOrder}) as at,
      json_agg(${valueOf} ${inOrder}) as values,
      json_agg(e.qualifier ${inOrder}) as qualifiers,
      json_agg(case when e.applied_qualifier = 'R' then 'rejected' when e.outcome = 'exceeds' then 'exceeds'
        when e.is_warning then 'near' when e.outcome = 'cannot-be-determined' then 'unknown'
        when e.qualifier in ('<', '<=', 'trace') then 'hollow' else 'plain' end ${inOrder}) as marks,
      json_agg(e.limit_key || E'\\n' || coalesce(e.min::text, '') || E'\\n' || coalesce(e.max::text, '') ${inOrder}) as compared,
      max(e.entered_at) as latest
    from ${evaluatedResults(scope, { results: measured(scope, of, days), limits })} e
    group by 1, 2`)

/** "ND" without a number stands at its limit. */
const valueOf = sql`coalesce(e.value, case when e.qualifier in ('<', '<=') then coalesce(e.detection_limit, e.quantification_limit)
  when e.qualifier = 'trace' then e.quantification_limit end)`
const inOrder = sql`order by e.sampled_at, e.sample_id`

/** The limits of parameters at stations alone: of all of them it would read many more. */
export const limitsAt = (
  scope: ProjectScope,
  { stationIds, parameterIds }: Of,
): Promise<LimitsInForce> =>
  readLimitsInForce(scope, sql`select unnest(${stationIds}::int[])`, parameterIds)
