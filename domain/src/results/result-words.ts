const signs = { '<': '<', '<=': '≤', '>': '>', '>=': '≥', trace: '<' } as const

export type ReadResult = {
  value: number | null
  qualifier: keyof typeof signs | null
  /** As the laboratory wrote it. */
  text: string
  isCalculated: boolean
}

/** From here on a number has more than ten digits, which no column has room for. */
const longestWhole = 1e10

/** Three figures, or all before the decimal mark: a product is not known better than its factors. */
export const calculatedFigures = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))

const formats = new Map<string, Intl.NumberFormat>()

/** Six significant figures, in a reader's language. */
export function shownNumber(value: number, locale: string): string {
  const isLong = Math.abs(value) >= longestWhole
  const key = `${locale} ${isLong}`
  // Making a format takes longer than writing a thousand numbers by it.
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      maximumSignificantDigits: 6,
      ...(isLong ? { notation: 'scientific' } : {}),
    })
  formats.set(key, format)
  return format.format(value)
}

/** Returns a result in the unit of its parameter; without a number, as the laboratory wrote it. */
export function resultWords(
  { value, qualifier, text, isCalculated }: ReadResult,
  locale: string,
): string {
  if (value === null) return text
  const number = isCalculated ? calculatedFigures(value) : value
  return (qualifier ? signs[qualifier] : '') + shownNumber(number, locale)
}
