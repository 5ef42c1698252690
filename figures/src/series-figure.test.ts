import { describe, expect, it } from 'vitest'
import { monthTicks, niceTicks } from './drawing/nice-ticks.ts'
import { seriesFigure, type SeriesPoint } from './series-figure.ts'

const sizes = { width: 600, height: 240 }
const point = (month: number, value: number, rest: Partial<SeriesPoint> = {}): SeriesPoint => ({
  at: Date.UTC(2025, month - 1, 15),
  value,
  mark: 'plain',
  min: null,
  max: null,
  ...rest,
})

describe('ticks', () => {
  it('are round and hold every value', () => {
    expect(niceTicks(0, 0.23, 4)).toEqual([0, 0.1, 0.2, 0.3])
    expect(niceTicks(6.4, 8.1, 4)).toEqual([6, 6.5, 7, 7.5, 8, 8.5])
    expect(niceTicks(5, 5, 4)).toEqual([4, 6])
  })
  it('of time are first days of months, no more than there is room for', () => {
    const ticks = monthTicks(Date.UTC(2024, 10, 7), Date.UTC(2026, 10, 10), 9)
    expect(ticks.map((at) => new Date(at).toISOString().slice(0, 7))).toEqual([
      '2025-01',
      '2025-04',
      '2025-07',
      '2025-10',
      '2026-01',
      '2026-04',
      '2026-07',
      '2026-10',
    ])
  })
})

describe('a series', () => {
  it('runs through its results in the order of time, and keeps their places in what was given', () => {
    const figure = seriesFigure([point(3, 2), point(1, 4), point(2, 0)], sizes)
    expect(figure.points.map(({ index }) => index)).toEqual([1, 2, 0])
    const [first, second, third] = figure.points
    expect(first?.x).toBeLessThan(second?.x ?? 0)
    expect(second?.y).toBe(figure.frame.bottom)
    expect(third?.y).toBeGreaterThan(first?.y ?? 0)
    expect(figure.line).toBe(
      figure.points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join(''),
    )
  })
  it('draws a limit as steps, to the right edge, and says of one far above that it is beyond', () => {
    const near = seriesFigure(
      [point(1, 0.1, { max: 0.2 }), point(2, 0.3, { max: 0.2 }), point(3, 0.1, { max: 0.15 })],
      sizes,
    )
    expect(near.limits.map(({ bound, value }) => [bound, value])).toEqual([
      ['max', 0.2],
      ['max', 0.15],
    ])
    expect(near.limits.at(-1)?.path.endsWith(`H${near.frame.right}`)).toBe(true)
    expect(near.beyond).toEqual([])
    const far = seriesFigure([point(1, 0.1, { max: 5 }), point(2, 0.2, { max: 5 })], sizes)
    expect(far.limits).toEqual([])
    expect(far.beyond).toEqual([{ bound: 'max', value: 5 }])
    expect(Math.max(...far.yTicks.map(({ value }) => value))).toBeLessThan(1)
  })
  it('names each limit once, clear of the others', () => {
    const of = (month: number, max: number) => point(month, 7, { min: 6.5, max })
    const { limits, limitNames } = seriesFigure([of(1, 8.5), of(2, 8.4), of(3, 8.5)], sizes)
    expect(limits).toHaveLength(4)
    expect(limitNames.map(({ bound, value }) => [bound, value])).toEqual([
      ['max', 8.5],
      ['max', 8.4],
      ['min', 6.5],
    ])
    const [first, second] = limitNames
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(13)
  })
  it('draws a trend by its slope a year', () => {
    const points = Array.from({ length: 13 }, (_, month) => point(1 + month, 2 + month))
    const figure = seriesFigure(points, sizes, 12)
    const [, fromY, toY] = /^M[\d.]+ ([\d.]+)L[\d.]+ ([\d.]+)$/.exec(figure.trend ?? '') ?? []
    expect(Math.abs(Number(fromY) - (figure.points[0]?.y ?? 0))).toBeLessThan(3)
    expect(Math.abs(Number(toY) - (figure.points.at(-1)?.y ?? 0))).toBeLessThan(3)
    expect(seriesFigure(points, sizes).trend).toBeNull()
  })
  it('holds a single result', () => {
    const figure = seriesFigure([point(1, 7)], sizes)
    expect(figure.points).toHaveLength(1)
    expect(figure.points[0]?.x).toBeGreaterThan(figure.frame.left)
  })
})
