import { daysBetween } from '../dates.ts'
import type { Outcome } from './evaluate.ts'

/** The outcome of a result and the day of its sample. */
export type Dated = { on: string; outcome: Outcome }

/**
 * When exceedances count as a breach: after so many in a row, or so many within so many days. What cannot be
 * determined neither counts nor breaks a row.
 */
export type Repetition = { times: number; withinDays: number | null }

/** Returns the days, in order, on which the repetition was reached. */
export const repeatedExceedances = (
  results: readonly Dated[],
  { times, withinDays }: Repetition,
): string[] => {
  const days: string[] = []
  let run: string[] = []
  for (const { on, outcome } of results.toSorted((one, other) =>
    one.on < other.on ? -1 : one.on > other.on ? 1 : 0,
  )) {
    if (outcome === 'exceeds') {
      run.push(on)
      if (withinDays !== null) run = run.filter((one) => daysBetween(one, on) < withinDays)
      if (run.length >= times) days.push(on)
    } else if (
      withinDays === null &&
      outcome !== 'cannot-be-determined' &&
      outcome !== 'no-standard'
    ) {
      run = []
    }
  }
  return days
}

export type YearOfExceedances = {
  year: string
  exceedances: number
  allowed: number
  isBroken: boolean
}

/**
 * Returns the exceedances of each calendar year beside what the standard allows ("NE más de 7 veces al año"):
 * it is broken by one more.
 */
export const exceedancesByYear = (
  results: readonly Dated[],
  allowed: number,
): YearOfExceedances[] => {
  const years = Map.groupBy(results, ({ on }) => on.slice(0, 4))
  return [...years.keys()].toSorted().map((year) => {
    const exceedances = (years.get(year) ?? []).filter(
      ({ outcome }) => outcome === 'exceeds',
    ).length
    return { year, exceedances, allowed, isBroken: exceedances > allowed }
  })
}
