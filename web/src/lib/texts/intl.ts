/** Formatters are kept: creating one costs a hundred times as much as using it. */
const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()

export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat =>
  kept(dates, locale, options, () => new Intl.DateTimeFormat(locale, options))

/** What rounds to zero has no sign. */
export const numberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat =>
  kept(
    numbers,
    locale,
    options,
    () => new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options }),
  )

const kept = <Format>(
  formats: Map<string, Format>,
  locale: string,
  options: object,
  create: () => Format,
): Format => {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const format = create()
  formats.set(key, format)
  return format
}
