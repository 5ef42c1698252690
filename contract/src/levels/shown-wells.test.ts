import { expect, it } from 'vitest'
import type { Well } from './levels.ts'
import { gradientWells, sectionWellsOf } from './shown-wells.ts'

const well = (id: number, at: readonly [number, number] | null, state: Well['state'] = 'normal') =>
  ({
    id,
    state,
    position: at && { longitudeDeg: -76.2 + at[0] / 1000, latitudeDeg: -11 + at[1] / 1000 },
  }) as Well

it('a gradient takes three wells with water that are in no line, of the section first', () => {
  const section = [well(1, [0, 0]), well(2, [1, 0], 'dry'), well(3, [2, 0]), well(4, [5, 0])]
  const all = [well(9, null), well(8, [9, 9], 'unmeasured'), ...section, well(5, [3, 4])]
  const ids = (chosen?: number[]) => gradientWells(all, section, chosen).map(({ id }) => id)
  expect(ids()).toEqual([1, 3, 5])
  expect(ids([4, 4, 2, 9, 5])).toEqual([4, 2, 5])
  expect(gradientWells(section, section, undefined).map(({ id }) => id)).toEqual([1, 3, 4])
})

it('a section takes one well of each place where none is chosen', () => {
  const measured = (id: number, at: readonly [number, number] | null) =>
    ({ ...well(id, at), newest: { levelM: 1 } }) as Well
  const wells = [measured(1, [0, 0]), measured(2, null), measured(3, [0, 0]), measured(4, [1, 0])]
  const ids = (chosen?: number[]) => sectionWellsOf(wells, chosen).map(({ id }) => id)
  expect(ids()).toEqual([1, 4])
  expect(ids([3, 1])).toEqual([3, 1])
})
