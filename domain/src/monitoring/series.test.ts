import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../dates.ts'
import { seededInteger, seededRandom } from '../../test/seeded-random.ts'
import { frequencies, type Frequency } from './frequencies.ts'
import { defaultSeasons, seasonAround } from './seasons.ts'
import { isLongerThan, seriesDates } from './series.ts'

const dates = (frequency: Frequency, startsOn: string, endsOn: string, limit = 100) =>
  seriesDates({ frequency, startsOn, endsOn }, limit)

describe('seriesDates', () => {
  it.each<[Frequency, string, string, string[]]>([
    ['daily', '2026-12-30', '2027-01-01', ['2026-12-30', '2026-12-31', '2027-01-01']],
    ['weekly', '2026-02-20', '2026-03-06', ['2026-02-20', '2026-02-27', '2026-03-06']],
    ['fortnightly', '2024-02-15', '2024-03-20', ['2024-02-15', '2024-02-29', '2024-03-14']],
    [
      'monthly',
      '2025-12-31',
      '2026-05-31',
      ['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ],
    ['bimonthly', '2026-08-31', '2026-12-31', ['2026-08-31', '2026-10-31', '2026-12-31']],
    [
      'quarterly',
      '2026-03-15',
      '2026-12-31',
      ['2026-03-15', '2026-06-15', '2026-09-15', '2026-12-15'],
    ],
    ['four-monthly', '2026-10-31', '2027-06-30', ['2026-10-31', '2027-02-28', '2027-06-30']],
    ['half-yearly', '2026-08-30', '2027-08-29', ['2026-08-30', '2027-02-28']],
    [
      'yearly',
      '2024-02-29',
      '2028-12-31',
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    ['once', '2026-03-15', '2026-12-31', ['2026-03-15']],
    ['on-event', '2026-03-15', '2026-12-31', ['2026-03-15']],
    ['monthly', '2026-03-15', '2026-03-15', ['2026-03-15']],
    ['monthly', '2026-03-15', '2026-03-14', []],
  ])('%s from %s to %s', (frequency, startsOn, endsOn, expected) => {
    expect(dates(frequency, startsOn, endsOn)).toEqual(expected)
  })

  it("carries a season's offset over the year's end", () => {
    // 15 January is day 75 of a wet season; so is 15 July of a dry one.
    expect(dates('seasonal', '2026-01-15', '2027-12-31')).toEqual([
      '2026-01-15',
      '2026-07-15',
      '2027-01-15',
      '2027-07-15',
    ])
  })

  it('keeps within the season, and returns to the offset where it fits again', () => {
    // Day 183 of a dry season (184 days) does not exist in a wet one (181, or 182 in a leap year).
    expect(dates('seasonal', '2026-10-31', '2028-12-31')).toEqual([
      '2026-10-31',
      '2027-04-30',
      '2027-10-31',
      '2028-04-30',
      '2028-10-31',
    ])
  })

  it("uses the project's seasons", () => {
    const seasons = { wetStartsMonth: 12, dryStartsMonth: 4 }
    const series = { startsOn: '2025-12-10', endsOn: '2026-12-31', seasons }
    expect(seriesDates({ frequency: 'seasonal', ...series }, 100)).toEqual([
      '2025-12-10',
      '2026-04-10',
      '2026-12-10',
    ])
  })

  it('stops at the limit', () => {
    expect(dates('daily', '2026-01-01', '9999-12-31', 4_001)).toHaveLength(4_001)
    expect(dates('daily', '2026-01-01', '2026-12-31', 0)).toEqual([])
  })
})

describe('a series of random dates', () => {
  const random = seededRandom(17)
  const samples = Array.from({ length: 200 }, () => {
    const startsOn = addDays('2015-01-01', seededInteger(random, 0, 7_000))
    return { startsOn, endsOn: addDays(startsOn, seededInteger(random, 0, 2_500)) }
  })

  it.each(frequencies)('%s begins at its start, rises and ends in time', (frequency) => {
    for (const { startsOn, endsOn } of samples) {
      const found = dates(frequency, startsOn, endsOn, 4_000)
      expect(found[0]).toBe(startsOn)
      expect(found.every((on, index) => index === 0 || on > (found[index - 1] ?? ''))).toBe(true)
      expect((found.at(-1) ?? '') <= endsOn).toBe(true)
    }
  })

  it.each(frequencies)(
    '%s is longer than one date less, and no longer than its own',
    (frequency) => {
      for (const { startsOn, endsOn } of samples) {
        const series = { frequency, startsOn, endsOn }
        const { length } = seriesDates(series, 4_000)
        expect([isLongerThan(series, length - 1), isLongerThan(series, length)]).toEqual([
          true,
          false,
        ])
      }
    },
  )

  it('seasonal has exactly one monitoring in each season', () => {
    for (const { startsOn, endsOn } of samples) {
      const found = dates('seasonal', startsOn, endsOn, 4_000)
      const seasons = found.map((on) => seasonAround(on, defaultSeasons).startsOn)
      expect(new Set(seasons).size).toBe(found.length)
      const gaps = seasons.slice(1).map((start, index) => daysBetween(seasons[index] ?? '', start))
      expect(gaps.every((days) => days >= 181 && days <= 184)).toBe(true)
    }
  })
})
