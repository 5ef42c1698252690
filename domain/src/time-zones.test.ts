import { describe, expect, it } from 'vitest'
import { addDays } from './dates.ts'
import { seededInteger, seededRandom } from '../test/seeded-random.ts'
import { todayIn, zonedInstant } from './time-zones.ts'

describe('todayIn', () => {
  it.each([
    ['America/Lima', '2026-01-01T04:59:59.999Z', '2025-12-31'],
    ['America/Lima', '2026-01-01T05:00:00.000Z', '2026-01-01'],
    ['UTC', '2026-01-01T00:00:00.000Z', '2026-01-01'],
    ['Asia/Tokyo', '2025-12-31T15:00:00.000Z', '2026-01-01'],
    ['America/Lima', '2024-03-01T03:00:00.000Z', '2024-02-29'],
  ])('%s at %s: %s', (zone, now, today) => expect(todayIn(zone, new Date(now))).toBe(today))
})

describe('zonedInstant', () => {
  it.each([
    ['2026-02-15', '08:30', 'America/Lima', '2026-02-15T13:30:00.000Z'],
    ['2026-12-31', '23:59', 'America/Lima', '2027-01-01T04:59:00.000Z'],
    ['2026-02-15', '00:00', 'UTC', '2026-02-15T00:00:00.000Z'],
    ['2026-02-15', '00:00', 'Asia/Kolkata', '2026-02-14T18:30:00.000Z'],
    // Chile: clocks go forward at the start of 2026-09-06, back at the end of 2026-04-04.
    ['2026-09-06', '00:30', 'America/Santiago', '2026-09-06T04:30:00.000Z'],
    ['2026-09-06', '01:30', 'America/Santiago', '2026-09-06T04:30:00.000Z'],
    ['2026-04-04', '23:30', 'America/Santiago', '2026-04-05T02:30:00.000Z'],
    ['2026-04-05', '00:30', 'America/Santiago', '2026-04-05T04:30:00.000Z'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ])('%s %s in %s: %s', (on, time, zone, instant) => {
    expect(zonedInstant(on, time, zone)).toBe(instant)
  })

  it('gives an instant of the same date back', () => {
    const random = seededRandom(9)
    const zones = ['America/Lima', 'America/Santiago', 'Europe/Paris', 'Pacific/Apia', 'UTC']
    for (let n = 0; n < 200; n++) {
      const on = addDays('2015-01-01', seededInteger(random, 0, 8_000))
      for (const zone of zones) {
        expect(todayIn(zone, new Date(zonedInstant(on, '12:00', zone)))).toBe(on)
      }
    }
  })
})
