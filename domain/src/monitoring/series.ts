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

/**
 * The estimated dates of a series, in order, at most `limit` of them. To learn whether a series is
 * too long, ask for one more than is allowed.
 */
export const seriesDates = (series: Series, limit: number): string[] => {
  const dates: string[] = []
  for (const on of datesOf(series)) {
    if (dates.length >= limit || on > series.endsOn) break
    dates.push(on)
  }
  return dates
}

function* datesOf({ frequency, startsOn, seasons = defaultSeasons }: Series): Generator<string> {
  const step = stepOf(frequency)
  if (step === null) yield startsOn
  else if (step === 'season') yield* seasonalDates(startsOn, seasons)
  // Each date counts from the first, so that a series begun on the 31st returns to it.
  else if ('days' in step) for (let n = 0; ; n++) yield addDays(startsOn, n * step.days)
  else for (let n = 0; ; n++) yield addMonths(startsOn, n * step.months)
}

/** Each season's first day plus the first date's offset in its own; never past the season's end. */
function* seasonalDates(startsOn: string, seasons: Seasons): Generator<string> {
  let season = seasonAround(startsOn, seasons)
  const offsetDays = daysBetween(season.startsOn, startsOn)
  for (;;) {
    const on = addDays(season.startsOn, offsetDays)
    yield on < season.endsOn ? on : season.endsOn
    season = seasonAfter(season, seasons)
  }
}
