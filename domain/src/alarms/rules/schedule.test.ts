import { expect, test } from 'vitest'
import { seededInteger, seededRandom } from '../../../test/seeded-random.ts'
import { isScheduled, nextScheduledMs } from './schedule.ts'

const inLima = (on: string, time: string) => Date.parse(`${on}T${time}:00-05:00`)
const weekdays = { days: [1, 2, 3, 4, 5], from: '07:00', until: '19:00' }
const nights = { days: [5], from: '22:00', until: '06:00' }
const sundays = { days: [7], from: '00:00', until: '00:00' }

// 16 January 2026 is a Friday.
test.each([
  [weekdays, '2026-01-16', '06:59', false],
  [weekdays, '2026-01-16', '07:00', true],
  [weekdays, '2026-01-16', '18:59', true],
  [weekdays, '2026-01-16', '19:00', false],
  [weekdays, '2026-01-17', '12:00', false],
  [nights, '2026-01-16', '05:00', false],
  [nights, '2026-01-16', '22:00', true],
  [nights, '2026-01-17', '05:59', true],
  [nights, '2026-01-17', '06:00', false],
  [nights, '2026-01-17', '22:00', false],
  [sundays, '2026-01-17', '23:59', false],
  [sundays, '2026-01-18', '00:00', true],
  [sundays, '2026-01-18', '23:59', true],
  [sundays, '2026-01-19', '00:00', false],
])('%j on %s at %s: %s', (schedule, on, time, expected) => {
  expect(isScheduled(schedule, inLima(on, time), 'America/Lima')).toBe(expected)
})

test('begins next on the next of its days', () => {
  const next = (on: string, time: string) =>
    nextScheduledMs(weekdays, inLima(on, time), 'America/Lima')
  expect(next('2026-01-16', '06:00')).toBe(inLima('2026-01-16', '07:00'))
  expect(next('2026-01-16', '19:00')).toBe(inLima('2026-01-19', '07:00'))
  expect(next('2026-01-16', '07:00')).toBe(inLima('2026-01-19', '07:00'))
  const weekly = { days: [5], from: '08:00', until: '09:00' }
  expect(nextScheduledMs(weekly, inLima('2026-01-16', '09:00'), 'America/Lima')).toBe(
    inLima('2026-01-23', '08:00'),
  )
  expect(nextScheduledMs({ ...weekdays, days: [] }, 0, 'America/Lima')).toBeNull()
})

test('is left out where a change of clocks leaves nothing of it', () => {
  const skipped = { days: [7], from: '02:15', until: '03:00' }
  const saturday = Date.parse('2026-03-28T12:00Z')
  expect(nextScheduledMs(skipped, saturday, 'Europe/Paris')).toBe(
    Date.parse('2026-04-05T02:15:00+02:00'),
  )
})

test('between an instant outside and the next beginning nothing is scheduled, where clocks change, too', () => {
  const random = seededRandom(72)
  const quarterMs = 15 * 60_000
  const time = () => {
    const minutes = seededInteger(random, 0, 95) * 15
    return [Math.floor(minutes / 60), minutes % 60]
      .map((part) => `${part}`.padStart(2, '0'))
      .join(':')
  }
  for (let round = 0; round < 150; round++) {
    const schedule = {
      days: [1, 2, 3, 4, 5, 6, 7].filter(() => random() < 0.5),
      from: time(),
      until: time(),
    }
    // Clocks change in Paris on 29 March and 25 October 2026.
    const around = Date.parse(random() < 0.5 ? '2026-03-27T00:00Z' : '2026-10-23T00:00Z')
    const atMs = around + seededInteger(random, 0, 4 * 96) * quarterMs
    if (isScheduled(schedule, atMs, 'Europe/Paris')) continue
    const nextMs = nextScheduledMs(schedule, atMs, 'Europe/Paris') ?? atMs + 8 * 96 * quarterMs
    for (let betweenMs = atMs; betweenMs < nextMs; betweenMs += quarterMs)
      expect(isScheduled(schedule, betweenMs, 'Europe/Paris')).toBe(false)
    if (schedule.days.length > 0) expect(isScheduled(schedule, nextMs, 'Europe/Paris')).toBe(true)
  }
})
