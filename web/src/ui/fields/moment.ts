import { isCalendarDate, timeIn, todayIn, zonedInstant } from '@puquio/domain'
import { readTime } from './time-text.ts'

/** A day and a time of day as they were typed; null where they are blank. */
export type Moment = { on: string | null; time: string | null }

export const noMoment: Moment = { on: null, time: null }

export const momentOf = (at: string | number | Date, timeZone: string): Moment => {
  const date = new Date(at)
  return { on: todayIn(timeZone, date), time: timeIn(timeZone, date) }
}

/** The instant of a moment; null where both are blank, and '', which schemas refuse, where it is none. */
export const instantOf = ({ on, time }: Moment, timeZone: string): string | null => {
  if (on === null && time === null) return null
  const known = readTime(time ?? '00:00')
  return on === null || known === null || !isCalendarDate(on)
    ? ''
    : zonedInstant(on, known, timeZone)
}
