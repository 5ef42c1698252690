import type { Well } from '@puquio/contract/levels/levels'
import { expect, it } from 'vitest'
import { chosenOf, depthOfWell, filteredWells } from '@puquio/contract/levels/shown-wells'
import { sorted } from './chosen-wells.ts'

const well = (id: number, levelM: number | null): Well => ({
  id,
  name: `PZ-${id}`,
  stationId: 1,
  station: { id: 1, code: `E-${id}`, name: 'Relavera' },
  kind: 'casagrande',
  terrainLevelM: 100,
  stickUpM: 1,
  depthM: 40,
  screenFromM: null,
  screenToM: null,
  lowM: null,
  highM: null,
  variableId: null,
  variable: null,
  note: '',
  position: null,
  state: levelM === null ? 'unmeasured' : 'normal',
  newest:
    levelM === null
      ? null
      : { at: '2026-02-01T15:00:00Z', levelM, source: 'sounding', state: 'measured' },
  change30M: null,
  retiredAt: null,
  version: 1,
})
const wells = [well(1, 80), well(2, null), well(10, 90)]
const ids = (of: readonly Well[]) => of.map(({ id }) => id)

it('finds wells by name, station and state', () => {
  expect(ids(filteredWells(wells, { search: 'pz-1', states: undefined }))).toEqual([1, 10])
  expect(ids(filteredWells(wells, { search: undefined, states: ['unmeasured'] }))).toEqual([2])
})

it('sorts names as people count, and what is not known last', () => {
  expect(ids(sorted(wells, '-name'))).toEqual([10, 2, 1])
  expect(ids(sorted(wells, 'levelM'))).toEqual([1, 10, 2])
  expect(ids(sorted(wells, '-levelM'))).toEqual([10, 1, 2])
  expect(ids(sorted(wells, 'nothing'))).toEqual([1, 2, 10])
})

it('draws what was chosen in its order, else the first ones with levels', () => {
  expect(ids(chosenOf(wells, [10, 7, 1]))).toEqual([10, 1])
  expect(ids(chosenOf(wells, undefined))).toEqual([1, 10])
})

it('counts the depth from the top of the pipe', () =>
  expect(wells.map(depthOfWell)).toEqual([21, null, 11]))
