import { type Amount, isNonDetect, type NonDetectRule, numberOf } from '../evaluation/amount.ts'
import { fifteenDigits } from '../units/convert.ts'

/** When a result stands out from its own station's: by standard deviations, by a share of the mean, or both. */
export type HistoryRule = {
  standardDeviations: number | null
  percent: number | null
  least: number
}

export const historyRuleDefault: HistoryRule = { standardDeviations: 3, percent: null, least: 8 }

export type HistoryCheck = {
  /** Null with fewer earlier results than the rule asks for, or without a number. */
  isUnusual: boolean | null
  mean: number | null
  /** Of the sample, with n − 1. */
  standardDeviation: number | null
  /** From the mean, in standard deviations and in percent of it. */
  deviations: number | null
  percent: number | null
  nonDetectRule: NonDetectRule | null
}

/**
 * Returns whether a result stands out from the earlier ones of its station and parameter: farther from their
 * mean than so many sample standard deviations, or than a percentage of the mean. A non-detect is not unusual
 * for being low where its limit is above the mean.
 * Source: mean ± 3 s, Shewhart's limits, as in US EPA Unified Guidance (2009), chapter 20; the percentage as in
 * EQuIS.
 */
export const checkAgainstHistory = (
  amount: Amount,
  history: readonly Amount[],
  nonDetectRule: NonDetectRule,
  rule: HistoryRule = historyRuleDefault,
): HistoryCheck => {
  const numbers = history.map((one) => numberOf(one, nonDetectRule)).filter((one) => one !== null)
  const value = numberOf(amount, nonDetectRule)
  const none = {
    isUnusual: null,
    mean: null,
    standardDeviation: null,
    deviations: null,
    percent: null,
    nonDetectRule: null,
  }
  if (value === null || numbers.length < Math.max(rule.least, 2)) return none
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  const standardDeviation = Math.sqrt(squares / (numbers.length - 1))
  const distance = Number(Math.abs(value - mean).toPrecision(12))
  const deviations = standardDeviation > 0 ? fifteenDigits(distance / standardDeviation) : null
  const percent = mean !== 0 ? fifteenDigits((100 * distance) / Math.abs(mean)) : null
  const isOpen = isNonDetect(amount) && (amount.value ?? 0) >= mean
  const isFar =
    (rule.standardDeviations !== null &&
      (deviations === null ? distance > 0 : deviations > rule.standardDeviations)) ||
    (rule.percent !== null && (percent === null ? distance > 0 : percent > rule.percent))
  const hasNonDetects = [amount, ...history].some((one) => one.value !== null && isNonDetect(one))
  return {
    isUnusual: isFar && !isOpen,
    mean: fifteenDigits(mean),
    standardDeviation: fifteenDigits(standardDeviation),
    deviations,
    percent,
    nonDetectRule: hasNonDetects ? nonDetectRule : null,
  }
}
