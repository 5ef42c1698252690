import { z } from 'zod'
import { searchChoice, searchDay, searchIds, searchText } from '../../lib/search.ts'

/** What a board shows: all of its panels take it that have a use for it. */
export const boardSearch = z.object({ from: searchDay, to: searchDay, stations: searchIds })

export const reportTabs = ['boards', 'made'] as const

/** `new` and `edit` (an identifier) open the editor. */
export const reportsSearch = z.object({
  tab: searchChoice(reportTabs),
  search: searchText,
  category: searchText,
  new: searchChoice(['board', 'environment-report']),
  edit: searchText,
})
