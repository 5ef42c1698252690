import { searchChoice, searchIds, searchMatch, searchOfTable } from '../../lib/search.ts'

export const groups = [
  'field',
  'physical',
  'ions',
  'metals',
  'organics',
  'biological',
  'air',
  'noise',
  'soil',
] as const
const outcomes = [
  'exceeds',
  'complies',
  'non-detect-complies',
  'cannot-be-determined',
  'no-standard',
] as const
const importKey = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
export const day = /^[1-9]\d{3}-\d\d-\d\d$/

/** The address of laboratory results. */
export const sampleSearch = searchOfTable(['sampledOn', 'station']).extend({
  stations: searchIds,
  import: searchMatch(importKey),
  from: searchMatch(day),
  to: searchMatch(day),
  group: searchChoice(groups),
  outcome: searchChoice(outcomes),
})
