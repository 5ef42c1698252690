import { type Language, locales } from '@puquio/domain'

/**
 * A number as the reader's language writes it, with so many decimals, else with up to three; a dash where it is not known.
 * What rounds to zero has no sign.
 */
export const writtenNumber = (value: number | null, language: Language, digits?: number): string =>
  value === null
    ? '–'
    : value.toLocaleString(locales[language], {
        maximumFractionDigits: digits ?? 3,
        minimumFractionDigits: digits ?? 0,
        signDisplay: 'negative',
      })
