import { type StationKind, stationKinds } from '@puquio/contract/reference'
import { useSearch } from '@tanstack/react-router'
import { type TableSearch, useTableSearch } from '../../../ui/table/table-search.ts'

export type ListSearch = TableSearch & {
  isRetired: boolean
  kind: StationKind | undefined
  parentId: number | undefined
  /** Whether anything but the tab narrows the list. */
  isFiltered: boolean
}

/** The lists' filters, as the address has them; `sort` is the order of a list that nobody sorted. */
export const useListSearch = (sort: string): ListSearch => {
  const search = useTableSearch({ sort })
  const values: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const isRetired = values['retired'] === true
  const kind = stationKinds.find((one) => one === values['kind'])
  const parent = Number(values['parentId'])
  const parentId = Number.isInteger(parent) && parent > 0 ? parent : undefined
  const isFiltered = [search.search, kind, parentId].some((value) => value !== undefined)
  return { ...search, isRetired, kind, parentId, isFiltered: isFiltered || isRetired }
}

/** What the lists' calls take of it. */
export const queryOf = ({ page, size, sort, search, isRetired }: ListSearch) => ({
  page,
  size,
  ...(sort === undefined ? {} : { sort }),
  ...(search === undefined ? {} : { search }),
  ...(isRetired ? { retired: true } : {}),
})
