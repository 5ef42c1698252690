import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { tableQuery, tableSearch } from '../../../ui/table/table-search.ts'
import { nameSearch } from './search.ts'

const from = screens.CommitmentNames.path
const firstSort = 'standing'

/** The input of the list's call, from the address. */
export const nameQuery = (values: z.output<typeof nameSearch>) => ({
  ...tableQuery(values, firstSort),
  ...(values.matched === undefined ? {} : { matched: values.matched === 'yes' }),
})

export const useNameSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = nameSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, search: tableSearch(values, write, firstSort), query: nameQuery(values) }
}
