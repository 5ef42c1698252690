import { monitoringStatuses } from '@puquio/domain'
import { z } from 'zod'
import { searchChoice, searchIds, searchMonth } from '../../lib/search.ts'

/** The address of a plan's schedule; without a month the server chooses it. */
export const scheduleSearch = z.object({
  view: searchChoice(['table', 'map']),
  month: searchMonth,
  kind: searchChoice([...monitoringStatuses, 'additional', 'mishaps', 'withoutSample']),
  components: searchIds,
  subcomponents: searchIds,
  miningComponents: searchIds,
  sourceTypes: searchIds,
  stations: searchIds,
})
