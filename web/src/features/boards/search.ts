import { z } from 'zod'
import { searchChoice, searchDay, searchIds, searchOfTable, searchText } from '../../lib/search.ts'

/** What a board shows: all of its panels take it that have a use for it. */
export const boardSearch = z.object({
  from: searchDay,
  to: searchDay,
  stations: searchIds,
  parameters: searchIds,
})

/** Besides the first one, of the boards. */
const reportTabs = ['made', 'schedules'] as const

/** `new` and `edit` (an identifier) open the editor. */
export const reportsSearch = searchOfTable(['requestedAt', 'title']).extend({
  tab: searchChoice(reportTabs),
  new: searchChoice(['board', 'environment-report']),
  edit: searchText,
})
