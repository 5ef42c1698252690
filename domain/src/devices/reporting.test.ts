import { expect, test } from 'vitest'
import { clockSkewOf, latenessOf, reportingOf } from './reporting.ts'

const minuteMs = 60_000
const period = {
  intervalMs: 10 * minuteMs,
  graceMs: 15 * minuteMs,
  fromMs: 0,
  beforeMs: 100 * minuteMs,
}
const of = (minutes: readonly number[]) =>
  reportingOf({ ...period, arrivalsMs: minutes.map((minute) => minute * minuteMs) })

test('a device that keeps its interval misses nothing, whatever its jitter', () => {
  expect(of([5, 15, 25, 35, 45, 55, 65, 75, 85, 95])).toEqual({
    due: 10,
    came: 10,
    gaps: [],
    silentMs: 0,
  })
  expect(of([4, 16, 24, 36, 44, 56, 64, 76, 84, 96])).toMatchObject({ due: 10, came: 10 })
})

test('what comes together counts once, and what is missed is due', () => {
  expect(of([5, 5.1, 5.2, 15, 35, 45, 55, 65, 75, 85, 95])).toMatchObject({
    due: 10,
    came: 9,
    gaps: [],
  })
})

test('silence beyond interval and grace is a gap, at the ends of the period too', () => {
  const minutes = ({ fromMs, beforeMs }: { fromMs: number; beforeMs: number }) => [
    fromMs / minuteMs,
    beforeMs / minuteMs,
  ]
  const { gaps, silentMs, due } = of([30, 40, 66])
  expect(gaps.map(minutes)).toEqual([
    [66, 100],
    [40, 66],
    [0, 30],
  ])
  expect(silentMs).toBe(90 * minuteMs)
  expect(due).toBe(3 + 2 + 2 + 2)
  expect(of([]).gaps.map(minutes)).toEqual([[0, 100]])
})

test('what lies outside of the period is not looked at', () => {
  expect(of([-10, 100, 110])).toEqual(of([]))
})

test('no gap overlaps another, and none is shorter than what is allowed, over random arrivals', () => {
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let round = 0; round < 500; round++) {
    const arrivalsMs = Array.from(
      { length: Math.floor(random() * 20) },
      () => random() * period.beforeMs,
    ).toSorted((a, b) => a - b)
    const { gaps, came, due } = reportingOf({ ...period, arrivalsMs })
    expect(due).toBeGreaterThanOrEqual(came)
    let endMs = period.beforeMs
    for (const { fromMs, beforeMs } of gaps) {
      expect(beforeMs).toBeLessThanOrEqual(endMs)
      expect(beforeMs - fromMs).toBeGreaterThan(period.intervalMs + period.graceMs)
      endMs = fromMs
    }
  }
})

test('percentiles are lags that were counted, by the nearest rank', () => {
  expect(latenessOf([])).toBeNull()
  expect(latenessOf([{ lagS: 5, count: 1 }])).toEqual({
    count: 1,
    leastS: 5,
    p50S: 5,
    p90S: 5,
    p99S: 5,
    mostS: 5,
  })
  const counts = [
    { lagS: 300, count: 10 },
    { lagS: 2, count: 50 },
    { lagS: 10, count: 40 },
  ]
  expect(latenessOf(counts)).toEqual({
    count: 100,
    leastS: 2,
    p50S: 2,
    p90S: 10,
    p99S: 300,
    mostS: 300,
  })
})

test('a clock that is ahead shows, and one that is behind by more than a network takes', () => {
  expect(clockSkewOf({ leastS: -42 })).toEqual({ kind: 'ahead', seconds: 42 })
  expect(clockSkewOf({ leastS: -1 })).toEqual({ kind: 'none' })
  expect(clockSkewOf({ leastS: 59 })).toEqual({ kind: 'none' })
  expect(clockSkewOf({ leastS: 3600 })).toEqual({ kind: 'behind', seconds: 3600 })
})
