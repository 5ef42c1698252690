import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch } from '../../ui/table/table-search.ts'
import { type Filters, noFilters } from './month/filters.ts'
import { filterValues, type Kind, readSearch } from './month/search.ts'

/** The tab of the page. */
export const viewParam = 'view'

/** Month, filters and the kind that is shown live in the address. */
export const useScheduleSearch = () => {
  const values: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const write = (changes: Record<string, unknown>) => {
    const search = mergeSearch(values, changes)
    void navigate({ to: '.', search: () => search as never, replace: true, resetScroll: false })
  }
  return {
    ...readSearch(values),
    setMonth: (month: string | undefined) => write({ month }),
    setFilters: (filters: Filters) => write(filterValues(filters)),
    clearFilters: () => write({ ...filterValues(noFilters), kind: undefined }),
    /** The table of one station. */
    showStation: (id: number) =>
      write({
        ...filterValues({ ...noFilters, stations: [id] }),
        kind: undefined,
        [viewParam]: undefined,
      }),
    setKind: (kind: Kind | undefined) => write({ kind }),
  }
}

export type ScheduleSearchControl = ReturnType<typeof useScheduleSearch>
