import type { RouteInput } from '@puquio/contract'
import type { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { matrixSearch, reviewSearch } from './search.ts'

const from = screens.CommitmentMatrix.path
export const firstSort = 'place'

export type MatrixValues = z.output<typeof matrixSearch>
export type FilterValues = Omit<z.output<typeof reviewSearch>, 'commitment'>
export type FilterName = Exclude<keyof FilterValues, 'sort'>

/** Names of what narrows the list, the search included. */
export const filterNames = Object.keys(
  reviewSearch.omit({ commitment: true, sort: true }).shape,
) as FilterName[]

type ListQuery = NonNullable<RouteInput<typeof commitmentRoutes.list>['query']>
/** Each of these is passed on, so that a filter of the list that the address lacks does not compile. */
type Whole<Name extends keyof ListQuery> = { [One in Name]-?: ListQuery[One] | undefined }
type Filters = Whole<Exclude<keyof ListQuery, 'ids' | 'page' | 'size' | 'group'>>

/** What the address narrows the commitments by, as the calls take it. */
export const filtersOf = (values: FilterValues): Filters => ({
  sort: values.sort ?? firstSort,
  search: values.search,
  instruments: values.instruments,
  miningUnits: values.units,
  documents: values.documents,
  extraction: values.extraction,
  components: values.components,
  subcomponents: values.subcomponents,
  miningComponents: values.miningComponents,
  stations: values.stations,
  parameters: values.parameters,
  roles: values.roles,
  phases: values.phases,
  kinds: values.kinds,
  states: values.states,
  methods: values.methods,
  recognised: values.recognised,
  monitored: values.monitored,
})

/** The input of the list's call, from the address. */
export const matrixQuery = ({
  group,
  ...values
}: MatrixValues): Whole<Exclude<keyof ListQuery, 'ids'>> => ({
  ...filtersOf(values),
  ...tableQuery(values, firstSort),
  group,
})

export const useMatrixSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = matrixSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, search: tableSearch(values, write, firstSort), query: matrixQuery(values) }
}
