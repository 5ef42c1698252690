import { expect, test } from 'vitest'
import { graphSearch } from '../search.ts'
import { periodOf, rangeMs, rangeText, shiftMs, writeFixed, writeLive } from './period.ts'
import { moved, within, zoomed } from '../../../widgets/graph/lines/span.ts'

const now = Date.parse('2026-02-15T17:00:00Z')
const hourMs = 3_600_000
const read = (values: object) => periodOf(graphSearch.parse(values), now)

test('without times a graph is live: the last 24 hours, or the range of the address', () => {
  expect(read({})).toEqual({ fromMs: now - 24 * hourMs, toMs: now, isLive: true })
  expect(read({ range: '37m' }).fromMs).toBe(now - 37 * 60_000)
  expect(read({ range: 'week' }).fromMs).toBe(now - 24 * hourMs)
  expect(read({ range: '9999d' }).fromMs).toBe(now - 3653 * 24 * hourMs)
})

test('from and to make it stand still; what is no period is live', () => {
  const fixed = { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' }
  expect(read(fixed)).toEqual({
    fromMs: Date.parse(fixed.from),
    toMs: Date.parse(fixed.to),
    isLive: false,
  })
  for (const wrong of [{ from: fixed.to, to: fixed.from }, { from: fixed.from }, { to: 'now' }])
    expect(read(wrong).isLive).toBe(true)
})

test('an address gives back what was written into it', () => {
  const span = { fromMs: now - 7 * hourMs, toMs: now }
  expect(read(writeFixed(span))).toEqual({ ...span, isLive: false })
  expect(read(writeLive('7d')).toMs - read(writeLive('7d')).fromMs).toBe(7 * 24 * hourMs)
  expect(writeLive('24h')).toEqual({ range: undefined, from: undefined, to: undefined })
})

test('a range is written as briefly as it can be, to a hundredth', () => {
  expect([90_000, hourMs, 24 * hourMs, 48 * hourMs].map(rangeText)).toEqual([
    '90s',
    '1h',
    '24h',
    '2d',
  ])
  for (let seconds = 10; seconds < 3653 * 86_400; seconds = Math.round(seconds * 1.37 + 1)) {
    const spanMs = seconds * 1000
    const text = rangeText(spanMs)
    expect(graphSearch.parse({ range: text }).range).toBe(text)
    expect(Math.abs(rangeMs(text) / spanMs - 1)).toBeLessThan(0.01)
  }
})

test('zooming keeps the time below the pointer, and stays between seconds and years', () => {
  const span = { fromMs: now - 4 * hourMs, toMs: now }
  expect(zoomed(span, 2, now - 2 * hourMs)).toEqual({
    fromMs: now - 3 * hourMs,
    toMs: now - hourMs,
  })
  expect(zoomed(span, 2, now)).toEqual({ fromMs: now - 2 * hourMs, toMs: now })
  const near = zoomed(span, 1e9, now)
  expect(near.toMs - near.fromMs).toBe(10_000)
  const far = zoomed(span, 1e-9, now)
  expect(far.toMs - far.fromMs).toBe(3653 * 86_400_000)
})

test('moving keeps the length, and does not go before there were readings', () => {
  const span = { fromMs: now - hourMs, toMs: now }
  expect(moved(span, -hourMs)).toEqual({ fromMs: now - 2 * hourMs, toMs: now - hourMs })
  const first = Date.UTC(2000, 0, 1)
  expect(moved(span, -1e13)).toEqual({ fromMs: first, toMs: first + hourMs })
  expect(within({ fromMs: 1000.4 + first, toMs: first + 20_000.6 }).fromMs % 1000).toBe(0)
})

test('the time before is as long as the period, others are as long ago as they say', () => {
  expect(shiftMs('previous', 5 * hourMs)).toBe(5 * hourMs)
  expect(shiftMs('7d', 5 * hourMs)).toBe(7 * 24 * hourMs)
})
