import { expect, test } from 'vitest'
import { nextMailAt } from './mail-times.ts'

// A Sunday, 12:00 in Lima.
const now = new Date('2026-02-15T12:00:00-05:00')
const next = (frequency: 'hourly' | 'daily' | 'weekly' | 'monthly', atTime: string, weekday = 1) =>
  nextMailAt({ frequency, atTime, weekday }, 'America/Lima', now).toISOString()

test('the next time is on the clock of the project', () => {
  expect(next('hourly', '00:10')).toBe('2026-02-15T17:10:00.000Z')
  expect(next('daily', '07:00')).toBe('2026-02-16T12:00:00.000Z')
  expect(next('daily', '18:30')).toBe('2026-02-15T23:30:00.000Z')
  expect(next('weekly', '07:00')).toBe('2026-02-16T12:00:00.000Z')
  expect(next('weekly', '07:00', 7)).toBe('2026-02-22T12:00:00.000Z')
  expect(next('monthly', '06:00')).toBe('2026-03-01T11:00:00.000Z')
})

test('it is after now, never now', () => {
  expect(next('daily', '12:00')).toBe('2026-02-16T17:00:00.000Z')
})
