import { addDays, isCalendarDate } from '../../../dates.ts'
import { zonedInstant } from '../../../time-zones.ts'

/** Returns the instant of a wall clock's date and HH:mm:ss (with a fraction, or without); null where there is none. */
export type WallClock = (on: string, time: string) => number | null

/** Returns the wall clock of a zone (America/Lima, Etc/GMT+5); null where there is no such zone. */
export const wallClockOf = (zone: string): WallClock | null => {
  if (!isTimeZone(zone)) return null
  let day: { on: string; startMs: number; isPlain: boolean } | undefined
  return (on, time) => {
    const [, hour, minute, second, fraction = ''] =
      /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:[.,](\d{1,9}))?$/.exec(time) ?? []
    if (hour === undefined || !isCalendarDate(on) || on < firstOn || on > lastOn) return null
    // Rows of a file share their days, and asking for a zone costs more than reading the rest of the row.
    day = day?.on === on ? day : dayIn(zone, on)
    const minuteMs = day.isPlain
      ? day.startMs + (Number(hour) * 60 + Number(minute)) * 60_000
      : Date.parse(zonedInstant(on, `${hour}:${minute}`, zone))
    return minuteMs + Number(second) * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'))
  }
}

const dayMs = 86_400_000
// No logger is older; and a zone knows nothing beyond the year 9999, where it looks a day ahead.
const [firstOn, lastOn] = ['1900-01-01', '2999-12-31']

/** A day is plain where no clock changes on it. */
const dayIn = (zone: string, on: string) => {
  const startMs = Date.parse(zonedInstant(on, '00:00', zone))
  const endMs = Date.parse(zonedInstant(addDays(on, 1), '00:00', zone))
  return { on, startMs, isPlain: endMs - startMs === dayMs }
}

export const isTimeZone = (zone: string): boolean => {
  try {
    zonedInstant('2000-01-01', '00:00', zone)
    return true
  } catch {
    return false
  }
}
