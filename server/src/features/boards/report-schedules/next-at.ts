import {
  addDays,
  lastReportOn,
  nextReportOn,
  type ReportFrequency,
  todayIn,
  zonedInstant,
} from '@puquio/domain'

type Times = { frequency: ReportFrequency; startsOn: string; atTime: string }

const at = (on: string, { atTime }: Times, timeZone: string) =>
  new Date(zonedInstant(on, atTime, timeZone))

/** When a schedule is due next, after now, on the project's clock. */
export function nextReportAt(times: Times, timeZone: string, now: Date): Date {
  const today = todayIn(timeZone, now)
  const next = at(nextReportOn(times, today), times, timeZone)
  return next > now ? next : at(nextReportOn(times, addDays(today, 1)), times, timeZone)
}

/** The day and the instant at which a schedule was due last, not after now. */
export function lastReportAt(times: Times, timeZone: string, now: Date): { on: string; at: Date } {
  const today = todayIn(timeZone, now)
  const on = lastReportOn(times, today)
  const last = { on, at: at(on, times, timeZone) }
  if (last.at <= now) return last
  const before = lastReportOn(times, addDays(today, -1))
  return { on: before, at: at(before, times, timeZone) }
}
