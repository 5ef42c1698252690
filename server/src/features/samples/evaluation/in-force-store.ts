import { speciesPairs, standards } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { readMonthMeans } from './month-means-store.ts'

/** Categories that are part of another, whose limits they have, too. */
const within = JSON.stringify(
  standards.flatMap(({ code, categories }) =>
    categories.map((one) => ({ standard: code, category: one.code, within: one.within ?? null })),
  ),
)
/** A result of the parameter `result` is compared with a limit of `compared`, after × `times` ÷ `divided`. */
const species = JSON.stringify(
  speciesPairs.flatMap(({ from, to, decree }) => [
    { result: from, compared: to, times: decree, divided: 1 },
    { result: to, compared: from, times: 1, divided: decree },
  ]),
)

/** An empty list of each. */
export const noLimits = '[]'

/** Limits in force as JSON, which `evaluatedResults` joins: joined as a subquery, of whose size the planner knows nothing, it was slow. */
export type LimitsInForce = {
  /** The limit that comes first, for every parameter at every station and between two days. */
  first: string
  /** Those that stand alone and follow from more than the result itself, or speak of another substance. */
  special: string
  /** Those of which several hold together. */
  several: string
  /** The means from which some of them are a difference; null where none is. */
  means: string | null
  /** The parameters that decide on the limit of ammonia. */
  phId: number | null
  temperatureId: number | null
  /** Whether any is of noise, whose hour counts. */
  hasNoise: boolean
}

/**
 * Returns the limits that results are compared with, `limitsInForce` of `domain` for all days at once, at the
 * stations of a select of ids or at all, and of some parameters or all. A test compares both over thousands of random
 * samples.
 */
export async function readLimitsInForce(
  scope: ProjectScope,
  stations: Sql = sql`select id from station where project_id = ${scope.projectId}`,
  parameterIds?: readonly number[],
): Promise<LimitsInForce> {
  const of = parameterIds ? sql`${ofResults} and p.id = any(${parameterIds}::int[])` : ofResults
  const [found] = await scope.rows<Omit<LimitsInForce, 'means'>>(sql`
    with ${limitTables(scope, stations, of)}
    select coalesce(json_agg(l) filter (where place = 1), '[]')::text as first,
      coalesce(json_agg(l) filter (where among = 1 and not is_plain), '[]')::text as special,
      coalesce(json_agg(l) filter (where among > 1), '[]')::text as several,
      coalesce(bool_or(matrix = 'noise'), false) as has_noise,
      (select id from parameter where project_id = ${scope.projectId} and key = 'ph') as ph_id,
      (select id from parameter where project_id = ${scope.projectId} and key = 'temperature') as temperature_id
    from (select station_id, parameter_id, statistic, matrix, starts_on, ends_before, place, among, kind,
        case when kind in ('bounds', 'difference') then min end as min,
        case when kind in ('bounds', 'difference') then max end as max,
        case when kind = 'ammonia' then ammonia_table end as ammonia_table,
        times, divided, key, standard, category, parameter, unit, to_be_verified,
        kind = 'difference' as is_difference, among = 1 and kind in ('bounds', 'not-applicable') and times is null as is_plain from in_force) l`)
  if (!found) throw new Error('An aggregate has a row')
  return { ...found, means: await readMonthMeans(scope, found) }
}

/** Limits `l` that speak of what one result of the parameter `p` is. */
const ofResults = raw("(p.matrix = 'noise' or p.reported_as = l.statistic)")

/**
 * The tables of a `with` that end in `in_force`: a row is a limit, among those `of` something, for a parameter at a station
 * between two days; `place` counts those that hold together, `among` says how many they are. A project's own limits come
 * before a decree's under the same name, those of a category before those of the one that it is part of, later ones
 * before earlier ones.
 */
export const limitTables = (scope: ProjectScope, stations: Sql, of: Sql = ofResults): Sql => sql`
  listed_category as (
    select * from jsonb_to_recordset(${within}::jsonb) as c(standard text, category text, within text)),
  substance as (
    select * from jsonb_to_recordset(${species}::jsonb) as s(result text, compared text, times float8, divided float8)),
  known_limit as (
    select 'shipped' as kept_as, l.id, l.key, l.standard, l.category, l.parameter, l.statistic, l.kind, l.min, l.max,
      l.ammonia_table, l.allowed_per_year, l.valid_from, l.valid_to, l.source, l.to_be_verified, 'decree' as origin, l.unit
    from shipped_limit l where l.retired_at is null
    union all
    select 'own', l.id, 'own/' || l.id, l.standard, l.category, p.key, l.statistic, l.kind, l.min, l.max,
      l.ammonia_table, l.allowed_per_year, l.valid_from, l.valid_to, l.source, l.confidence in ('medium', 'low'), l.origin,
      case l.kind when 'difference' then 'Δ' || p.unit else p.unit end
    from limit_value l join parameter p on p.id = l.parameter_id and p.project_id = l.project_id
    where l.project_id = ${scope.projectId} and l.retired_at is null),
  assigned as (
    select coalesce(a.assigned_id, 0) as id, a.station_id, a.position, a.standard, a.category, a.valid_from, a.valid_to,
      a.frozen_on
    from standard_at_station a where a.project_id = ${scope.projectId} and a.station_id in (${stations})),
  candidate as (
    select a.station_id, a.position, a.id as assigned_id, p.id as parameter_id, p.matrix, l.*,
      greatest(a.valid_from, case when a.frozen_on is null then l.valid_from end) as from_on,
      least(a.valid_to, case when a.frozen_on is null then l.valid_to end) as to_on,
      coalesce(l.category = c.within, false) as is_of_parent, l.parameter = p.key as is_of_parameter,
      case when p.key <> l.parameter then s.times end as times, case when p.key <> l.parameter then s.divided end as divided
    from assigned a
    left join listed_category c on c.standard = a.standard and c.category = a.category
    join known_limit l on l.standard = a.standard
      and (l.category is not distinct from a.category or l.category = c.within)
      and (a.frozen_on is null or (a.frozen_on >= l.valid_from and (l.valid_to is null or a.frozen_on <= l.valid_to)))
    left join substance s on s.compared = l.parameter
    join parameter p on p.project_id = ${scope.projectId} and (p.key = l.parameter or p.key = s.result)
      and ${of}),
  holding as (
    select * from candidate where to_on is null or from_on is null or from_on <= to_on),
  bounded as (
    select *, array_agg(coalesce(from_on, '-infinity')) over beside || array_agg(to_on + 1) over beside as days
    from holding window beside as (partition by station_id, parameter_id, statistic)),
  period as (
    select b.*, d.starts_on,
      coalesce((select min(day) from unnest(b.days) day where day > d.starts_on), 'infinity') as ends_before
    from bounded b cross join lateral (
      select distinct day as starts_on from unnest(b.days) day
      where day >= coalesce(b.from_on, '-infinity') and day <= coalesce(b.to_on, 'infinity')) d),
  held as (
    select p.*, p.kind <> 'not-applicable' as is_applicable,
      bool_or(p.is_of_parameter) over (partition by p.station_id, p.parameter_id, p.statistic, p.starts_on,
        p.position, p.assigned_id) as has_own
    from period p),
  placed as (
    select h.*, st.limit_choice, row_number() over (partition by h.station_id, h.parameter_id, h.statistic, h.starts_on
        order by h.is_applicable desc, h.position, h.assigned_id, h.kept_as, h.is_of_parent, h.valid_from desc, h.id) as place
    from held h join station st on st.id = h.station_id
    where h.is_of_parameter or not h.has_own),
  in_force as (
    select *, count(*) over (partition by station_id, parameter_id, statistic, starts_on) as among
    from placed where place = 1 or (limit_choice = 'strictest' and is_applicable))`
