import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { packSearch } from './search.ts'

const from = screens.EvidencePacks.path
const firstSort = '-requestedAt'

/** The input of the list's call, from the address. */
export const packQuery = (values: z.output<typeof packSearch>) => {
  const { page, size, sort } = tableQuery(values, firstSort)
  return { page, size, sort }
}

export const usePackSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = packSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, write, search: tableSearch(values, write, firstSort), query: packQuery(values) }
}
