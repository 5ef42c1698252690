import { expect, it } from 'vitest'
import { type Box, type DrawnLine, gridNumbers } from './grid-numbers.ts'

const north = (value: number, x: number): DrawnLine => ({
  runs: 'north',
  value,
  unit: 'km',
  pixels: [
    { x, y: 600 },
    { x, y: -10 },
  ],
})
const east = (value: number, y: number): DrawnLine => ({
  runs: 'east',
  value,
  unit: 'km',
  pixels: [
    { x: -10, y },
    { x: 400, y },
  ],
})
const lines = [north(371, 100), north(372, 200), east(8783, 150), east(8784, 300)]

const numbers = (taken: readonly Box[]) =>
  gridNumbers(lines, {
    width: 360,
    height: 500,
    format: new Intl.NumberFormat('es-PE', { useGrouping: false }),
    widthOf: (text) => text.length * 6,
    taken,
  }).map(({ text }) => text.replace('\u202f', ' '))

it('writes eastings along the upper and northings along the right edge', () => {
  expect(numbers([])).toEqual(['371 km E', '372 km E', '8783 km N', '8784 km N'])
})

it('leaves out the number that would lie under a station’s code', () => {
  const code = { left: 290, right: 345, top: 140, bottom: 160 }
  expect(numbers([code])).toEqual(['371 km E', '372 km E', '8784 km N'])
})
