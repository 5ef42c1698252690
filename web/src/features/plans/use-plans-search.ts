import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableSearch } from '../../ui/table/table-search.ts'
import { plansSearch } from './search.ts'

const from = screens.PlanningAndMonitoring.path

export const usePlansSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = plansSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  const { status, year, annulled = false } = values
  return { search: tableSearch(values, write, '-createdAt'), filters: { status, year, annulled } }
}

export type PlanFilterValues = ReturnType<typeof usePlansSearch>['filters']
