import type { SeriesTrend } from '@puquio/contract/laboratory/series'
import { type NonDetectRule, trendOf } from '@puquio/domain'
import { amountOfMeasured } from './amount.ts'
import type { MeasuredResult } from './measured-store.ts'

const yearMs = 365.25 * 86_400_000

/**
 * Returns the trend of a station's results of a parameter, by years; rejected ones are left out, and non-detects enter the
 * slope by the project's rule.
 */
export function trendOfResults(
  results: readonly MeasuredResult[],
  rule: NonDetectRule,
): SeriesTrend {
  const trend = trendOf(
    results
      .filter(({ isRejected }) => !isRejected)
      .map((one) => ({ at: Date.parse(one.sampledOn) / yearMs, amount: amountOfMeasured(one) })),
    rule,
  )
  if ('problem' in trend) return trend
  const { direction, count, p, isExact, slope, nonDetects, tiedByLimit, nonDetectRule } = trend
  return {
    direction,
    count,
    p,
    isExact,
    slopePerYear: slope,
    nonDetects,
    tiedByLimit,
    nonDetectRule,
  }
}
