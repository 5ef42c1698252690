import type { RouteAnswer } from '@puquio/contract'
import { type ReferenceItem, referenceRoutes, type Station } from '@puquio/contract/reference'
import type { StationKind } from '@puquio/domain'
import { useProject } from '../../lib/project/project-context.ts'
import { useApi } from '../../lib/api/use-api.ts'
import type { Option } from '../../ui/fields/option.ts'

export type Reference = RouteAnswer<typeof referenceRoutes.all>

/** Names change rarely. */
export const referenceOptions = { staleTime: 60_000 }

/** All lists of the current project, read once for all that name their entries; empty until they are loaded. */
export const useReference = (): Reference & { isLoaded: boolean } => {
  const params = { projectId: useProject().id }
  const { data } = useApi(referenceRoutes.all, { params }, referenceOptions)
  return { ...(data ?? empty), isLoaded: data !== undefined }
}

type Item = Pick<ReferenceItem, 'id' | 'name' | 'parentId' | 'retiredAt'>
type StationChoice = Pick<Station, 'id' | 'code' | 'name' | 'retiredAt'>
type RetiredName = (name: string) => string

/** Retired entries are offered only where one is chosen already. */
export const itemOptions = (
  items: readonly Item[],
  chosen: readonly number[],
  retiredName: RetiredName,
): Option<number>[] =>
  items
    .filter((item) => item.retiredAt === null || chosen.includes(item.id))
    .map((item) => ({
      key: item.id,
      name: item.retiredAt === null ? item.name : retiredName(item.name),
    }))

export const stationOptions = (
  stations: readonly StationChoice[],
  chosen: readonly number[],
  retiredName: RetiredName,
): Option<number>[] =>
  stations
    .filter((station) => station.retiredAt === null || chosen.includes(station.id))
    .map(({ id, code, name, retiredAt }) => ({
      key: id,
      code,
      name: retiredAt === null ? name : retiredName(name),
    }))

type FirstOf = {
  stations: readonly Pick<Station, 'id' | 'kind'>[]
  first: readonly StationKind[]
  groupOf: (kind: StationKind) => string
}

/** Those of some kinds, in the order of the kinds, before all others; as they are where there are none of them. */
export const firstOfKinds = (
  options: readonly Option<number>[],
  { stations, first, groupOf }: FirstOf,
): Option<number>[] => {
  const kinds = new Map(stations.map(({ id, kind }) => [id, kind]))
  const placeOf = ({ key }: Option<number>) => first.indexOf(kinds.get(key) ?? 'other')
  if (!options.some((option) => placeOf(option) >= 0)) return [...options]
  const rank = (option: Option<number>) => (placeOf(option) < 0 ? first.length : placeOf(option))
  return options
    .toSorted((one, other) => rank(one) - rank(other))
    .map((option) => ({ ...option, group: groupOf(kinds.get(option.key) ?? 'other') }))
}

/** The subcomponents of a component; of all where none is chosen. */
export const childrenOf = (
  items: readonly Item[],
  parentIds: readonly number[],
): readonly Item[] =>
  parentIds.length === 0
    ? items
    : items.filter(({ parentId }) => parentId !== null && parentIds.includes(parentId))

const emptyLists: Reference['lists'] = {
  components: [],
  subcomponents: [],
  'mining-components': [],
  'mining-units': [],
  'source-types': [],
  profiles: [],
  frequencies: [],
}
const empty: Reference = { lists: emptyLists, stations: [] }
