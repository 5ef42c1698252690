import { expect, it } from 'vitest'
import { addDays } from '../../../dates.ts'
import { zonedInstant } from '../../../time-zones.ts'
import { wallClockOf } from './wall-time.ts'

it.each(['America/Lima', 'Etc/GMT+5', 'Europe/London', 'Australia/Lord_Howe', 'America/Santiago'])(
  '%s has the instants of its clock on every day of a year',
  (zone) => {
    const clock = wallClockOf(zone)
    for (let day = 0; day < 366; day++)
      for (const time of ['00:00', '01:30', '02:15', '23:59']) {
        const on = addDays('2024-01-01', day)
        const instant = Date.parse(zonedInstant(on, time, zone))
        expect([on, time, clock?.(on, `${time}:30,25`)]).toEqual([on, time, instant + 30_250])
      }
  },
)

it.each([
  ['2026-02-29', '00:00:00'],
  ['2026-01-01', '24:00:00'],
  ['2026-01-01', '00:60:00'],
  ['2026-01-01', '00:00:60'],
  ['2026-01-01', '00:00'],
  ['26-01-01', '00:00:00'],
  ['1899-12-31', '00:00:00'],
  ['3000-01-01', '00:00:00'],
  ['9999-12-31', '00:00:00'],
])('%s %s is no instant', (on, time) => expect(wallClockOf('UTC')?.(on, time)).toBeNull())

it('reads the first and the last day that a date may be', () => {
  const clock = wallClockOf('UTC')
  expect(clock?.('1900-01-01', '00:00:00')).toBe(Date.parse('1900-01-01T00:00:00Z'))
  expect(clock?.('2999-12-31', '23:59:59')).toBe(Date.parse('2999-12-31T23:59:59Z'))
})

it.each(['', 'Mars/Olympus', '__proto__'])('%j is no zone', (zone) =>
  expect(wallClockOf(zone)).toBeNull(),
)
