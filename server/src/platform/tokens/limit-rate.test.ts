import { expect, test } from 'vitest'
import { limitRate } from './limit-rate.ts'

test('each caller has so many calls, which come back with time', () => {
  let now = 0
  const take = limitRate(3, 60_000, () => now)
  expect([take(1), take(1), take(1)]).toEqual([0, 0, 0])
  expect(take(1)).toBeCloseTo(20_000)
  expect(take(2)).toBe(0)
  now = 19_000
  expect(take(1)).toBeCloseTo(1000)
  now = 20_000
  expect(take(1)).toBe(0)
  expect(take(1)).toBeCloseTo(20_000)
  now = 200_000
  expect([take(1), take(1), take(1)]).toEqual([0, 0, 0])
  expect(take(1)).toBeGreaterThan(0)
})

test('a hundred thousand callers cost no more each than a few', () => {
  const take = limitRate(60, 60_000, () => 0)
  const timed = (from: number, count: number) => {
    const startMs = performance.now()
    for (let caller = from; caller < from + count; caller++) take(caller)
    return performance.now() - startMs
  }
  timed(0, 100_000)
  // Looking through all of them at each call would take a hundred seconds.
  expect(timed(100_000, 90_000)).toBeLessThan(2000)
  expect(take(5)).toBe(0)
})
