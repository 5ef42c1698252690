import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { sampleSearch } from './search.ts'

const from = screens.LaboratoryData.path
const firstSort = '-sampledOn'

/** The input of the list's call, from the address. */
export const sampleQuery = (values: z.output<typeof sampleSearch>) => {
  const { stations, from: first, to, group, outcome, import: key } = values
  return {
    ...tableQuery(values, firstSort),
    stations,
    from: first,
    to,
    group,
    outcome,
    import: key,
  }
}

export const useSampleSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = sampleSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, search: tableSearch(values, write, firstSort), query: sampleQuery(values) }
}
