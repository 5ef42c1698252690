import { expect, test } from 'vitest'
import type { Columns } from '../lines/columns.ts'
import {
  type LinePen,
  type Pen,
  type Place,
  suspectPlaces,
  traceBand,
  traceLine,
} from './line-path.ts'

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
  trace: (
    pen: LinePen & Pen,
    ...rest: Parameters<typeof traceLine> extends [unknown, ...infer R] ? R : never
  ) => void,
  columns: Columns,
  changes: Partial<Place> = {},
  window = { fromMs: 0, toMs: 1000 },
) => {
  const parts: string[] = []
  const at = (x: number, y: number) => `${Number(x.toFixed(6))},${Number(y.toFixed(6))}`
  const pen: LinePen & Pen = {
    dot: (x, y) => void parts.push(`D${at(x, y)}`),
    bar: (left, top, height) => void parts.push(`B${left},${top}+${height}`),
    moveTo: (x, y) => void parts.push(`M${at(x, y)}`),
    lineTo: (x, y) => void parts.push(`L${at(x, y)}`),
    closePath: () => void parts.push('Z'),
  }
  trace(pen, columns, { ...place, ...changes }, window)
  return parts.join(' ')
}

test('readings are joined, gaps stay open, and one alone is a dot', () => {
  expect(drawn(traceLine, raw([1, 5, 30, 60, 65], [10, 20, 30, 40, 50]))).toBe(
    'M1,90 L5,80 M30,70 D30,70 M60,60 L65,50',
  )
})

test('suspect readings are passed over; those beside them are joined', () => {
  expect(drawn(traceLine, raw([1, 4, 8], [10, 9999, 20], [1, 0, 1]))).toBe('M1,90 L8,80')
})

test('a pixel with several readings is filled from the lowest to the highest', () => {
  const scale = { times: 0.1, plus: 0 }
  const columns = raw([10, 12, 14, 16, 25], [10, 3, 40, 20, 5])
  expect(drawn(traceLine, columns, { x: scale, gapMs: 100 })).toBe('B1,59+39 M1.5,80 L2.5,95')
})

test('readings of a pixel that are nearly equal are a stroke, which no bar stands out of', () => {
  const scale = { times: 0.1, plus: 0 }
  const flat = raw([10, 12, 20, 25, 31], [10, 11, 10, 10, 10])
  expect(drawn(traceLine, flat, { x: scale, gapMs: 100 })).toBe('M1.5,89.5 L2.5,90 L3.1,90')
})

test('filled pixels beside each other meet, and strokes lead to those farther away', () => {
  const scale = { times: 0.1, plus: 0 }
  const near = raw([10, 12, 20, 22], [10, 20, 50, 60])
  expect(drawn(traceLine, near, { x: scale, gapMs: 100 })).toBe('B1,79+12 B2,39+42')
  const far = raw([10, 12, 50, 52], [10, 20, 50, 60])
  expect(drawn(traceLine, far, { x: scale, gapMs: 100 })).toBe('B1,79+12 M1.5,80 L5.5,50 B5,39+12')
})

test('many readings draw one bar a pixel at most, and reach as far', () => {
  const at = Array.from({ length: 100_000 }, (_, index) => index / 100)
  const mean = at.map((_, index) => (index * 7919) % 97)
  const bars = drawn(traceLine, raw(at, mean)).split(' ')
  expect(bars.length).toBe(1000)
  const ends = bars.map((bar) => bar.slice(1).split(/[,+]/).map(Number))
  expect(Math.min(...ends.map(([, top = 0]) => top))).toBe(3)
  expect(Math.max(...ends.map(([, top = 0, height = 0]) => top + height))).toBe(101)
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
  expect(drawn(traceLine, columns, scale, window)).toBe('M0.5,90 L1.5,80 M3.5,70 D3.5,70')
  expect(drawn(traceBand, raw([1, 2], [1, 2]))).toBe('')
})

test('suspect readings have marks of their own, one in a pixel', () => {
  const columns = raw([1, 1.2, 5, 8], [10, 11, 12, 13], [0, 0, 1, 0])
  expect(suspectPlaces(columns, place, { fromMs: 0, toMs: 1000 })).toEqual([
    { px: 1, py: 90 },
    { px: 8, py: 87 },
  ])
})
