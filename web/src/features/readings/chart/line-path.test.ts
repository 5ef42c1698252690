import { expect, test } from 'vitest'
import type { Columns } from '../lines/columns.ts'
import { type Pen, type Place, suspectPlaces, traceBand, traceLine } from './line-path.ts'

const raw = (at: number[], mean: number[], count = at.map(() => 1)): Columns => ({
  level: 'raw',
  at,
  mean,
  min: [],
  max: [],
  count,
})

/** One pixel for each ms; a value is as high above 100 as it is large. */
const place: Place = {
  x: { times: 1, plus: 0 },
  y: { times: -1, plus: 100 },
  gapMs: 10,
  shiftMs: 0,
}
const drawn = (
  trace: typeof traceLine,
  columns: Columns,
  changes: Partial<Place> = {},
  window = { fromMs: 0, toMs: 1000 },
) => {
  const parts: string[] = []
  const at = (x: number, y: number) => `${Number(x.toFixed(6))},${Number(y.toFixed(6))}`
  const pen: Pen = {
    moveTo: (x, y) => void parts.push(`M${at(x, y)}`),
    lineTo: (x, y) => void parts.push(`L${at(x, y)}`),
    closePath: () => void parts.push('Z'),
  }
  trace(pen, columns, { ...place, ...changes }, window)
  return parts.join(' ')
}

test('readings are joined, gaps stay open, and one alone is a dot', () => {
  expect(drawn(traceLine, raw([1, 5, 30, 60, 65], [10, 20, 30, 40, 50]))).toBe(
    'M1,90 L5,80 M30,70 L31,70 M60,60 L65,50',
  )
})

test('suspect readings are passed over; those beside them are joined', () => {
  expect(drawn(traceLine, raw([1, 4, 8], [10, 9999, 20], [1, 0, 1]))).toBe('M1,90 L8,80')
})

test('what shares a pixel keeps its first, lowest, highest and last value', () => {
  const scale = { times: 0.1, plus: 0 }
  const columns = raw([10, 12, 14, 16, 25], [10, 3, 40, 20, 5])
  expect(drawn(traceLine, columns, { x: scale, gapMs: 100 })).toBe(
    'M1.5,90 L1.5,97 L1.5,60 L1.5,80 L2.5,95',
  )
})

test('many readings draw as few points as there are pixels, and reach as far', () => {
  const at = Array.from({ length: 100_000 }, (_, index) => index / 100)
  const mean = at.map((_, index) => (index * 7919) % 97)
  const text = drawn(traceLine, raw(at, mean))
  const points = text.split(' ')
  expect(points.length).toBeLessThanOrEqual(4 * 1000)
  const ys = points.map((point) => Number(point.split(',')[1]))
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([100 - 96, 100])
})

test('only what is in sight is drawn, with a point more at either side', () => {
  const columns = raw([-20, -5, 5, 995, 1005, 1020], [1, 2, 3, 4, 5, 6])
  expect(drawn(traceLine, columns, { gapMs: 5000 })).toBe('M-5,98 L5,97 L995,96 L1005,95')
})

test('an earlier period is drawn so much later', () => {
  expect(drawn(traceLine, raw([-500, -495], [1, 2]), { shiftMs: 700 })).toBe('M200,99 L205,98')
})

test('buckets stand in their middle, with a band around each run without a gap', () => {
  const hour = 3_600_000
  const columns: Columns = {
    level: '1h',
    at: [0, hour, 3 * hour],
    mean: [10, 20, 30],
    min: [8, 15, 30],
    max: [12, 25, 31],
    count: [6, 6, 1],
  }
  const scale = { x: { times: 1 / hour, plus: 0 }, gapMs: 1.5 * hour }
  const window = { fromMs: 0, toMs: 4 * hour }
  expect(drawn(traceBand, columns, scale, window)).toBe(
    'M0.5,88 L1.5,75 L1.5,85 L0.5,92 Z M3.5,69 L3.5,70 Z',
  )
  expect(drawn(traceLine, columns, scale, window)).toBe('M0.5,90 L1.5,80 M3.5,70 L4.5,70')
  expect(drawn(traceBand, raw([1, 2], [1, 2]))).toBe('')
})

test('suspect readings have marks of their own, one in a pixel', () => {
  const columns = raw([1, 1.2, 5, 8], [10, 11, 12, 13], [0, 0, 1, 0])
  expect(suspectPlaces(columns, place, { fromMs: 0, toMs: 1000 })).toEqual([
    { px: 1, py: 90 },
    { px: 8, py: 87 },
  ])
})
