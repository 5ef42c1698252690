import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { matrixSearch, type reviewSearch } from './search.ts'

const from = screens.CommitmentMatrix.path
export const firstSort = 'place'

export type MatrixValues = z.output<typeof matrixSearch>
export type FilterValues = Omit<z.output<typeof reviewSearch>, 'commitment'>

/** What the address narrows the commitments by, as the calls take it. */
export const filtersOf = ({ units, sort = firstSort, ...filters }: FilterValues) => ({
  ...filters,
  sort,
  miningUnits: units,
})

/** The input of the list's call, from the address. */
export const matrixQuery = ({ page, size, sort, search, group, ...filters }: MatrixValues) => ({
  ...filtersOf({ ...filters, search }),
  ...tableQuery({ page, size, sort, search }, firstSort),
  group,
})

/** Names of what narrows the list, the search included. */
export const filterNames = [
  'search',
  'instruments',
  'units',
  'documents',
  'extraction',
  'components',
  'subcomponents',
  'miningComponents',
  'stations',
  'parameters',
  'roles',
  'phases',
  'kinds',
  'states',
  'methods',
  'recognised',
  'monitored',
] as const

export const useMatrixSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = matrixSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, search: tableSearch(values, write, firstSort), query: matrixQuery(values) }
}
