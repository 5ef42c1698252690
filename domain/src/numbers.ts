/**
 * Reads a number as people type it: 1,5 · 1.5 · 1 234,5 · 1.234,5 · 1,234.5. A single comma or
 * point is the decimal sign, whatever follows; null where the text is not one number.
 */
export const parseDecimal = (text: string): number | null => {
  const [, sign = '', digits = '', exponent = ''] = shape.exec(text.trim()) ?? []
  const plain = withoutGroups(digits)
  if (plain === null) return null
  const value = Number(`${sign === '−' ? '-' : sign}${plain}${exponent}`)
  return Number.isFinite(value) ? value : null
}

/** The result of reading a text: a number, none, or two possible readings. */
export type NumberRead =
  | { value: number }
  | { issue: 'number' }
  | { issue: 'ambiguous-number'; whole: number; decimal: number }

export type DecimalMark = ',' | '.'

/**
 * Reads a number without guessing: in 4,210 or 4.210 the mark may separate thousands or decimals. Where the
 * limits leave one of the two, it is that one; where they leave both, the decimal mark of the numbers
 * beside it decides; without it the number is ambiguous.
 */
export const readNumber = (
  text: string,
  { min = -Infinity, max = Infinity, mark }: NumberLimits = {},
): NumberRead => {
  const value = parseDecimal(text)
  if (value === null) return { issue: 'number' }
  if (!hasOpenMark(text)) return { value }
  const whole = Math.round(value * 1000)
  const fits = [whole, value].filter((one) => one >= min && one <= max)
  if (fits.length === 2 && mark) return { value: text.includes(mark) ? value : whole }
  if (fits.length === 2) return { issue: 'ambiguous-number', whole, decimal: value }
  return { value: fits[0] ?? value }
}

type NumberLimits = { min?: number; max?: number; mark?: DecimalMark | undefined }

/**
 * Returns the decimal mark of a text where it is unambiguous: the comma of 12,5 and 1.234,5, none for
 * 4,210.
 */
export const clearDecimalMark = (text: string): DecimalMark | null => {
  if (hasOpenMark(text) || parseDecimal(text) === null) return null
  const marks = text.match(/[.,]/g) ?? []
  const last = marks.at(-1) as DecimalMark | undefined
  if (last === undefined) return null
  const isThousands = marks.length > 1 && marks.every((one) => one === last)
  if (isThousands) return last === ',' ? '.' : ','
  return last
}

/** Whether a text has one mark with three digits after it, which may be a thousands separator. */
export const hasOpenMark = (text: string): boolean =>
  /^[+\-−]?[1-9]\d{0,2}[.,]\d{3}$/.test(text.trim())

const shape = /^([+\-−]?)([\d.,\s]+)(e[+-]?\d{1,3})?$/iu
const decimal = /^(?:\d+[.,]?\d*|[.,]\d+)$/
// Thousands are separated by one sign, in groups of three; the decimal sign differs from it.
const grouped = /^[1-9]\d{0,2}(?:([.,\s])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/u
const decimalAtEnd = /[.,]\d*$/

/** The same number with a point as its only sign, or null. */
const withoutGroups = (digits: string): string | null => {
  if (decimal.test(digits)) return digits.replace(',', '.')
  const separator = grouped.exec(digits)?.[1]
  if (separator === undefined) return null
  const fraction = decimalAtEnd.exec(digits)?.[0] ?? ''
  const hasFraction = fraction !== '' && !fraction.startsWith(separator)
  const whole = hasFraction ? digits.slice(0, -fraction.length) : digits
  return whole.replace(/\D/g, '') + (hasFraction ? fraction.replace(',', '.') : '')
}
