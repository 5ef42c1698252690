import type { SeriesTrend } from '@puquio/contract/laboratory/series'
import { type NonDetectRule, readingOf, trendOf } from '@puquio/domain'
import type { MeasuredResult } from './measured-store.ts'

/** By which number non-detects enter the slope; the answer names it. */
const rule: NonDetectRule = 'half'
const yearMs = 365.25 * 86_400_000

/** Returns the trend of a station's results of a parameter, by years. */
export function trendOfResults(results: readonly MeasuredResult[]): SeriesTrend {
  const trend = trendOf(
    results.map(({ sampledOn, value, qualifier, detectionLimit, quantificationLimit }) => ({
      at: Date.parse(sampledOn) / yearMs,
      reading: readingOf({
        number: value,
        qualifier: qualifier ?? '=',
        detectionLimit,
        quantificationLimit,
      }),
    })),
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
