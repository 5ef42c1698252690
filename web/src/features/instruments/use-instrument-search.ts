import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { instrumentSearch } from './search.ts'

const from = screens.Commitments.path
const firstSort = '-year'

/** The input of the list's call, from the address. */
export const instrumentQuery = (values: z.output<typeof instrumentSearch>) => ({
  ...tableQuery(values, firstSort),
  miningUnits: values.units,
  kinds: values.kinds,
  year: values.year,
  view: values.view,
})

export const useInstrumentSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = instrumentSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return {
    values,
    search: tableSearch(values, write, firstSort),
    query: instrumentQuery(values),
  }
}
