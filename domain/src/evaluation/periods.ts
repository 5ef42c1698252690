import { lastOfMonth } from '../dates.ts'
import type { LimitRow } from '../standards/limit-row.ts'
import { convertSpecies } from '../units/species.ts'
import type { Amount, NonDetectRule } from './amount.ts'
import type { Outcome } from './evaluate.ts'
import {
  evaluateMean,
  type MeanEvaluation,
  meanOf,
  meanOfMonths,
  type MeanStatistic,
  meanStatistics,
  periodOf,
} from './means.ts'
import { exceedancesByYear, type YearOfExceedances } from './repeated.ts'
import { ruleOf } from './rule.ts'

/** A limit of the mean of a year or a month, or one that a year may exceed some times, and while it holds at a station. */
export type PeriodLimit = Pick<
  LimitRow,
  | 'key'
  | 'standard'
  | 'category'
  | 'parameter'
  | 'statistic'
  | 'kind'
  | 'min'
  | 'max'
  | 'unit'
  | 'ammoniaTable'
  | 'allowedPerYear'
  | 'toBeVerified'
> & {
  /** Null where it holds from or for ever. */
  startsOn: string | null
  endsBefore: string | null
}

/** A result with the day of its sample; its outcome is null where it was compared with nothing. */
export type PeriodResult = Amount & { on: string; outcome: Outcome | null }

/** The mean of a period (2026, 2026-03) under one limit; of a running one, until today. */
export type PeriodMean = MeanEvaluation & {
  statistic: MeanStatistic
  period: string
  isRunning: boolean
  limit: PeriodLimit
}

/** The exceedances of a year beside those that a limit allows. */
export type Allowance = YearOfExceedances & { isRunning: boolean; limit: PeriodLimit }

type Of = {
  /** Key of the parameter that the results are of. */
  parameter: string
  nonDetectRule: NonDetectRule
  warningShare: number
  today: string
}

/**
 * Returns the mean of each year and month that has results, under each limit of such means that holds on its last day, of
 * a running one today. Results that a person rejected are left out.
 */
export const evaluatePeriods = (
  results: readonly PeriodResult[],
  limits: readonly PeriodLimit[],
  { parameter, nonDetectRule, warningShare, today }: Of,
): PeriodMean[] =>
  meanStatistics.flatMap((statistic) => {
    const ofStatistic = limits.filter((limit) => limit.statistic === statistic)
    if (ofStatistic.length === 0) return []
    const kept = results.filter(({ isRejected }) => !isRejected)
    const periods = Map.groupBy(kept, ({ on }) => periodOf(statistic, on))
    return [...periods.keys()].toSorted().flatMap((period) => {
      const { on, isRunning } = endOf(period, today)
      return ofStatistic.filter(heldOn(on)).map((limit) => {
        const amounts = (periods.get(period) ?? []).map((one) => ({
          ...one,
          value: one.value && convertSpecies(one.value, parameter, limit.parameter, 'decree'),
        }))
        const isOfMonths = statistic === 'annual-mean' && meansOfMonths.includes(limit.parameter)
        const said = evaluateMean(amounts, ruleOf(limit), nonDetectRule, {
          warningShare,
          makeMean: isOfMonths ? meanOfMonths : meanOf,
        })
        return { ...said, statistic, period, isRunning, limit }
      })
    })
  })

/** Returns how often each year exceeded the limits that allow it some times: results, or the means of its months. */
export const evaluateAllowances = (
  results: readonly PeriodResult[],
  means: readonly PeriodMean[],
  limits: readonly PeriodLimit[],
  today: string,
): Allowance[] =>
  limits.flatMap((limit) => {
    if (limit.allowedPerYear === null || limit.statistic === 'annual-mean') return []
    const compared =
      limit.statistic === 'monthly-mean'
        ? means
            .filter((one) => one.limit === limit)
            .map(({ period, outcome }) => ({ on: `${period}-01`, outcome }))
        : results.flatMap(({ on, outcome }) => (outcome === null ? [] : [{ on, outcome }]))
    return exceedancesByYear(compared, limit.allowedPerYear).flatMap((year) => {
      const { on, isRunning } = endOf(year.year, today)
      return heldOn(on)(limit) ? [{ ...year, isRunning, limit }] : []
    })
  })

/** Whose annual mean is that of the months: D.S. 003-2017-MINAM, of lead in PM10. */
const meansOfMonths: readonly string[] = ['air-pb-pm10']

const endOf = (period: string, today: string): { on: string; isRunning: boolean } => {
  const lastOn = period.length === 4 ? `${period}-12-31` : lastOfMonth(`${period}-01`)
  return lastOn >= today ? { on: today, isRunning: true } : { on: lastOn, isRunning: false }
}

const heldOn =
  (on: string) =>
  ({ startsOn, endsBefore }: PeriodLimit): boolean =>
    (startsOn === null || startsOn <= on) && (endsBefore === null || on < endsBefore)
