import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  firstOfMonth,
  isCalendarDate,
  lastOfMonth,
  monthOf,
} from './dates.ts'
import { seededInteger, seededRandom } from '../test/seeded-random.ts'

describe('isCalendarDate', () => {
  it.each(['2026-01-01', '2024-02-29', '2000-02-29', '2026-12-31', '9999-12-31'])('%s', (text) =>
    expect(isCalendarDate(text)).toBe(true),
  )
  it.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '2026-1-1',
    '0026-01-01',
    '2026-01-01T00:00:00Z',
    '2026-01-01\n',
    '2026/01/01',
  ])('not %j', (text) => expect(isCalendarDate(text)).toBe(false))
})

describe('addDays', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-01-01', 365, '2027-01-01'],
    ['2026-01-01', 0, '2026-01-01'],
  ])('%s %i: %s', (on, days, expected) => expect(addDays(on, days)).toBe(expected))
})

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -13, '2025-02-28'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('%s %i: %s', (on, months, expected) => expect(addMonths(on, months)).toBe(expected))
})

describe('months', () => {
  it('have a first and a last day', () => {
    expect(monthOf('2026-02-15')).toBe('2026-02')
    expect(firstOfMonth('2026-02-15')).toBe('2026-02-01')
    expect(firstOfMonth('2026-02')).toBe('2026-02-01')
    expect(lastOfMonth('2026-02-15')).toBe('2026-02-28')
    expect(lastOfMonth('2024-02')).toBe('2024-02-29')
  })

  it('have the length that the last day says', () => {
    const lengths = Array.from({ length: 12 }, (_, index) =>
      daysInMonth(addMonths('2026-01-01', index)),
    )
    expect(lengths).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    expect(daysInMonth('2100-02')).toBe(28)
  })
})

describe('arithmetic on random dates', () => {
  const random = seededRandom(3)
  const samples = Array.from({ length: 1_000 }, () => ({
    on: addDays('1990-01-01', seededInteger(random, 0, 40_000)),
    step: seededInteger(random, -2_000, 2_000),
  }))

  it('adds and subtracts alike', () => {
    for (const { on, step } of samples) {
      const moved = addDays(on, step)
      expect(isCalendarDate(moved)).toBe(true)
      expect(daysBetween(on, moved)).toBe(step)
      expect(addDays(moved, -step)).toBe(on)
    }
  })

  it('moves by months to the same day or to the last of a shorter month', () => {
    for (const { on, step } of samples) {
      const moved = addMonths(on, Math.trunc(step / 10))
      expect(isCalendarDate(moved)).toBe(true)
      if (moved.slice(8) !== on.slice(8)) expect(moved).toBe(lastOfMonth(moved))
    }
  })
})
