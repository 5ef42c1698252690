import { addDays, addMonths, daysBetween } from '../dates.ts'
import { type Frequency, stepOf } from './frequencies.ts'
import { defaultSeasons, seasonAfter, seasonAround, type Seasons } from './seasons.ts'

export type Series = {
  frequency: Frequency
  startsOn: string
  /** The last day that may carry a monitoring. */
  endsOn: string
  seasons?: Seasons | undefined
}

/** The estimated dates of a series, in order, at most `limit` of them. */
export const seriesDates = (series: Series, limit: number): string[] => {
  const dates: string[] = []
  for (const on of datesOf(series)) {
    if (dates.length >= limit || on > series.endsOn) break
    dates.push(on)
  }
  return dates
}

/** Returns whether a series has more than `max` dates, by making one more than that and not all of them. */
export const isLongerThan = (series: Series, max: number): boolean => {
  const step = stepOf(series.frequency)
  if (step === null || step === 'season') return seriesDates(series, max + 1).length > max
  return dateAt(series.startsOn, step, max) <= series.endsOn
}

function* datesOf({ frequency, startsOn, seasons = defaultSeasons }: Series): Generator<string> {
  const step = stepOf(frequency)
  if (step === null) yield startsOn
  else if (step === 'season') yield* seasonalDates(startsOn, seasons)
  else for (let n = 0; ; n++) yield dateAt(startsOn, step, n)
}

/** Each date counts from the first, so that a series begun on the 31st returns to it. */
const dateAt = (startsOn: string, step: { days: number } | { months: number }, n: number) =>
  'days' in step ? addDays(startsOn, n * step.days) : addMonths(startsOn, n * step.months)

/** Each season's first day plus the start date's offset in its season; never past the season's end. */
function* seasonalDates(startsOn: string, seasons: Seasons): Generator<string> {
  let season = seasonAround(startsOn, seasons)
  const offsetDays = daysBetween(season.startsOn, startsOn)
  for (;;) {
    const on = addDays(season.startsOn, offsetDays)
    yield on < season.endsOn ? on : season.endsOn
    season = seasonAfter(season, seasons)
  }
}
