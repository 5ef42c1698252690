import { expect, it } from 'vitest'
import { type Pace, secondsFor, withBytes } from './pace.ts'

const after = (...sent: [atMs: number, bytes: number][]): Pace =>
  sent.reduce((pace: Pace, [atMs, bytes]) => withBytes(pace, atMs, bytes), [])

it('tells how long the rest takes at the pace of late, and nothing before there is one', () => {
  expect(secondsFor([], 10)).toBeNull()
  expect(secondsFor(after([0, 500], [1_000, 500]), 10_000)).toBeNull()
  expect(secondsFor(after([0, 0], [2_000, 2_000]), 10_000)).toBe(10)
  expect(secondsFor(after([0, 0], [4_000, 0]), 10_000)).toBeNull()
})

it('forgets how the line was before', () => {
  const pace = after([0, 1_000_000], [30_000, 0], [40_000, 1_000])
  expect(secondsFor(pace, 100)).toBe(1)
})
