import type { ScheduleCombination } from '@puquio/contract/schedule'

/** From the widest to the narrowest: each narrows those that follow it. */
export const filterKeys = [
  'components',
  'subcomponents',
  'miningComponents',
  'sourceTypes',
  'stations',
] as const
export type FilterKey = (typeof filterKeys)[number]

/** An empty list means all. */
export type Filters = Record<FilterKey, readonly number[]>

export const noFilters: Filters = {
  components: [],
  subcomponents: [],
  miningComponents: [],
  sourceTypes: [],
  stations: [],
}

/** What a filter can offer: what occurs in the plan together with the choices of the wider filters. */
export const offered = (
  key: FilterKey,
  filters: Filters,
  combinations: readonly ScheduleCombination[],
): Set<number> => {
  const wider = filterKeys.slice(0, filterKeys.indexOf(key))
  const found = combinations
    .filter((one) => wider.every((other) => admits(filters[other], one[fields[other]])))
    .map((one) => one[fields[key]])
  return new Set(found.filter((id) => id !== null))
}

/** Sets one filter; choices of the narrower ones that no longer occur with it are taken out. */
export const withFilter = (
  key: FilterKey,
  chosen: readonly number[],
  filters: Filters,
  combinations: readonly ScheduleCombination[],
): Filters => {
  const narrower = filterKeys.slice(filterKeys.indexOf(key) + 1)
  return narrower.reduce<Filters>(
    (changed, other) => {
      const possible = offered(other, changed, combinations)
      return { ...changed, [other]: changed[other].filter((id) => possible.has(id)) }
    },
    { ...filters, [key]: chosen },
  )
}

const fields = {
  components: 'componentId',
  subcomponents: 'subcomponentId',
  miningComponents: 'miningComponentId',
  sourceTypes: 'sourceTypeId',
  stations: 'stationId',
} as const satisfies Record<FilterKey, keyof ScheduleCombination>

const admits = (chosen: readonly number[], id: number | null) =>
  chosen.length === 0 || (id !== null && chosen.includes(id))
