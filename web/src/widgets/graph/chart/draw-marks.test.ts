import { expect, test } from 'vitest'
import { apart } from './draw-marks.ts'

const frame = { top: 0, height: 100 }
const places = (...given: number[]) =>
  apart(
    given.map((place) => ({ place })),
    10,
    frame,
  ).map(({ at }) => at)

test('names stand beside their lines where there is room', () => {
  expect(places(80, 20, 50)).toEqual([20, 50, 80])
})

test('names too near each other stand one below the other, within the frame', () => {
  expect(places(50, 52, 54)).toEqual([50, 60, 70])
  expect(places(0, 0)).toEqual([5, 15])
  expect(places(98, 99, 100)).toEqual([75, 85, 95])
})
