import {
  type MonitoringStatus,
  monitoringStatuses,
  type MonitoringType,
  monitoringTypes,
} from '@puquio/domain'
import type { SearchValues } from '../../../ui/table/table-search.ts'

export type MonitoringFilterValues = {
  month: string | undefined
  status: MonitoringStatus | undefined
  stations: number[]
  components: number[]
  type: MonitoringType | undefined
  isMishap: true | undefined
}

/** What the address says of the list; anything that it cannot mean is left out. */
export const monitoringFiltersOf = (values: SearchValues): MonitoringFilterValues => ({
  month: textLike(values['month'], /^\d{4}-(0[1-9]|1[0-2])$/),
  status: monitoringStatuses.find((status) => status === values['status']),
  stations: idsOf(values['stations']),
  components: idsOf(values['components']),
  type: monitoringTypes.find((type) => type === values['type']),
  isMishap: String(values['isMishap']) === 'true' ? true : undefined,
})

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

/** A list in the address, whether it arrived as one number, as `1,2` or as an array. */
const idsOf = (value: unknown): number[] => {
  const given: unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',')
      : [value]
  return given.map(idOf).filter((id) => id !== null)
}

const textLike = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined
