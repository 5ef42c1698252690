import { stationKinds } from '@puquio/domain'
import { searchChoice, searchFlag, searchNumber, searchOfTable } from '../../lib/search.ts'

export const itemSorts = ['name', 'parent', 'rule', 'retiredAt'] as const
export const stationSorts = [
  'code',
  'name',
  'kind',
  'altitudeM',
  'standard',
  'category',
  'retiredAt',
] as const

/** The address of the reference lists: what narrows and sorts the one that the path names. */
export const referenceSearch = searchOfTable([...itemSorts, ...stationSorts]).extend({
  retired: searchFlag,
  kind: searchChoice(stationKinds),
  parentId: searchNumber(),
})
