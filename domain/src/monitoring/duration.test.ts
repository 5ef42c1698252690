import { describe, expect, it } from 'vitest'
import { durationHours } from './duration.ts'

describe('durationHours', () => {
  it.each([
    ['2026-02-15', '08:00', '2026-02-15', '09:30', 1.5],
    ['2026-02-15', '08:00', '2026-02-15', '08:01', 0.02],
    ['2026-02-15', '08:00', '2026-02-15', '08:20', 0.33],
    ['2026-02-15', '08:00', '2026-02-15', '08:40', 0.67],
    ['2026-02-15', '08:00', '2026-02-15', '08:00', 0],
    ['2026-12-31', '23:30', '2027-01-01', '00:15', 0.75],
    ['2024-02-28', '00:00', '2024-03-01', '00:00', 48],
    ['2026-02-15', '08:00:18', '2026-02-15', '08:00:36', 0.01],
  ])('%s %s to %s %s: %d h', (startOn, startTime, endOn, endTime, hours) => {
    expect(durationHours(startOn, startTime, endOn, endTime)).toEqual({ hours, issue: null })
  })

  it('refuses an end before the start', () => {
    const refused = { hours: null, issue: 'end-before-start' }
    expect(durationHours('2026-02-15', '08:00', '2026-02-15', '07:59')).toEqual(refused)
    expect(durationHours('2026-02-15', '08:00', '2026-02-14', '09:00')).toEqual(refused)
  })

  it.each([
    [null, '08:00', '2026-02-15', '09:00'],
    ['2026-02-15', '', '2026-02-15', '09:00'],
    ['2026-02-15', '08:00', '2026-02-30', '09:00'],
    ['2026-02-15', '08:00', '2026-02-15', '24:00'],
    ['2026-02-15', '8:00', '2026-02-15', '09:00'],
  ])('is incomplete: %j %j %j %j', (startOn, startTime, endOn, endTime) => {
    expect(durationHours(startOn, startTime, endOn, endTime).issue).toBe('incomplete')
  })
})
