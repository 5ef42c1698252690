import type { SeriesTrend } from '@puquio/contract/laboratory/series'
import type { TFunction } from 'i18next'
import { numberFormat } from '../../../lib/texts/intl.ts'

type Words = { t: TFunction<'series'>; unit: string; locale: string }

/** Returns what the test says of a series, by which numbers, and how non-detects entered it. */
export const trendText = (trend: SeriesTrend, { t, unit, locale }: Words): string => {
  if ('problem' in trend) return t(`trend.${trend.problem}`)
  const number = (value: number) =>
    numberFormat(locale, { maximumSignificantDigits: 3 }).format(value)
  const { direction, slopePerYear, p, count, isExact, nonDetects, tiedByLimit, nonDetectRule } =
    trend
  const numbers = {
    slope: number(slopePerYear),
    unit,
    p: p < 0.001 ? `< ${number(0.001)}` : `= ${number(p)}`,
    count,
  }
  return [
    t(`trend.${direction}`, numbers),
    t(isExact ? 'trend.exact' : 'trend.normal', numbers),
    ...(nonDetectRule === null
      ? []
      : [t(`trend.nonDetects.${nonDetectRule}`, { nonDetects, tied: tiedByLimit })]),
  ].join(' ')
}
