import { expect, test } from 'vitest'
import { panelsOf } from './panels.ts'

const line = (id: number, unit: string) => ({ id, unit })
const shown = (lines: ReturnType<typeof line>[]) =>
  panelsOf(lines).map(({ axes }) =>
    axes.map(({ unit, lines: own }) => [unit, ...own.map(({ id }) => id)]),
  )

test('lines of one unit share an axis, in the order in which units come', () => {
  expect(shown([line(1, 'm'), line(2, 'kPa'), line(3, 'm '), line(4, 'kPa')])).toEqual([
    [
      ['m', 1, 3],
      ['kPa', 2, 4],
    ],
  ])
})

test('a panel has two axes; a third unit begins another one below', () => {
  expect(shown([line(1, 'm'), line(2, 'kPa'), line(3, '°C'), line(4, ''), line(5, 'V')])).toEqual([
    [
      ['m', 1],
      ['kPa', 2],
    ],
    [
      ['°C', 3],
      ['', 4],
    ],
    [['V', 5]],
  ])
  expect(shown([])).toEqual([])
})
