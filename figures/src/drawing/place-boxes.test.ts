import { expect, test } from 'vitest'
import { placeBoxes } from './place-boxes.ts'

const box = (x: number, y: number) => ({ x, y, width: 90, height: 34 })
const cover = (a: ReturnType<typeof box>, b: ReturnType<typeof box>) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2

test('a box that nothing covers stays, others move so that none covers another or what is taken', () => {
  const taken = [box(100, 100)]
  const wished = [
    box(400, 400),
    ...Array.from({ length: 30 }, (_, index) => box(100 + index, 100 - index)),
  ]
  const places = placeBoxes(wished, { taken })
  expect(places[0]).toEqual({ x: 400, y: 400 })
  const placed = [...taken, ...places.map(({ x, y }) => box(x, y))]
  for (const [index, one] of placed.entries())
    expect(placed.slice(index + 1).some((other) => cover(one, other))).toBe(false)
})
