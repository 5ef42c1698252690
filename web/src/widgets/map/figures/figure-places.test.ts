import { expect, it } from 'vitest'
import { figurePlaces, paddingAround, type Padding } from './figure-places.ts'

const least: Padding = [48, 84, 48, 48]
const size = { width: 800, height: 480 }
const figures = Array.from({ length: 5 }, () => ({ width: 120, height: 36 }))
/** Stations in a row that fills the map less its padding, two of them at one place. */
const stationsAt = ([top, right, bottom, left]: Padding) =>
  [0, 0.5, 0.5, 0.9, 1].map((share) => ({
    x: left + share * (size.width - left - right),
    y: top + share * (size.height - top - bottom),
  }))

it('shows each picture whole, however far it moved from its station', () => {
  const isWhole = (padding: Padding) =>
    figurePlaces(figures, stationsAt(padding)).every(
      ({ x, y }) => x >= 60 && x <= size.width - 60 && y >= 18 && y <= size.height - 18,
    )
  expect(isWhole(least)).toBe(false)
  expect(isWhole(paddingAround(figures, least, size, stationsAt))).toBe(true)
})

it('keeps the least padding where there are no pictures, and leaves half of the map', () => {
  expect(paddingAround([], least, size, stationsAt)).toEqual(least)
  const wide = [{ width: 4_000, height: 4_000 }]
  expect(paddingAround(wide, least, size, () => [{ x: 0, y: 0 }])).toEqual([120, 200, 48, 200])
})
