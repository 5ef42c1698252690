import { expect, test } from 'vitest'
import { type ReadingPoints, summaryOfPoints } from './points.ts'

const hours: ReadingPoints = {
  level: '1h',
  at: [0, 3_600_000],
  min: [1, 4],
  max: [9, 6],
  mean: [2, 5],
  count: [6, 2],
}

test('buckets give the extremes of their readings, and a mean in which each reading weighs alike', () => {
  expect(summaryOfPoints(hours)).toEqual({
    count: 8,
    suspect: 0,
    min: 1,
    max: 9,
    mean: (6 * 2 + 2 * 5) / 8,
    last: { atMs: 3_600_000, value: 5 },
  })
  expect(summaryOfPoints(hours, 1)).toMatchObject({ count: 2, min: 4, max: 6, mean: 5 })
  expect(summaryOfPoints(hours, 1, 1)).toBeNull()
})

test('suspect readings are counted, and left out of all else', () => {
  const raw = { ...hours, level: 'raw', min: [], max: [], mean: [2, 5000], count: [1, 0] } as const
  expect(summaryOfPoints(raw)).toMatchObject({
    count: 1,
    suspect: 1,
    min: 2,
    max: 2,
    mean: 2,
    last: { atMs: 0, value: 2 },
  })
  expect(summaryOfPoints(raw, 1)).toMatchObject({ count: 0, suspect: 1, mean: Number.NaN })
})
