import { searchChoice, searchDay, searchFlag, searchIds, searchOfTable } from '../../lib/search.ts'

export const diagrams = [
  'piper',
  'stiff',
  'stiff-time',
  'stiff-map',
  'durov',
  'schoeller',
  'gibbs',
] as const
export const groupings = ['station', 'campaign', 'year', 'date'] as const

/** The address of the diagrams of water. */
export const hydrochemistrySearch = searchOfTable([
  'sampledOn',
  'station',
  'errorPercent',
  'tdsMgL',
]).extend({
  diagram: searchChoice(diagrams),
  by: searchChoice(groupings),
  stations: searchIds,
  campaigns: searchIds,
  from: searchDay,
  to: searchDay,
  unapproved: searchFlag,
  path: searchFlag,
})
