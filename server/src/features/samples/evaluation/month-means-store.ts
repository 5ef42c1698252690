import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { isUsable } from '../quality/rejected-store.ts'
import { placesOf } from './held-limits.ts'

/**
 * Returns, as a list of JSON, the means of calendar months over the years up to a sample's own, of which each weighs the
 * same; null of a single year (`meanOfMonthOverYears`). Each holds from its year until the next one: later years do not
 * change what was said of earlier ones. Null where no limit is a difference from one. Read before results are evaluated:
 * within, each process of a parallel plan would make them.
 */
export async function readMonthMeans(
  scope: ProjectScope,
  { special, several }: { special: string; several: string },
): Promise<string | null> {
  const [one, other] = [placesOf(special).differences, placesOf(several).differences]
  const stations = [...new Set([...one.stations, ...other.stations])]
  const parameters = [...new Set([...one.parameters, ...other.parameters])]
  if (stations.length === 0) return null
  const [row] = await scope.rows<{ means: string }>(sql`
    with of_month as (
      select r.station_id, r.parameter_id, date_trunc('month', r.sampled_on::timestamp) as starts_on,
        avg(r.value)::numeric::float8 as mean
      from shown_result r join sample s on s.project_id = r.project_id and s.id = r.sample_id and s.type = 'normal'
      where r.project_id = ${scope.projectId} and r.station_id = any(${stations}::int[])
        and r.parameter_id = any(${parameters}::int[]) and r.is_current and r.value is not null
        and ${isUsable}
      group by 1, 2, 3),
    of_year as (
      select station_id, parameter_id, extract(month from starts_on)::int as month,
        date_trunc('year', starts_on)::date as starts_on, mean
      from of_month),
    of_years as (
      select station_id, parameter_id, month, starts_on, lead(starts_on, 1, 'infinity') over years as ends_before,
        case when count(*) over years > 1 then (avg(mean) over years)::numeric::float8 end as mean
      from of_year window years as (partition by station_id, parameter_id, month order by starts_on))
    select coalesce(json_agg(m), '[]')::text as means from of_years m`)
  return row?.means ?? '[]'
}
