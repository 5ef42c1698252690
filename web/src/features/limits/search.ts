import { searchChoice, searchFlag, searchOfTable, searchText } from '../../lib/search.ts'

const statistics = [
  'any-time',
  'annual-mean',
  'monthly-mean',
  'mean-1h',
  'mean-8h',
  'mean-24h',
  'day',
  'night',
] as const

/** The address of standards: limits, or which of them hold at stations. */
export const standardSearch = searchOfTable(['standard', 'parameter', 'validFrom', 'code']).extend({
  tab: searchChoice(['limits', 'stations']),
  standard: searchText,
  category: searchText,
  origin: searchChoice(['decree', 'own', 'instrument', 'baseline']),
  statistic: searchChoice(statistics),
  toBeVerified: searchFlag,
  retired: searchFlag,
  unknown: searchFlag,
})
