import { ammoniaCells, type Outcome, type OutcomeReason } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { warningShare } from '../../laboratory-settings/service.ts'
import { type LimitsInForce, noLimits } from './in-force-store.ts'

/** Whether results of the sample `s` are compared with limits; those of blanks and spikes are not. */
export const isCompared = raw("s.type in ('normal', 'duplicate')")

const cells = JSON.stringify(ammoniaCells())

/** What a result is under the limits in force; the limit's columns are null without one. */
export type EvaluatedRow = {
  sampleId: number
  parameterId: number
  version: number
  outcome: Outcome
  reason: OutcomeReason | null
  isWarning: boolean
  share: number | null
  /** The bounds that were compared with, once they follow from the sample. */
  min: number | null
  max: number | null
  limitKey: string | null
  limitStandard: string | null
  limitCategory: string | null
  /** What the limit speaks of, where the result is expressed as another substance. */
  limitParameter: string | null
  limitUnit: string | null
  toBeVerified: boolean | null
}

/**
 * Returns the select of an `EvaluatedRow` for each row of `results`, a select of whole rows of `shown_result`, whose columns
 * it has, too, so that nothing need be joined to it again: `evaluate` and `evaluateUnder` of `domain` in SQL, which a
 * test compares. Only samples of the water, air, noise or soil itself have an outcome: the caller leaves blanks and
 * spikes out. `limits` are those of their stations.
 */
export const evaluatedResults = (
  scope: ProjectScope,
  { results, limits }: { results: Sql; limits: LimitsInForce },
): Sql => {
  const plain = sql`${comparedWith(scope, results, sql`left join ${rowsOf(limits.first)} on ${sameLimit(scope)} ${withoutCompanions}`)}
    where l.is_plain is not false`
  // Left out where no station has such limits: planning them takes longer than the rest.
  if (limits.special === noLimits && limits.several === noLimits) return sql`(${plain})`
  return sql`(
    with ammonia_cell as (
      select * from jsonb_to_recordset(${cells}::jsonb) as c(ph float8, "temperatureC" float8, max float8)),
    ${monthMeans(scope, limits)}
    ${plain}
    union all
    ${comparedWith(scope, results, sql`join ${rowsOf(limits.special)} on ${sameLimit(scope)} ${withCompanions}`)}
    union all
    (select distinct on (sample_id, parameter_id, version) * from (
      ${comparedWith(scope, results, sql`join ${rowsOf(limits.several)} on ${sameLimit(scope)} ${withCompanions}`)}
    ) several
    order by sample_id, parameter_id, version,
      array_position(array['exceeds', 'cannot-be-determined', 'complies', 'non-detect-complies', 'no-standard'], outcome),
      coalesce(share, 0) desc, place)
  )`
}

const rowsOf = (limits: string): Sql => sql`jsonb_to_recordset(${limits}::jsonb) as l(
  station_id int, parameter_id int, statistic text, matrix text, starts_on date, ends_before date, place int, kind text,
  min float8, max float8, ammonia_table text, times float8, divided float8, key text, standard text, category text,
  parameter text, unit text, to_be_verified boolean, is_plain boolean)`

/** Of noise the hour decides whether it is the day's or the night's; without an hour it has no limit. */
const sameLimit = (
  scope: ProjectScope,
): Sql => sql`l.station_id = r.station_id and l.parameter_id = r.parameter_id
  and r.sampled_on >= l.starts_on and r.sampled_on < l.ends_before
  and (l.matrix <> 'noise' or l.statistic = (
    select case when to_char(s.sampled_at at time zone ${scope.timeZone}, 'HH24:MI') > '07:00'
      and to_char(s.sampled_at at time zone ${scope.timeZone}, 'HH24:MI') <= '22:00' then 'day' else 'night' end
    from sample s where s.project_id = r.project_id and s.id = r.sample_id and s.has_time))`

/**
 * A result beside its limit, its outcome and the bounds that follow from its sample. Numbers are rounded where
 * `domain` rounds them: to 15 digits by the way through numeric.
 */
const comparedWith = (scope: ProjectScope, results: Sql, limits: Sql): Sql => sql`
  select r.*, o.outcome,
    case
      when l.kind is null or o.outcome in ('exceeds', 'complies', 'non-detect-complies') then null
      when o.outcome = 'no-standard' then 'not-applicable'
      when l.kind = 'difference' and mm.mean is null then 'no-monthly-mean'
      when l.kind = 'ammonia' and l.ammonia_table = 'marine' then 'table-not-collected'
      when l.kind = 'ammonia' and (a.ph is null or a.temperature is null) then 'no-ph-or-temperature'
      when l.kind = 'ammonia' and a.max is null then 'outside-table'
      when r.applied_qualifier = 'R' then 'rejected'
      when c.value is null then 'no-value'
      else 'not-decided'
    end as reason,
    o.outcome = 'complies' and w.share >= (${warningShare(scope)})::float8 - 1e-6
      and w.share::numeric >= ${warningShare(scope)} as is_warning,
    w.share::numeric::float8 as share, b.min, b.max,
    l.key as limit_key, l.standard as limit_standard, l.category as limit_category, l.parameter as limit_parameter,
    l.unit as limit_unit, l.to_be_verified, l.place
  from (${results}) r
  ${limits}
  cross join lateral (select ${valueOf} as value) v
  cross join lateral (select case when l.kind = 'difference' then round((v.value - mm.mean)::numeric, 9)::float8
    else v.value end as value) c
  cross join lateral (select
    case l.kind when 'bounds' then l.min when 'difference' then case when mm.mean is not null then l.min end end as min,
    case l.kind when 'bounds' then l.max when 'difference' then case when mm.mean is not null then l.max end
      when 'ammonia' then a.max end as max) b
  cross join lateral (select ${outcome} as outcome) o
  cross join lateral (select ${share} as share) w`

/** A plain number of the same sample; "<6" is no pH. */
const companion = (key: 'ph' | 'temperature') => sql`(
  select other.value from result other join parameter named on named.id = other.parameter_id and named.key = ${key}
  where other.project_id = r.project_id and other.sample_id = r.sample_id and other.is_current
    and other.qualifier is null and named.project_id = r.project_id limit 1)`

/** Most limits need none, which a million results should not look for. */
const withoutCompanions = raw(`cross join lateral (select null::float8 as mean) mm
  cross join lateral (select null::float8 as ph, null::float8 as temperature, null::float8 as max) a`)
/**
 * The means as rows of a function, of which the planner expects a hundred: of month_mean itself it expects one, and
 * would compare each result with every mean of the project.
 */
const withCompanions = sql`left join jsonb_to_recordset((select jsonb_agg(m) from month_mean m)) as mm(
    station_id int, parameter_id int, year int, month int, next_year int, mean float8) on mm.station_id = l.station_id and mm.parameter_id = l.parameter_id
    and mm.year <= extract(year from r.sampled_on)::int
    and mm.next_year > extract(year from r.sampled_on)::int and mm.month = extract(month from r.sampled_on)::int
  left join lateral (
    select x.*, (select max(max) from ammonia_cell k where x.ph >= 6 and x.temperature >= 0
      and k.ph >= x.ph and k."temperatureC" >= x.temperature) as max
    from (select ${companion('ph')} as ph, ${companion('temperature')} as temperature
      where l.kind = 'ammonia' and l.ammonia_table = 'fresh-water' offset 0) x offset 0) a on true`

/** Expressed as the limit's substance; of a non-detect without a number the limit of its report. */
const amount = `coalesce(r.value, case when r.qualifier in ('<', '<=') then coalesce(r.detection_limit, r.quantification_limit)
  when r.qualifier = 'trace' then r.quantification_limit end)`
const valueOf = raw(`case when l.times is null then ${amount}
  else (${amount} * l.times / l.divided)::numeric::float8 end`)

const isAtMost = "r.qualifier in ('<', '<=', 'trace')"
const outcome = raw(`case
  when l.kind is null or l.kind = 'not-applicable' or (l.kind in ('bounds', 'difference') and l.min is null and l.max is null)
    or (l.kind = 'ammonia' and l.ammonia_table is null) then 'no-standard'
  when r.applied_qualifier = 'R' or c.value is null or (b.min is null and b.max is null) then 'cannot-be-determined'
  when r.qualifier is null then case when c.value > b.max or c.value < b.min then 'exceeds' else 'complies' end
  when ${isAtMost} then case
    when b.min is not null then
      case when c.value < b.min or (c.value = b.min and r.qualifier <> '<=') then 'exceeds' else 'cannot-be-determined' end
    when c.value <= b.max then 'non-detect-complies'
    else 'cannot-be-determined' end
  when b.max is not null then
    case when c.value > b.max or (c.value = b.max and r.qualifier = '>') then 'exceeds' else 'cannot-be-determined' end
  when c.value >= b.min then 'complies'
  else 'cannot-be-determined' end`)

const share = raw(`case
  when ${isAtMost} or o.outcome in ('cannot-be-determined', 'no-standard') then null
  when b.min is not null and b.max is not null then
    case when b.max > b.min
      then round(abs(c.value - (b.min + b.max) / 2)::numeric, 9)::float8 / ((b.max - b.min) / 2) end
  when b.max is not null then case when b.max > 0 then c.value / b.max end
  when b.min > 0 and c.value > 0 then b.min / c.value end`)

/**
 * The mean of a calendar month over the years up to the sample's own, of which each weighs the same; of two years
 * and more (`meanOfMonthOverYears`). Later years do not change what was said of earlier ones.
 */
const monthMeans = (scope: ProjectScope, { special, several }: LimitsInForce): Sql => sql`
  year_mean as (
    select r.station_id, r.parameter_id, extract(year from r.sampled_on)::int as year,
      extract(month from r.sampled_on)::int as month, avg(r.value)::numeric::float8 as mean
    from (select station_id, parameter_id from ${rowsOf(special)} where kind = 'difference'
      union select station_id, parameter_id from ${rowsOf(several)} where kind = 'difference') d
    join shown_result r on r.project_id = ${scope.projectId} and r.station_id = d.station_id
      and r.parameter_id = d.parameter_id and r.is_current and r.value is not null
    join sample s on s.project_id = r.project_id and s.id = r.sample_id and s.type = 'normal'
    group by 1, 2, 3, 4),
  month_mean as (
    select station_id, parameter_id, year, month, lead(year, 1, 10000) over years as next_year,
      case when count(*) over years > 1 then (avg(mean) over years)::numeric::float8 end as mean
    from year_mean window years as (partition by station_id, parameter_id, month order by year))`
