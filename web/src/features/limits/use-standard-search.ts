import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, searchSort, type SearchValues } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { standardSearch } from './search.ts'

const from = screens.Standards.path
type Values = z.output<typeof standardSearch>

const limitSort = searchSort(['standard', 'parameter', 'validFrom'])
const stationSort = searchSort(['code'])

/** The input of the list of limits, from the address. */
export const limitQuery = (values: Values) => {
  const { standard, category, origin, statistic, toBeVerified, retired } = values
  const sort = limitSort.parse(values.sort)
  const listed = tableQuery({ ...values, sort }, 'standard')
  return { ...listed, standard, category, origin, statistic, toBeVerified, retired }
}

/** The input of the list of stations, from the address. */
export const stationQuery = (values: Values) => {
  const { standard, unknown } = values
  const sort = stationSort.parse(values.sort)
  return { ...tableQuery({ ...values, sort }, 'code'), standard, unknown }
}

export const useStandardSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = standardSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  const openTab = (tab: Values['tab']) =>
    void navigate({ to: '.', search: standardSearch.parse({ tab }), replace: true })
  const limits = tableSearch({ ...values, sort: limitSort.parse(values.sort) }, write, 'standard')
  const stations = tableSearch({ ...values, sort: stationSort.parse(values.sort) }, write, 'code')
  return { values, limits, stations, openTab }
}
