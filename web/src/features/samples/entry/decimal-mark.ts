import { numberFormat } from '../../../lib/texts/intl.ts'

/** The mark by which a reader's numbers are written. */
export const markOf = (locale: string): '.' | ',' =>
  numberFormat(locale).format(1.5).includes(',') ? ',' : '.'
