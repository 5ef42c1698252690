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

/** The first day of a schedule that is not before `earliestOn`, all counted from the first one. */
export function nextReportOn(
  { frequency, startsOn }: { frequency: ReportFrequency; startsOn: string },
  earliestOn: string,
): string {
  if (startsOn >= earliestOn) return startsOn
  // A step is at most 366 days and at least one: begin below, then walk up.
  const step = steps[frequency]
  const longestDays = 'days' in step ? step.days : step.months * 31
  const days = Math.floor((Date.parse(earliestOn) - Date.parse(startsOn)) / 86_400_000)
  let count = Math.floor(days / longestDays)
  while (stepped(frequency, startsOn, count) < earliestOn) count++
  return stepped(frequency, startsOn, count)
}

/** What a report of a day is about: the time of its frequency up to the day before. */
export const reportPeriod = (frequency: ReportFrequency, on: string) => ({
  from: stepped(frequency, on, -1),
  to: addDays(on, -1),
})
