import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { ammoniaMax, companions } from './companions-store.ts'
import { placesOf } from './held-limits.ts'
import type { LimitsInForce } from './in-force-store.ts'

/**
 * Returns the select of all results, each beside the limit with which it is compared as it stands and alone, where there is
 * one. Its columns are those of `results`, the limit's, and
 * - `compared`: the value, expressed as the limit's substance, or less the mean of its month;
 * - `min`, `max`: the bounds, null where they do not follow from the sample, for which `missing` says the reason;
 * - `is_bounded`: whether there is a limit, and it bounds something.
 */
export const besideFirst = (
  { timeZone }: ProjectScope,
  results: Sql,
  { first, hasNoise }: LimitsInForce,
): Sql => sql`
  select r.*, ${ofLimit}, ${amount} as compared, l.min, l.max, null::text as missing,
    l.min is not null or l.max is not null as is_bounded
  from (${results}) r
  left join ${rowsOf(first)} on ${onItsDay} ${hasNoise ? atItsHour(timeZone) : raw('')}
  where l.is_plain is not false`

/**
 * Returns the same select of the results alone that have one of these limits, of which some speak of another substance or
 * follow from the sample.
 */
export const besideSpecial = (
  { projectId, timeZone }: ProjectScope,
  results: Sql,
  { held, means, phId, temperatureId, hasNoise }: LimitsInForce & { held: string },
): Sql => {
  const { all, differences, ammonia } = placesOf(held)
  return sql`
  select r.*, ${ofLimit},
    case when l.is_difference then floor((${amount} - mm.mean) * 1e9 + 0.5) / 1e9
      when l.times is not null then (${amount} * l.times / l.divided)::numeric::float8
      else ${amount} end as compared,
    case when not l.is_difference or mm.mean is not null then l.min end as min,
    case when l.ammonia_table is not null then ${ammoniaMax}
      when not l.is_difference or mm.mean is not null then l.max end as max,
    case
      when l.is_difference and mm.mean is null then 'no-monthly-mean'
      when l.ammonia_table = 'marine' then 'table-not-collected'
      when l.ammonia_table is not null and a.ph is null then 'no-ph-or-temperature'
      when l.ammonia_table is not null and ${ammoniaMax} is null then 'outside-table'
    end as missing,
    l.min is not null or l.max is not null or l.ammonia_table is not null as is_bounded
  from (${results}) r
  join ${rowsOf(held)} on ${onItsDay} ${hasNoise ? atItsHour(timeZone) : raw('')}
  ${differences.stations.length > 0 ? ofItsMonth(means) : noMean}
  ${companions({ projectId, stations: ammonia.stations, phId, temperatureId })}
  where r.station_id = any(${all.stations}::int[]) and r.parameter_id = any(${all.parameters}::int[])`
}

const rowsOf = (limits: string): Sql => sql`jsonb_to_recordset(${limits}::jsonb) as l(
  station_id int, parameter_id int, statistic text, matrix text, starts_on date, ends_before date, place int,
  is_difference boolean, min float8, max float8, ammonia_table text, times float8, divided float8, key text, standard text,
  category text, parameter text, unit text, to_be_verified boolean, is_plain boolean)`

const ofLimit = raw(`l.key as limit_key, l.standard as limit_standard, l.category as limit_category,
    l.parameter as limit_parameter, l.unit as limit_unit, l.to_be_verified, l.place`)

const onItsDay = raw(`l.station_id = r.station_id and l.parameter_id = r.parameter_id
    and r.sampled_on >= l.starts_on and r.sampled_on < l.ends_before`)

/**
 * Of noise the hour decides whether it is the day's or the night's; without an hour it has no limit. What looks into
 * each row's sample runs in one process alone.
 */
const atItsHour = (timeZone: string): Sql => sql`
  and (l.matrix <> 'noise' or l.statistic = (
    select case when to_char(s.sampled_at at time zone ${timeZone}, 'HH24:MI') > '07:00'
      and to_char(s.sampled_at at time zone ${timeZone}, 'HH24:MI') <= '22:00' then 'day' else 'night' end
    from sample s where s.project_id = r.project_id and s.id = r.sample_id and s.has_time))`

/** Of a non-detect without a number the limit of its report. */
const amount =
  raw(`coalesce(r.value, case when r.qualifier in ('<', '<=') then coalesce(r.detection_limit, r.quantification_limit)
  when r.qualifier = 'trace' then r.quantification_limit end)`)

const ofItsMonth = (means: string | null): Sql => sql`
  left join jsonb_to_recordset(${means}::jsonb) as mm(
      station_id int, parameter_id int, month int, starts_on date, ends_before date, mean float8)
    on mm.station_id = l.station_id and mm.parameter_id = l.parameter_id
    and mm.month = case when l.is_difference then extract(month from r.sampled_on)::int end
    and r.sampled_on >= mm.starts_on and r.sampled_on < mm.ends_before`

const noMean = raw('cross join (select null::float8 as mean) mm')
