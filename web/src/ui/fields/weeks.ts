import { addDays, daysInMonth, firstOfMonth } from '@puquio/domain'

/** The weeks of a month, from Monday; days of its neighbours are null. Takes a date or a month. */
export const weeksOf = (month: string): (string | null)[][] => {
  const first = firstOfMonth(month)
  const blanks = weekday(first)
  const days = daysInMonth(month)
  const cells = Array.from({ length: Math.ceil((blanks + days) / 7) * 7 }, (_, index) => {
    const day = index - blanks
    return day < 0 || day >= days ? null : addDays(first, day)
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** 0 for Monday to 6 for Sunday. */
export const weekday = (on: string): number => (new Date(on).getUTCDay() + 6) % 7
