import { monitoringStatuses, monitoringTypes } from '@puquio/domain'
import {
  searchChoice,
  searchFlag,
  searchIds,
  searchMonth,
  searchNumber,
  searchOfTable,
} from '../../lib/search.ts'

const listSearch = searchOfTable(['estimatedOn', 'station', 'component', 'status']).extend({
  month: searchMonth,
  status: searchChoice(monitoringStatuses),
  stations: searchIds,
  components: searchIds,
  type: searchChoice(monitoringTypes),
  isMishap: searchFlag,
})

/** The address of a plan's follow-up: its list, and the monitoring that is open. */
export const followUpSearch = listSearch.extend({ monitoring: searchNumber() })

/** The address of what is added to a plan: the tab, and the list of what can be rescheduled. */
export const additionSearch = listSearch.extend({
  tab: searchChoice(['additional', 'workbook', 'reschedule']),
})
