import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { type Filters, noFilters } from './month/filters.ts'
import { type Kind, readSearch } from './month/search.ts'
import { scheduleSearch } from './search.ts'

const from = screens.PlanningDetail.path

/** Month, filters, the kind that is shown and the view live in the address. */
export const useScheduleSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = scheduleSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return {
    ...readSearch(values),
    view: values.view,
    setView: (view: typeof values.view) => write({ view }),
    setMonth: (month: string | undefined) => write({ month }),
    setFilters: (filters: Filters) => write(filters),
    clearFilters: () => write({ ...noFilters, kind: undefined }),
    /** The table of one station. */
    showStation: (id: number) =>
      write({ ...noFilters, stations: [id], kind: undefined, view: undefined }),
    setKind: (kind: Kind | undefined) => write({ kind }),
  }
}

export type ScheduleSearchControl = ReturnType<typeof useScheduleSearch>
