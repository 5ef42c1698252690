import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { awaitedReportSearch } from './search.ts'

const from = screens.AwaitedReports.path
const firstSort = 'sampledOn'

/** The input of the list's call, from the address. */
export const awaitedQuery = (values: z.output<typeof awaitedReportSearch>) => ({
  ...tableQuery(values, firstSort),
  late: values.late,
})

export const useAwaitedSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = awaitedReportSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return {
    late: values.late,
    search: tableSearch(values, write, firstSort),
    query: awaitedQuery(values),
  }
}
