import { type Language, unitIn } from '@puquio/domain'
import { numberFormat } from '../../../lib/texts/intl.ts'

/** All of a measured value, with the digits of its variable at least. */
export const exactText = (value: number, decimals: number, locale: string): string =>
  numberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, 6),
  }).format(value)

/** A mean has no more digits than what it is the mean of. */
export const meanText = (value: number, decimals: number, locale: string): string =>
  numberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)

export const unitText = (unit: string, language: Language): string =>
  unit === '' ? '' : unitIn(unit, language)

/** A tick's value, with as many digits as its axis needs. */
export const tickText = (value: number, ticks: readonly number[], locale: string): string => {
  const [first = 0, second = first + 1] = ticks
  const step = Math.abs(second - first) || 1
  const digits = Math.min(10, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)))
  const needed = Number.isInteger(Number((step * 10 ** digits).toFixed(6))) ? digits : digits + 1
  return numberFormat(locale, {
    minimumFractionDigits: needed,
    maximumFractionDigits: needed,
  }).format(value)
}
