import type { StationResultState } from '@puquio/contract/boards/map-subjects'
import type { StationState } from '@puquio/contract/boards/panel-data'
import type { Qualifier } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, sql } from '../../platform/db/sql.ts'
import { evaluatedResults, isApproved, isUsable, readLimitsInForce } from '../samples/service.ts'

type Asked = {
  stations?: readonly number[] | undefined
  parameters?: readonly number[] | undefined
  from?: string | undefined
  to?: string | undefined
}
type Row = Omit<StationState, 'newest'> & {
  value: number | null
  qualifier: Qualifier | null
  unit: string | null
}

/**
 * Stations with the gravest outcome of their newest approved sample in the period: of all parameters, or of those asked for, and of
 * one alone with its value.
 */
export async function readStationStates(
  scope: ProjectScope,
  { stations, parameters, from, to }: Asked,
): Promise<StationState[]> {
  const { projectId } = scope
  const some = stations?.length ? stations : null
  const shown = allOf([
    sql`r.project_id = ${projectId} and r.is_current and ${isUsable}`,
    parameters?.length ? sql`r.parameter_id = any(${[...parameters]}::int[])` : null,
  ])
  // Found first: the outcomes below are asked for these samples alone, and not looked for among all.
  const newest = await scope.rows<{ id: number; stationId: number }>(sql`
    select distinct on (s.station_id) s.id, s.station_id from sample s
    where ${allOf([
      sql`s.project_id = ${projectId} and s.type = 'normal'`,
      isApproved(scope),
      some ? sql`s.station_id = any(${[...some]}::int[])` : null,
      from ? sql`s.sampled_on >= ${from}::date` : null,
      to ? sql`s.sampled_on <= ${to}::date` : null,
      sql`exists (select from shown_result r where r.sample_id = s.id and ${shown})`,
    ])}
    order by s.station_id, s.sampled_at desc, s.id desc`)
  const sampleIds = newest.map(({ id }) => id)
  const limits = await readLimitsInForce(
    scope,
    sql`select unnest(${newest.map(({ stationId }) => stationId)}::int[])`,
  )
  const results = sql`
    select r.* from shown_result r where r.sample_id = any(${sampleIds}::int[]) and ${shown}`
  const isOne = parameters?.length === 1
  const rows = await scope.rows<Row>(sql`
    with e as materialized (select * from ${evaluatedResults(scope, { results, limits })} evaluated),
    states as (
      select e.station_id, max(e.sampled_on)::text as sampled_on,
        case when bool_or(e.outcome = 'exceeds') then 'exceeds' when bool_or(e.is_warning) then 'near-limit'
          when bool_or(e.outcome in ('complies', 'non-detect-complies')) then 'complies' else 'no-standard' end as state,
        min(e.value) as value, min(e.qualifier) as qualifier, min(e.parameter_id) as parameter_id
      from e group by 1)
    select s.id, s.code, s.name, s.latitude_deg, s.longitude_deg, x.state::text as state, x.sampled_on,
      case when ${isOne} then x.value end as value, case when ${isOne} then x.qualifier end as qualifier,
      case when ${isOne} then p.unit end as unit
    from station s left join states x on x.station_id = s.id
    left join parameter p on p.project_id = s.project_id and p.id = x.parameter_id
    where s.project_id = ${projectId} and ${some ? sql`s.id = any(${[...some]}::int[])` : sql`x.station_id is not null`}
    order by s.code collate "es-x-icu"`)
  return rows.map(({ value, qualifier, unit, ...row }) => ({
    ...row,
    state: row.state satisfies StationResultState | null,
    newest: value === null ? null : { value, qualifier, unit: unit ?? '' },
  }))
}
