import type { Qualifier } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { evaluatedResults, isCompared, readLimitsInForce } from '../service.ts'

type Entered = { enteredAt: string; enteredBy: number }

/** A result above its limit, as a message names it. */
export type NamedExceedance = {
  station: string
  parameter: string
  value: number | null
  qualifier: Qualifier | null
  min: number | null
  max: number | null
  unit: string
}
export type Exceedances = {
  count: number
  stations: string[]
  /** Null where several samples exceed. */
  sampleId: number | null
  sampledOn: string
  highest: NamedExceedance[]
  /** The first so many, by station, parameter and day. */
  exceeding: { stationId: number; parameterId: number; on: string }[]
}

const namedResults = 3
/** Most exceedances that are looked at for repetitions. */
const lookedAt = 500
const namedStations = 5

/** Returns what of the results that were entered together exceeds its limit, null where nothing does. */
export async function readExceedances(
  scope: ProjectScope,
  { enteredAt, enteredBy }: Entered,
): Promise<Exceedances | null> {
  const isOfThem = sql`r.project_id = ${scope.projectId} and r.entered_at = ${enteredAt}::timestamptz
    and r.entered_by = ${enteredBy}`
  const results = sql`select r.* from shown_result r join sample s on s.project_id = r.project_id and s.id = r.sample_id
    where ${isOfThem} and r.is_current and ${isCompared}
      and r.sample_id in (select r.sample_id from result r where ${isOfThem} and r.is_current)`
  const stations = sql`select distinct r.station_id from (${results}) r`
  const limits = await readLimitsInForce(scope, stations)
  const [found] = await scope.rows<Omit<Exceedances, 'sampleId'> & { sampleIds: number[] }>(sql`
    with exceeding as (
      select r.sample_id, r.station_id, r.parameter_id, r.sampled_on, st.code as station, coalesce(nullif(p.symbol, ''), p.name ->> 'es') as parameter,
        r.value, r.qualifier, e.min, e.max, p.unit, e.share
      from (${results}) r
      join ${evaluatedResults(scope, { results, limits })} e
        on e.sample_id = r.sample_id and e.parameter_id = r.parameter_id and e.version = r.version
      join parameter p on p.project_id = r.project_id and p.id = r.parameter_id
      join station st on st.project_id = r.project_id and st.id = r.station_id
      where e.outcome = 'exceeds')
    select count(*)::int as count, max(sampled_on) as sampled_on,
      (array_agg(distinct sample_id))[:2] as sample_ids,
      (array_agg(distinct station order by station))[:${namedStations + 1}::int] as stations,
      (select jsonb_agg(h) from (
        select station, parameter, value, qualifier, min, max, unit from exceeding
        order by share desc nulls last, station, parameter limit ${namedResults}::int) h) as highest,
      (select jsonb_agg(distinct x) from (
        select station_id as "stationId", parameter_id as "parameterId", sampled_on as "on" from exceeding
        order by sampled_on desc limit ${lookedAt}::int) x) as exceeding
    from exceeding having count(*) > 0`)
  if (found === undefined) return null
  const { sampleIds, ...rest } = found
  return { ...rest, sampleId: sampleIds.length === 1 ? (sampleIds[0] ?? null) : null }
}

/** Returns codes of stations as a message names them: the first few. */
export const stationsText = (codes: readonly string[]): string =>
  codes.slice(0, namedStations).join(', ') + (codes.length > namedStations ? '…' : '')
