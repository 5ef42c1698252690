import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { parameterSearch } from './search.ts'

const from = screens.Parameters.path
const firstSort = 'name'

/** The input of the list's call, from the address. */
export const parameterQuery = (values: z.output<typeof parameterSearch>) => {
  const { group, matrix, kind, retired } = values
  return { ...tableQuery(values, firstSort), group, matrix, kind, retired }
}

export const useParameterSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = parameterSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, search: tableSearch(values, write, firstSort), query: parameterQuery(values) }
}
