import { addDays, nextReportOn, type ReportFrequency, todayIn, zonedInstant } from '@puquio/domain'

type Times = { frequency: ReportFrequency; startsOn: string; atTime: string }

/** When a schedule is due next, after now, on the project's clock. */
export function nextReportAt(times: Times, timeZone: string, now: Date): Date {
  const at = (on: string) => new Date(zonedInstant(on, times.atTime, timeZone))
  const today = todayIn(timeZone, now)
  const next = at(nextReportOn(times, today))
  return next > now ? next : at(nextReportOn(times, addDays(today, 1)))
}
