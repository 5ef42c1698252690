import { screens } from '@puquio/domain'
import type { z } from 'zod'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { plansSearch } from './search.ts'

const from = screens.PlanningAndMonitoring.path

/** As on Home: what runs, what starts next, what is closed; annulled ones the latest first. */
const firstSort = ({ annulled }: z.output<typeof plansSearch>) =>
  annulled ? '-createdAt' : 'current'

/** The input of the list's call, from the address. */
export const plansQuery = (values: z.output<typeof plansSearch>) => {
  const { status, year, annulled } = values
  return { ...tableQuery(values, firstSort(values)), status, year, annulled }
}

export const usePlansSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = plansSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  const { status, year, annulled = false } = values
  return {
    search: tableSearch(values, write, firstSort(values)),
    filters: { status, year, annulled },
    query: plansQuery(values),
  }
}

export type PlanFilterValues = ReturnType<typeof usePlansSearch>['filters']
