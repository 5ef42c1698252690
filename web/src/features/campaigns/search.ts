import { searchChoice, searchOfTable } from '../../lib/search.ts'

/** The address of the list of campaigns. */
export const campaignSearch = searchOfTable(['name', 'lastOn', 'samples', 'approvedAt']).extend({
  state: searchChoice(['approved', 'unapproved']),
})
