import { type PlanStatus, planStatuses } from '@puquio/domain'
import type { SearchValues } from '../../../ui/table/table-search.ts'

export type PlanFilterValues = {
  status: PlanStatus | undefined
  year: number | undefined
  annulled: boolean
}

/** What the address says of the list; anything that it cannot mean is left out. */
export const planFiltersOf = (values: SearchValues): PlanFilterValues => {
  const year = Number(values['year'])
  return {
    status: planStatuses.find((status) => status === values['status']),
    year: Number.isInteger(year) && year >= 1000 && year <= 9999 ? year : undefined,
    annulled: String(values['annulled']) === 'true',
  }
}
