import type { ExportOptions, ExportSource } from '@puquio/contract/laboratory/data-exports'
import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { exportTerms } from './export-terms.ts'
import { partsOf } from './range-parts.ts'
import { chosen, chosenResults, type Days, type Selection } from './selection-store.ts'

const columns = {
  component: 'b.component_id',
  subcomponent: 'b.subcomponent_id',
  station: 'b.station_id',
  parameter: 'b.parameter_id',
}

/**
 * What occurs in a range, counted: whole years and months from the counts that triggers keep, the days of the months that
 * the range cuts from the results themselves.
 */
export async function readOptions(
  scope: ProjectScope,
  selection: Selection,
  language: Language,
  { source, readings }: Counted = { source: 'results', readings: [] },
): Promise<ExportOptions> {
  const { components, subcomponents, stations } = selection
  const below = (of: Selection) => chosen(of, columns)
  const [row] = await scope.rows<ExportOptions & { first: string | null; last: string | null }>(sql`
    with b as materialized (${countedOf(scope, selection, { source, readings })}),
    of_component as (select component_id as id, sum(results)::int as results from b group by 1),
    of_subcomponent as (
      select subcomponent_id as id, sum(results)::int as results from b where ${below({ components })} group by 1),
    of_station as (select station_id as id, sum(results)::int as results from b
      where ${below({ components, subcomponents })} group by 1),
    of_parameter as (select parameter_id as id, sum(results)::int as results from b
      where ${below({ components, subcomponents, stations })} group by 1)
    select
      (select coalesce(json_agg(json_build_object('id', o.id, 'name', coalesce(c.name, ${exportTerms.noComponent[language]}),
          'results', o.results) order by c.name nulls last), '[]')
        from of_component o left join environmental_component c on c.id = o.id) as components,
      (select coalesce(json_agg(json_build_object('id', o.id, 'name', coalesce(c.name, ${exportTerms.noSubcomponent[language]}),
          'results', o.results) order by c.name nulls last), '[]')
        from of_subcomponent o left join environmental_subcomponent c on c.id = o.id) as subcomponents,
      (select coalesce(json_agg(json_build_object('id', c.id, 'code', c.code, 'name', c.name, 'results', o.results) order by c.code), '[]')
        from of_station o join station c on c.id = o.id) as stations,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name ->> ${language}::text, 'unit', c.unit, 'results', o.results)
          order by c.name ->> ${language}::text), '[]')
        from of_parameter o join parameter c on c.id = o.id) as parameters,
      (select coalesce(sum(results), 0)::int from b where ${below(selection)}) as total,
      (select min(sampled_on) from result where project_id = ${scope.projectId} and is_current) as first,
      (select max(sampled_on) from result where project_id = ${scope.projectId} and is_current) as last`)
  const { first, last, ...options } = row as NonNullable<typeof row>
  return { ...options, span: first !== null && last !== null ? { from: first, to: last } : null }
}

/** Readings by variable: of no component, and of no station or parameter where their variable has none. */
type Counted = {
  source: ExportSource
  readings: readonly { stationId: number | null; parameterId: number | null; readings: number }[]
}

function countedOf(scope: ProjectScope, selection: Selection, { source, readings }: Counted): Sql {
  if (source === 'results') return counted(scope, selection)
  const ofReadings = sql`select 0 as component_id, 0 as subcomponent_id, k.station_id, k.parameter_id, k.results
    from unnest(${readings.map(({ stationId }) => stationId)}::int[], ${readings.map(({ parameterId }) => parameterId)}::int[],
      ${readings.map((one) => one.readings)}::bigint[]) k (station_id, parameter_id, results)`
  return source === 'readings'
    ? ofReadings
    : sql`${counted(scope, selection)} union all ${ofReadings}`
}

export async function countResults(scope: ProjectScope, selection: Selection): Promise<number> {
  const [row] = await scope.rows<{ total: number }>(sql`
    select coalesce(sum(results), 0)::int as total from (${counted(scope, selection)}) b
    where ${chosen(selection, columns)}`)
  return row?.total ?? 0
}

export type ResultCount = { id: number; results: number }

/** How many results of each station or parameter an export has. */
export const countsOf = (
  scope: ProjectScope,
  selection: Selection,
  of: 'station_id' | 'parameter_id',
): Promise<ResultCount[]> =>
  scope.rows<ResultCount>(sql`
    select ${raw(of)} as id, sum(results)::int as results from (${counted(scope, selection)}) b
    where ${chosen(selection, columns)} group by 1 having sum(results) > 0`)

export type OriginCount = ResultCount & { isCalculated: boolean }

/** How many results of each parameter an export has: those of laboratories, and those that are calculated. */
export async function countsByOrigin(
  scope: ProjectScope,
  selection: Selection & Days,
): Promise<OriginCount[]> {
  const calculated = await scope.rows<ResultCount>(sql`
    select r.parameter_id as id, count(*)::int as results
    from calculated_result r join sample s on s.project_id = r.project_id and s.id = r.sample_id
    where r.project_id = ${scope.projectId} and r.sampled_on between ${selection.from}::date and ${selection.to}::date
      and ${chosenResults(selection)} group by 1`)
  const found = new Map(calculated.map(({ id, results }) => [id, results]))
  const all = await countsOf(scope, selection, 'parameter_id')
  return all
    .flatMap(({ id, results }) => [
      { id, results: results - (found.get(id) ?? 0), isCalculated: false },
      { id, results: found.get(id) ?? 0, isCalculated: true },
    ])
    .filter(({ results }) => results > 0)
}

/** A sample's day is that of its results: said of both, so that no other samples are looked at. */
function counted({ projectId }: ProjectScope, selection: Selection): Sql {
  const { years, months, cut } = partsOf(selection)
  const groups = raw('component_id, subcomponent_id, station_id, parameter_id')
  const ofYears = sql`select ${groups}, results from result_year
    where ${allOf([
      sql`project_id = ${projectId}`,
      years?.from === undefined ? null : sql`year >= ${years.from}::int`,
      years?.before === undefined ? null : sql`year < ${years.before}::int`,
    ])}`
  const ofMonths = sql`select ${groups}, results from result_month
    where project_id = ${projectId} and month = any(${months}::date[])`
  const whole = [...(years ? [ofYears] : []), ...(months.length > 0 ? [ofMonths] : [])]
  return join(
    [
      ...(whole.length === 0
        ? []
        : [
            sql`select ${groups}, sum(results) as results from (${join(whole, ' union all ')}) w
              group by ${groups} having sum(results) > 0`,
          ]),
      ...cut.map(
        ({ from, to }) => sql`
          select coalesce(s.component_id, 0) as component_id, coalesce(s.subcomponent_id, 0) as subcomponent_id,
            r.station_id, r.parameter_id, count(*) as results
          from shown_result r join sample s on s.project_id = r.project_id and s.id = r.sample_id
            and s.sampled_on between ${from}::date and ${to}::date
          where r.project_id = ${projectId} and r.is_current and r.sampled_on between ${from}::date and ${to}::date
          group by 1, 2, 3, 4`,
      ),
    ],
    ' union all ',
  )
}
