import { addDays, addMonths } from '../dates.ts'

export const reportFrequencies = [
  'daily',
  'weekly',
  'monthly',
  'quarterly',
  'half-yearly',
  'yearly',
] as const
export type ReportFrequency = (typeof reportFrequencies)[number]

const steps: Record<ReportFrequency, { days: number } | { months: number }> = {
  daily: { days: 1 },
  weekly: { days: 7 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  'half-yearly': { months: 6 },
  yearly: { months: 12 },
}

/** The date so many steps after another; a day that a month has not is its last. */
const stepped = (frequency: ReportFrequency, on: string, count: number): string => {
  const step = steps[frequency]
  return 'days' in step ? addDays(on, step.days * count) : addMonths(on, step.months * count)
}

type Days = { frequency: ReportFrequency; startsOn: string }

/** How many steps after the first day of a schedule its first one is that is not before `earliestOn`. */
function stepsTo({ frequency, startsOn }: Days, earliestOn: string): number {
  if (startsOn >= earliestOn) return 0
  // A step is at most 366 days and at least one: begin below, then walk up.
  const step = steps[frequency]
  const longestDays = 'days' in step ? step.days : step.months * 31
  const days = Math.floor((Date.parse(earliestOn) - Date.parse(startsOn)) / 86_400_000)
  let count = Math.floor(days / longestDays)
  while (stepped(frequency, startsOn, count) < earliestOn) count++
  return count
}

/** The first day of a schedule that is not before `earliestOn`, all counted from the first one. */
export const nextReportOn = (days: Days, earliestOn: string): string =>
  stepped(days.frequency, days.startsOn, stepsTo(days, earliestOn))

/** The last day of a schedule that is not after `latestOn`; its first one where all are after it. */
export const lastReportOn = (days: Days, latestOn: string): string =>
  stepped(days.frequency, days.startsOn, Math.max(0, stepsTo(days, addDays(latestOn, 1)) - 1))

/** What a report of a day is about: the time of its frequency up to the day before. */
export const reportPeriod = (frequency: ReportFrequency, on: string) => ({
  from: stepped(frequency, on, -1),
  to: addDays(on, -1),
})
