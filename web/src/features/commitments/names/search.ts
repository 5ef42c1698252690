import { searchChoice, searchOfTable } from '../../../lib/search.ts'

/** The address of the names by which plans call commitments. */
export const nameSearch = searchOfTable(['standing', 'name', 'instrument', 'monitorings']).extend({
  matched: searchChoice(['yes', 'no']),
})
