import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { commandSearch } from './search.ts'

const from = screens.ModiCommands.path
const firstSort = '-requested'

/** The input of the list's call, from the address. */
export const commandQuery = (values: z.output<typeof commandSearch>) => {
  const { page, size, sort } = tableQuery(values, firstSort)
  return { page, size, sort }
}

export const useCommandSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const search = tableSearch(
    values,
    (changes) =>
      void navigate({
        to: '.',
        search: commandSearch.parse(mergeSearch(values, changes)),
        replace: true,
      }),
    firstSort,
  )
  return { search, query: commandQuery(values) }
}
