import { addDays, calendarDate } from '../dates.ts'

/** The months, 1 to 12, in which a project's seasons begin. */
export type Seasons = { wetStartsMonth: number; dryStartsMonth: number }

/** Wet from November to April, dry from May to October. */
export const defaultSeasons: Seasons = { wetStartsMonth: 11, dryStartsMonth: 5 }

export type SeasonDates = { startsOn: string; endsOn: string }

/** The season in which a date lies; the wet one crosses the year's end by default. */
export const seasonAround = (on: string, seasons: Seasons): SeasonDates => {
  const year = Number(on.slice(0, 4))
  const starts = [year - 1, year].flatMap((startYear) => startsInYear(startYear, seasons))
  const startsOn = starts.findLast((start) => start <= on) ?? on
  return { startsOn, endsOn: addDays(nextStart(startsOn, seasons), -1) }
}

export const seasonAfter = ({ endsOn }: SeasonDates, seasons: Seasons): SeasonDates =>
  seasonAround(addDays(endsOn, 1), seasons)

const nextStart = (startsOn: string, seasons: Seasons): string => {
  const year = Number(startsOn.slice(0, 4))
  const starts = [year, year + 1].flatMap((startYear) => startsInYear(startYear, seasons))
  return starts.find((start) => start > startsOn) ?? startsOn
}

/** The seasons in order; if both begin in the same month, one season lasts the whole year. */
const startsInYear = (year: number, { wetStartsMonth, dryStartsMonth }: Seasons): string[] =>
  [...new Set([wetStartsMonth, dryStartsMonth])]
    .sort((a, b) => a - b)
    .map((month) => calendarDate(year, month, 1))
