import { searchChoice, searchFlag, searchOfTable } from '../../lib/search.ts'

const groups = [
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

/** The address of the parameters of a project. */
export const parameterSearch = searchOfTable(['name', 'symbol', 'group', 'unit']).extend({
  group: searchChoice(groups),
  matrix: searchChoice(['water', 'air', 'noise', 'soil']),
  kind: searchChoice(['shipped', 'own', 'calculated']),
  retired: searchFlag,
})
