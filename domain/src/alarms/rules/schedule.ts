import { addDays } from '../../dates.ts'
import { todayIn, zonedInstant } from '../../time-zones.ts'

/**
 * Days of the week (1 Monday to 7 Sunday) with times HH:mm on the clock of a zone; where `from` is the later one it
 * goes over midnight and belongs to the day on which it begins. Equal times are the whole day.
 */
export type AlarmSchedule = { days: readonly number[]; from: string; until: string }

export const isScheduled = (schedule: AlarmSchedule, atMs: number, timeZone: string): boolean => {
  const today = todayIn(timeZone, new Date(atMs))
  return [addDays(today, -1), today].some((on) => {
    const period = periodOn(on, schedule, timeZone)
    return period !== null && atMs >= period.fromMs && atMs < period.untilMs
  })
}

/** When the schedule begins next after an instant; null where it has no day. */
export const nextScheduledMs = (
  schedule: AlarmSchedule,
  atMs: number,
  timeZone: string,
): number | null => {
  const today = todayIn(timeZone, new Date(atMs))
  for (let ahead = 0; ahead <= 14; ahead++) {
    const period = periodOn(addDays(today, ahead), schedule, timeZone)
    if (period !== null && period.fromMs > atMs) return period.fromMs
  }
  return null
}

/** Null on days without it, and where a change of clocks leaves nothing of it. */
const periodOn = (on: string, { days, from, until }: AlarmSchedule, timeZone: string) => {
  if (!days.includes(weekdayOf(on))) return null
  const isWholeDay = from === until
  const endsOn = from < until ? on : addDays(on, 1)
  const fromMs = Date.parse(zonedInstant(on, isWholeDay ? '00:00' : from, timeZone))
  const untilMs = Date.parse(zonedInstant(endsOn, isWholeDay ? '00:00' : until, timeZone))
  return untilMs > fromMs ? { fromMs, untilMs } : null
}

const weekdayOf = (on: string): number => new Date(on).getUTCDay() || 7
