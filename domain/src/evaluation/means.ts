import { fifteenDigits } from '../units/convert.ts'
import { type Evaluation, evaluate, warningShareDefault } from './evaluate.ts'
import { type Amount, isNonDetect, type NonDetectRule, numberOf } from './amount.ts'
import type { Rule } from './rule.ts'

export type Mean = {
  value: number
  /** Amounts with a number. */
  count: number
  nonDetects: number
  /** The rule by which non-detects entered; null where there was none. */
  nonDetectRule: NonDetectRule | null
  /** Amounts that gave no number or were rejected, and so are not in the mean. */
  left: number
}

/** Returns the arithmetic mean, each non-detect by the project's rule; null without any number. */
export const meanOf = (amounts: readonly Amount[], rule: NonDetectRule): Mean | null => {
  const used = amounts.flatMap((amount) => {
    const number = numberOf(amount, rule)
    return number === null ? [] : [{ amount, number }]
  })
  if (used.length === 0) return null
  const nonDetects = used.filter(({ amount }) => isNonDetect(amount)).length
  return {
    value: fifteenDigits(used.reduce((sum, { number }) => sum + number, 0) / used.length),
    count: used.length,
    nonDetects,
    nonDetectRule: nonDetects > 0 ? rule : null,
    left: amounts.length - used.length,
  }
}

export type MeanEvaluation = Evaluation & { mean: Mean | null }

type MeanOptions<One> = {
  warningShare?: number
  /** `meanOf`, unless the standard asks for another one. */
  makeMean?: (amounts: readonly One[], rule: NonDetectRule) => Mean | null
}

/**
 * Returns the outcome of the mean of a period. Where every amount is a non-detect, the mean of their limits
 * decides, whatever the project's rule: under it, it is a non-detect that complies; above it, nothing is known. With
 * amounts that are above a number (>24000) it is a mean at least.
 */
export const evaluateMean = <One extends Amount>(
  amounts: readonly One[],
  rule: Rule | null,
  nonDetectRule: NonDetectRule,
  { warningShare = warningShareDefault, makeMean = meanOf }: MeanOptions<One> = {},
): MeanEvaluation => {
  const mean = makeMean(amounts, nonDetectRule)
  const evaluated = (amount: Amount) => evaluate(amount, rule, {}, warningShare)
  if (mean === null) return { ...evaluated({ value: null, qualifier: null }), mean }
  if (mean.nonDetects < mean.count) {
    const isAtLeast = amounts.some(({ qualifier }) => qualifier === '>' || qualifier === '>=')
    return { ...evaluated({ value: mean.value, qualifier: isAtLeast ? '>=' : null }), mean }
  }
  const ofLimits = makeMean(amounts, 'limit')
  return { ...evaluated({ value: ofLimits?.value ?? null, qualifier: '<' }), mean }
}

/** Means of a period, which follow from results that are no such means. */
export const meanStatistics = ['annual-mean', 'monthly-mean'] as const
export type MeanStatistic = (typeof meanStatistics)[number]

/** Returns the period that a mean is taken over: the year or the month of a calendar date. */
export const periodOf = (statistic: MeanStatistic, on: string): string =>
  statistic === 'annual-mean' ? on.slice(0, 4) : on.slice(0, 7)

/**
 * Returns the mean of the monthly means of a year, as ECA Aire asks for lead in PM10 (D.S. 003-2017-MINAM):
 * a month with many samples weighs no more than one with few.
 */
export const meanOfMonths = (
  amounts: readonly (Amount & { on: string })[],
  rule: NonDetectRule,
): Mean | null => {
  const months = Map.groupBy(amounts, ({ on }) => periodOf('monthly-mean', on))
  const means = [...months.values()].map((one) => meanOf(one, rule)).filter((one) => one !== null)
  const all = meanOf(amounts, rule)
  if (all === null) return null
  const sum = means.reduce((total, { value }) => total + value, 0)
  return { ...all, value: fifteenDigits(sum / means.length) }
}

/**
 * Returns the mean of a calendar month (1 to 12) over several years, from which temperature may differ: the mean
 * of that month's mean in each year, so that no year weighs more; null with fewer than two years.
 * Source: D.S. 004-2017-MINAM, "promedio mensual multianual".
 */
export const meanOfMonthOverYears = (
  amounts: readonly (Amount & { on: string })[],
  month: number,
): number | null => {
  const same = amounts.filter(({ on }) => Number(on.slice(5, 7)) === month)
  const years = Map.groupBy(same, ({ on }) => periodOf('annual-mean', on))
  // A temperature is no non-detect, whatever the rule.
  const means = [...years.values()].map((one) => meanOf(one, 'limit')).filter((one) => one !== null)
  if (means.length < 2) return null
  return fifteenDigits(means.reduce((sum, { value }) => sum + value, 0) / means.length)
}
