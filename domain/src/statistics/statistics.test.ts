import { expect, test } from 'vitest'
import { boxOf } from './box.ts'
import { correlationOf } from './correlation.ts'
import { ascending, quantileOf } from './quantiles.ts'
import { summaryOf } from './summary.ts'

test('quantiles: the twelve wafers of NIST/SEMATECH e-Handbook 7.2.6.2', () => {
  const wafers = ascending([
    95.1772, 95.1567, 95.1937, 95.1959, 95.1442, 95.061, 95.1591, 95.1195, 95.1065, 95.0925, 95.199,
    95.1682,
  ])
  expect(quantileOf(wafers, 0.9)).toBeCloseTo(95.1957, 4)
  expect(quantileOf(wafers, 0)).toBe(95.061)
  expect(quantileOf(wafers, 1)).toBe(95.199)
  expect(quantileOf([], 0.5)).toBeNull()
  expect(quantileOf([7], 0.95)).toBe(7)
})

test('boxes: hinges take the median into both halves, and what lies beyond 1.5 of their distance is an outlier', () => {
  // Hinges of eleven and of six numbers, as the literature on quartiles gives them (Tukey's method).
  expect(boxOf([6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49])).toMatchObject({
    lower: 25.5,
    median: 40,
    upper: 42.5,
  })
  expect(boxOf([7, 15, 36, 39, 40, 41])).toMatchObject({ lower: 15, median: 37.5, upper: 40 })
  const box = boxOf([6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 69])
  expect(box?.whiskers).toEqual([6, 47])
  expect(box?.outliers).toEqual([69])
  expect(boxOf([3])).toMatchObject({ lower: 3, upper: 3, whiskers: [3, 3], outliers: [] })
  expect(boxOf([])).toBeNull()
})

test('correlation: the first set of Anscombe (1973), and ranks with ties', () => {
  const xs = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
  const ys = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
  const pairs = xs.map((x, index) => ({ x, y: ys[index] as number }))
  expect(correlationOf(pairs)?.r).toBeCloseTo(0.8164205, 7)
  // Ten people's IQ and hours before the television: −29/165.
  const iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110]
  const hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17]
  const watched = iq.map((x, index) => ({ x, y: hours[index] as number }))
  expect(correlationOf(watched)?.rho).toBeCloseTo(-29 / 165, 12)
  const tied = [
    { x: 1, y: 1 },
    { x: 1, y: 2 },
    { x: 2, y: 3 },
  ]
  expect(correlationOf(tied)?.rho).toBeCloseTo(Math.sqrt(3) / 2, 12)
  // Mean ranks 1, 2.5, 2.5, 4 against 1, 3, 2, 4; the lowest of them would give 0.9435.
  const middle = [1, 2, 2, 3].map((x, index) => ({ x, y: [1, 3, 2, 4][index] as number }))
  expect(correlationOf(middle)?.rho).toBeCloseTo(3 / Math.sqrt(10), 12)
  expect(correlationOf(tied.slice(0, 2))).toBeNull()
  expect(correlationOf(tied.map(({ x }) => ({ x, y: 4 })))).toEqual({
    count: 3,
    r: null,
    rho: null,
  })
})

test('a summary: non-detects enter by the rule, what was rejected or has no number does not', () => {
  const amounts = [
    { value: 4, qualifier: null },
    { value: 2, qualifier: '<' as const },
    { value: 8, qualifier: null },
    { value: null, qualifier: null },
    { value: 900, qualifier: null, isRejected: true },
  ]
  const counted = { count: 3, nonDetects: 1, median: 4, max: 8 }
  expect(summaryOf(amounts, 'half')).toMatchObject({ ...counted, min: 1 })
  expect(summaryOf(amounts, 'zero')).toMatchObject({ ...counted, min: 0 })
  expect(summaryOf(amounts, 'half').p95).toBeCloseTo(7.6, 12)
  expect(summaryOf([], 'half')).toEqual({
    count: 0,
    nonDetects: 0,
    min: null,
    median: null,
    p95: null,
    max: null,
  })
})
