import { expect, test } from 'vitest'
import type { Columns } from './columns.ts'
import { axisRange, extentOf, readAxes, ticksWithin, writeAxes } from './value-range.ts'

const raw = (values: number[], count = values.map(() => 1)): Columns => ({
  level: 'raw',
  at: values.map((_, index) => index * 10),
  mean: values,
  min: [],
  max: [],
  count,
})

test('values are counted within the period, without suspect ones', () => {
  const columns = raw([99, 4, 7, -9999, 5, 99], [1, 1, 1, 0, 1, 1])
  expect(extentOf(columns, { fromMs: 10, toMs: 50 })).toEqual({ min: 4, max: 7 })
  expect(extentOf(columns, { fromMs: 30, toMs: 40 })).toBeNull()
})

test('buckets count from their lowest to their highest', () => {
  const columns: Columns = { ...raw([5]), level: '1h', min: [2], max: [9] }
  expect(extentOf(columns, { fromMs: 0, toMs: 1 })).toEqual({ min: 2, max: 9 })
})

test('an axis ends with round marks, and holds limits that are near', () => {
  const { range, ticks } = axisRange([{ min: 4.1, max: 7.3 }, null], [8, 900], 5)
  expect(range.max).toBeGreaterThanOrEqual(8)
  expect(range.max).toBeLessThan(20)
  expect([ticks[0], ticks.at(-1)]).toEqual([range.min, range.max])
})

test('a value alone stands inside, limits alone are shown, and nothing has an axis, too', () => {
  const { range } = axisRange([{ min: 4120, max: 4120 }], [], 5)
  expect(range.min).toBeLessThan(4120)
  expect(range.max).toBeGreaterThan(4120)
  expect(axisRange([null], [6, 9], 5).range.min).toBeLessThanOrEqual(6)
  expect(axisRange([], [], 5).range).toEqual({ min: expect.any(Number), max: expect.any(Number) })
  expect(axisRange([{ min: 0, max: 0 }], [], 5).range.min).toBeLessThan(0)
})

test('what is never below 0 has no axis there', () => {
  expect(axisRange([{ min: 0.1, max: 9 }], [], 5).range.min).toBe(0)
  expect(axisRange([{ min: -0.1, max: 9 }], [], 5).range.min).toBeLessThan(-0.1)
})

test('fixed axes are read back as they were written, and marked within', () => {
  const ranges = [
    { min: 0, max: 12.5 },
    { min: -3.25, max: 1e-7 },
  ]
  expect(readAxes(writeAxes(ranges))).toEqual(ranges)
  expect(readAxes(undefined)).toEqual([])
  expect(readAxes('5:5')).toEqual([{ min: 5, max: 6 }])
  expect(ticksWithin({ min: 0.3, max: 9.7 }, 5)).toEqual([2, 4, 6, 8])
})
