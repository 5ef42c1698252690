import { defaultTimeZone, shownDay } from '@puquio/domain'
import { useMemo } from 'react'
import { dateFormat, numberFormat } from './intl.ts'
import { useLocale } from './locale.ts'

export type Format = ReturnType<typeof formatIn>

/** Numbers and dates in the reader's language; instants in the project's time zone. */
export const formatIn = (locale: string, timeZone: string = defaultTimeZone) => {
  const show = (at: string | null, parts: Intl.DateTimeFormatOptions): string =>
    at === null
      ? dash
      : dateFormat('en-GB', { ...parts, timeZone })
          .format(new Date(at))
          .replace(', ', ' ')
  return {
    /** `2026-02-15` as 15/02/2026. */
    date: (on: string | null): string => (on === null ? dash : shownDay(on)),
    /** The calendar date of an instant. */
    day: (at: string | null): string => show(at, dayParts),
    /** 15/02/2026 08:30 */
    instant: (at: string | null): string => show(at, minuteParts),
    /** 15/02/2026 08:30:00 */
    instantToTheSecond: (at: string | null): string => show(at, secondParts),
    /** `2026-02` as febrero de 2026. */
    month: (month: string): string =>
      dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      ),
    number: (value: number | null, digits?: number): string =>
      value === null
        ? dash
        : numberFormat(locale, {
            maximumFractionDigits: digits ?? 3,
            minimumFractionDigits: digits ?? 0,
          }).format(value),
    /** Dollars with cents; what is less than ten cents with hundredths of a cent. */
    usd: (value: number): string => {
      const digits = value > 0 && value < 0.1 ? 4 : 2
      const parts = { maximumFractionDigits: digits, minimumFractionDigits: digits }
      return `USD ${numberFormat(locale, parts).format(value)}`
    },
    /** 0 to 1 as a percentage; a dash where there was nothing to divide by. */
    percent: (ratio: number | null): string =>
      ratio === null
        ? dash
        : numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(ratio),
  }
}

export const useFormat = (timeZone?: string): Format => {
  const locale = useLocale()
  return useMemo(() => formatIn(locale, timeZone), [locale, timeZone])
}

const dash = '–'
const dayParts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const minuteParts = { ...dayParts, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const secondParts = { ...minuteParts, second: '2-digit' } as const
