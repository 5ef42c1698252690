import type { MonitoringStatus } from '@puquio/domain'
import type { z } from 'zod'
import type { scheduleSearch } from '../search.ts'
import type { Filters } from './filters.ts'

/** A count of the month that also filters the table. */
export type Kind = MonitoringStatus | 'additional' | 'mishaps' | 'withoutSample'

/** What the address of a plan's schedule says. */
export const readSearch = (values: z.infer<typeof scheduleSearch>) => {
  const filters: Filters = {
    components: values.components ?? [],
    subcomponents: values.subcomponents ?? [],
    miningComponents: values.miningComponents ?? [],
    sourceTypes: values.sourceTypes ?? [],
    stations: values.stations ?? [],
  }
  return { month: values.month, kind: values.kind, filters }
}
