import { dateFormat } from '../../lib/texts/intl.ts'

/** 2026-02-15 is shown as 15/02/2026, in every language. */
export const showDate = (on: string): string => on.split('-').toReversed().join('/')

/** Months of a year as people name them, in a locale. */
export const monthNames = (locale: string, style: 'long' | 'short' = 'long'): string[] => {
  const format = dateFormat(locale, { month: style, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)))
}

/** Monday to Sunday: 2026-06-01 is a Monday. */
export const weekdayNames = (locale: string, style: 'long' | 'narrow' | 'short'): string[] => {
  const format = dateFormat(locale, { weekday: style, timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 5, 1 + day)))
}

export const longDate = (on: string, locale: string): string =>
  dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(on))
