import { searchFlag, searchOfTable } from '../../lib/search.ts'

/** The address of the reports that are awaited. */
export const awaitedReportSearch = searchOfTable(['sampledOn', 'station']).extend({
  late: searchFlag,
})
