import type { z } from 'zod'
import { tableQuery } from '../../../ui/table/table-search.ts'
import type { followUpSearch } from '../search.ts'

type Address = z.infer<typeof followUpSearch>

/** The filters of the list that the address holds; no ids mean all. */
export const monitoringFiltersOf = (values: Omit<Address, 'monitoring'>) => ({
  month: values.month,
  status: values.status,
  stations: values.stations ?? [],
  components: values.components ?? [],
  type: values.type,
  isMishap: values.isMishap,
})

export const followUpSort = 'estimatedOn'

/** The input of the list's call, from the address. */
export const followUpQuery = (values: Address) => ({
  ...monitoringFiltersOf(values),
  ...tableQuery(values, followUpSort),
})

export type MonitoringFilterValues = ReturnType<typeof monitoringFiltersOf>

export const noFilters = {
  month: undefined,
  status: undefined,
  stations: undefined,
  components: undefined,
  type: undefined,
  isMishap: undefined,
  search: undefined,
}

export const idOf = (value: unknown): number | null => {
  const id = Number(value)
  return Number.isInteger(id) && id > 0 ? id : null
}
