import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableSearch } from '../../ui/table/table-search.ts'
import { monitoringFiltersOf } from './list/monitoring-filters.ts'
import { additionSearch } from './search.ts'

const from = screens.AddMoreMonitoring.path

export const useAdditionSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = additionSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return {
    tab: values.tab,
    setTab: (tab: typeof values.tab) => write({ tab }),
    filters: monitoringFiltersOf(values),
    search: tableSearch(values, write, 'status'),
  }
}
