import { type Amount, isNonDetect, type NonDetectRule, numberOf } from '../evaluation/amount.ts'
import { ascending, quantileOf } from './quantiles.ts'

export type Summary = {
  /** Results with a number that nobody rejected. */
  count: number
  nonDetects: number
  min: number | null
  median: number | null
  p95: number | null
  max: number | null
}

/**
 * Returns between what results lie; those that were rejected or have no number are not in it, and a non-detect enters by
 * the project's rule. Quantiles by definition 7 of Hyndman and Fan.
 */
export function summaryOf(amounts: readonly Amount[], rule: NonDetectRule): Summary {
  const used = amounts.filter(({ value, isRejected }) => value !== null && !isRejected)
  const sorted = ascending(used.map((one) => numberOf(one, rule) as number))
  return {
    count: sorted.length,
    nonDetects: used.filter(isNonDetect).length,
    min: sorted[0] ?? null,
    median: quantileOf(sorted, 0.5),
    p95: quantileOf(sorted, 0.95),
    max: sorted.at(-1) ?? null,
  }
}
