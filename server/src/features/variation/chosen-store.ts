import {
  type VariationFilters,
  variationMost,
  type VariationParameter,
} from '@puquio/contract/laboratory/variation'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, type Sql, sql } from '../../platform/db/sql.ts'
import { groupOrder } from '../parameters/service.ts'

export type Chosen = {
  parameters: VariationParameter[]
  stations: { id: number; code: string; name: string }[]
  offered: { parameters: VariationParameter[]; stations: number }
  /** Results of whole months, of all kinds of samples: no more are shown. */
  atMost: number
}

/** What is shown without a choice: as many figures and lines as one takes in at a look. */
const unchosen = { parameters: 3, stations: 8 }
/** What mines look at first, of what occurs. */
const firstKeys = ['ph', 'as-total', 'cu-total', 'so4', 'fe-total', 'zn-total', 'conductivity']

/**
 * Returns the parameters and stations that are shown: those chosen, else those that mines look at first and the stations with
 * most results of them. What occurs is read from the counts of months, whole ones.
 */
export async function readChosen(scope: ProjectScope, filters: VariationFilters): Promise<Chosen> {
  const offered =
    filters.parameters?.length && filters.stations?.length
      ? await occurringAt(scope, filters, filters.stations)
      : await offeredParameters(scope, filters)
  const parameters = filters.parameters?.length
    ? await readParameters(scope, filters.parameters)
    : unchosenOf(offered)
  const counted = await countedStations(
    scope,
    filters,
    parameters.map(({ id }) => id),
  )
  const ids = filters.stations?.length
    ? filters.stations
    : counted.slice(0, unchosen.stations).map(({ id }) => id)
  const isShown = new Set(ids)
  return {
    atMost: counted.reduce((sum, { id, results }) => sum + (isShown.has(id) ? results : 0), 0),
    parameters: parameters
      .map(({ key: _, results: __, ...one }) => one)
      .slice(0, variationMost.parameters),
    stations: await readStations(scope, ids),
    offered: {
      parameters: offered.map(({ key: _, results: __, ...one }) => one),
      stations: counted.length,
    },
  }
}

type Counted = VariationParameter & { key: string; results: number }

function unchosenOf(offered: readonly Counted[]): Counted[] {
  const rank = ({ key }: Counted) => {
    const at = firstKeys.indexOf(key)
    return at < 0 ? firstKeys.length : at
  }
  return offered
    .toSorted((one, other) => rank(one) - rank(other) || other.results - one.results)
    .slice(0, unchosen.parameters)
}

const occurring = (scope: ProjectScope, { components, from, to }: VariationFilters): Sql =>
  allOf([
    sql`m.project_id = ${scope.projectId} and m.results > 0`,
    components?.length ? sql`m.component_id = any(${components}::int[])` : null,
    from ? sql`m.month >= date_trunc('month', ${from}::timestamp)::date` : null,
    to ? sql`m.month <= ${to}::date` : null,
  ])

const shown = sql`p.id, p.key, p.name, p.symbol, p.unit, p.fraction, p.parameter_group as "group"`

const offeredParameters = (scope: ProjectScope, filters: VariationFilters): Promise<Counted[]> =>
  scope.rows<Counted>(sql`
    select ${shown}, m.results
    from (select m.parameter_id, sum(m.results)::int as results from result_month m
      where ${allOf([
        occurring(scope, filters),
        filters.stations?.length ? sql`m.station_id = any(${filters.stations}::int[])` : null,
      ])} group by 1) m
    join parameter p on p.project_id = ${scope.projectId} and p.id = m.parameter_id
    order by ${groupOrder('p.parameter_group')}, p.id`)

/** Those offered at stations, uncounted: to find one month of each is less than to sum all of them. */
const occurringAt = (
  scope: ProjectScope,
  filters: VariationFilters,
  stations: readonly number[],
): Promise<Counted[]> =>
  scope.rows<Counted>(sql`
    select ${shown}, 0 as results from parameter p
    where p.project_id = ${scope.projectId} and exists (
      select from unnest(${stations}::int[]) s(id)
      cross join lateral (
        select from result_month m
        where ${occurring(scope, filters)} and m.station_id = s.id and m.parameter_id = p.id limit 1) m)
    order by ${groupOrder('p.parameter_group')}, p.id`)

const readParameters = (scope: ProjectScope, ids: readonly number[]): Promise<Counted[]> =>
  scope.rows<Counted>(sql`
    select ${shown}, 0 as results from parameter p
    where p.project_id = ${scope.projectId} and p.id = any(${ids}::int[])
    order by ${groupOrder('p.parameter_group')}, p.id`)

/** Each station by itself: the months of all parameters at once would be many more than those of some. */
const countedStations = (
  scope: ProjectScope,
  filters: VariationFilters,
  parameterIds: readonly number[],
): Promise<{ id: number; results: number }[]> =>
  scope.rows<{ id: number; results: number }>(sql`
    select s.id, c.results from station s
    cross join lateral (
      select sum(m.results)::int as results from result_month m
      where ${occurring(scope, filters)} and m.station_id = s.id and m.parameter_id = any(${parameterIds}::int[])) c
    where s.project_id = ${scope.projectId} and c.results > 0
    order by 2 desc, 1`)

const readStations = (scope: ProjectScope, ids: readonly number[]) =>
  scope.rows<Chosen['stations'][number]>(sql`
    select id, code, name from station where project_id = ${scope.projectId} and id = any(${ids}::int[])
    order by code collate "es-x-icu"`)

/** The environmental components of the samples of what is shown; without a name those without any. */
export const readComponents = (
  scope: ProjectScope,
  filters: VariationFilters,
): Promise<{ id: number; name: string | null }[]> =>
  scope.rows<{ id: number; name: string | null }>(sql`
    select m.component_id as id, c.name
    from (select distinct m.component_id from result_month m
      where ${occurring(scope, filters)} and m.parameter_id = any(${filters.parameters ?? []}::int[])
        and m.station_id = any(${filters.stations ?? []}::int[])) m
    left join environmental_component c on c.project_id = ${scope.projectId} and c.id = m.component_id
    order by c.name collate "es-x-icu" nulls last`)
