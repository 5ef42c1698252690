import type { StationKind } from '@puquio/contract/reference'
import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, searchSort, type SearchValues } from '../../../lib/search.ts'
import { type TableSearch, tableSearch } from '../../../ui/table/table-search.ts'
import { referenceSearch } from '../search.ts'

export type ListSearch<Sort extends string = string> = TableSearch<Sort> & {
  /** As the address has them. */
  values: z.output<typeof referenceSearch>
  isRetired: boolean
  kind: StationKind | undefined
  parentId: number | undefined
  /** Whether anything but the tab narrows the list. */
  isFiltered: boolean
}

const from = screens.ReferenceData.path

/**
 * The lists' filters, as the address has them: a list sorts by its own keys alone, and by `first`
 * where nobody sorted it.
 */
export const useListSearch = <const Key extends string>(
  keys: readonly Key[],
  first: NoInfer<Key>,
): ListSearch<Key | `-${Key}`> => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = referenceSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  const sort = searchSort(keys).parse(values.sort)
  const search = tableSearch<Key | `-${Key}`>({ ...values, sort }, write, first)
  const { kind, parentId, retired: isRetired = false } = values
  const isFiltered = [search.search, kind, parentId].some((value) => value !== undefined)
  return { ...search, values, isRetired, kind, parentId, isFiltered: isFiltered || isRetired }
}
