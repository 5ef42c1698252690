/** Calendar dates are texts YYYY-MM-DD, years 1000 to 9999; months are YYYY-MM. No time zone here. */

export const isCalendarDate = (text: string): boolean => {
  const [, year, month, day] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  return m >= 1 && m <= 12 && d >= 1 && d <= lengthOfMonth(y, m)
}

export const addDays = (on: string, days: number): string =>
  new Date(Date.parse(on) + days * dayMs).toISOString().slice(0, 10)

/**
 * A day that does not exist becomes the last of its month. Always count from the original date: adding one
 * month twice to 31 January differs from adding two.
 */
export const addMonths = (on: string, months: number): string => {
  const { year, month, day } = partsOf(on)
  const index = year * 12 + (month - 1) + months
  const [newYear, newMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  return calendarDate(newYear, newMonth, Math.min(day, lengthOfMonth(newYear, newMonth)))
}

/** Days from one date to another; negative where the second is earlier. */
export const daysBetween = (fromOn: string, toOn: string): number =>
  Math.round((Date.parse(toOn) - Date.parse(fromOn)) / dayMs)

export const monthOf = (on: string): string => on.slice(0, 7)

/** Takes a date or a month. */
export const firstOfMonth = (on: string): string => `${monthOf(on)}-01`

/** Takes a date or a month. */
export const lastOfMonth = (on: string): string =>
  `${monthOf(on)}-${String(daysInMonth(on)).padStart(2, '0')}`

/** Takes a date or a month. */
export const daysInMonth = (on: string): number => {
  const { year, month } = partsOf(on)
  return lengthOfMonth(year, month)
}

/** A calendar date from its numbers, which the caller knows to be valid. */
export const calendarDate = (year: number, month: number, day: number): string =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`

const dayMs = 86_400_000

const pad = (value: number, length: number): string => String(value).padStart(length, '0')

const partsOf = (on: string) => ({
  year: Number(on.slice(0, 4)),
  month: Number(on.slice(5, 7)),
  day: Number(on.slice(8, 10)),
})

const lengthOfMonth = (year: number, month: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** `2026-02-15` as 15/02/2026 and `2026-02` as 02/2026, read alike in all languages. */
export const shownDay = (on: string): string => on.split('-').toReversed().join('/')
