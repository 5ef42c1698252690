import { describe, expect, it } from 'vitest'
import { type Frequency, marginDays, periodDays } from './frequencies.ts'

describe('frequencies', () => {
  it.each<[Frequency, number | null, number]>([
    ['daily', 1, 3],
    ['weekly', 7, 3],
    ['fortnightly', 14, 3],
    ['monthly', 30, 3],
    ['bimonthly', 60, 6],
    ['quarterly', 90, 9],
    ['four-monthly', 120, 12],
    ['half-yearly', 180, 15],
    ['yearly', 365, 15],
    ['seasonal', 180, 15],
    ['once', null, 3],
    ['on-event', null, 3],
  ])('%s has a period of %j days and N = %i', (frequency, period, margin) => {
    expect(periodDays(frequency)).toBe(period)
    expect(marginDays(frequency)).toBe(margin)
  })
})
