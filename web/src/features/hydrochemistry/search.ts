import { diagramGroupings, diagramNames } from '@puquio/domain'
import { searchChoice, searchDay, searchFlag, searchIds, searchOfTable } from '../../lib/search.ts'

/** The address of the diagrams of water. */
export const hydrochemistrySearch = searchOfTable([
  'sampledOn',
  'station',
  'errorPercent',
  'tdsMgL',
]).extend({
  diagram: searchChoice(diagramNames),
  by: searchChoice(diagramGroupings),
  stations: searchIds,
  campaigns: searchIds,
  from: searchDay,
  to: searchDay,
  unapproved: searchFlag,
  path: searchFlag,
})
