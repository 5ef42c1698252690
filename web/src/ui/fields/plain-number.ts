import { hasOpenMark } from '@puquio/domain'
import { numberFormat } from '../../lib/texts/intl.ts'

/** A number as it is typed. A fourth decimal keeps 4.125 from being taken for 4,125. */
export const plainNumber = (n: number | null, locale: string): string => {
  if (n === null || Number.isNaN(n)) return ''
  const text = numberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 }).format(n)
  return hasOpenMark(text) ? `${text}0` : text
}
