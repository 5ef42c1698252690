import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { defaultSeasons, seasonAfter, seasonAround } from './seasons.ts'

describe('seasonAround', () => {
  it.each([
    ['2026-01-15', '2025-11-01', '2026-04-30'],
    ['2026-04-30', '2025-11-01', '2026-04-30'],
    ['2026-05-01', '2026-05-01', '2026-10-31'],
    ['2026-10-31', '2026-05-01', '2026-10-31'],
    ['2026-11-01', '2026-11-01', '2027-04-30'],
    ['2026-12-31', '2026-11-01', '2027-04-30'],
  ])('%s lies from %s to %s', (on, startsOn, endsOn) => {
    expect(seasonAround(on, defaultSeasons)).toEqual({ startsOn, endsOn })
  })

  it('follows the months that a project sets', () => {
    const seasons = { wetStartsMonth: 12, dryStartsMonth: 4 }
    expect(seasonAround('2026-03-31', seasons)).toEqual({
      startsOn: '2025-12-01',
      endsOn: '2026-03-31',
    })
    const early = { wetStartsMonth: 1, dryStartsMonth: 7 }
    expect(seasonAround('2026-01-01', early).endsOn).toBe('2026-06-30')
  })

  it('is the whole year where both begin in one month', () => {
    const seasons = { wetStartsMonth: 3, dryStartsMonth: 3 }
    expect(seasonAround('2026-02-10', seasons)).toEqual({
      startsOn: '2025-03-01',
      endsOn: '2026-02-28',
    })
  })

  it('leaves no gap and no overlap, whatever the months', () => {
    for (let wetStartsMonth = 1; wetStartsMonth <= 12; wetStartsMonth++) {
      for (let dryStartsMonth = 1; dryStartsMonth <= 12; dryStartsMonth++) {
        const seasons = { wetStartsMonth, dryStartsMonth }
        const season = seasonAround('2024-02-29', seasons)
        const next = seasonAfter(season, seasons)
        expect(season.startsOn <= '2024-02-29' && '2024-02-29' <= season.endsOn).toBe(true)
        expect(next.startsOn).toBe(addDays(season.endsOn, 1))
      }
    }
  })
})
