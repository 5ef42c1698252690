import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { resultTableSearch } from './search.ts'

export type TableSearchValues = z.output<typeof resultTableSearch>

const from = screens.ResultTable.path

/** The inputs of the table's two calls, from the address: without filters nothing is sent. */
export const tableQueries = ({ sort, exceeding, ...filters }: TableSearchValues) => ({
  columns: filters,
  rows: { ...filters, sort: sort ?? ('-sampledOn' as const), exceeding },
})

export const useTableSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const change = (changes: SearchValues) => {
    const search = resultTableSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, change }
}
