import { addDays } from '../dates.ts'
import { timeIn, todayIn, zonedInstant } from '../time-zones.ts'

/** From and until HH:mm on the clock of a zone; where `from` is the later one, over midnight. */
export type QuietHours = { from: string; until: string; timeZone: string }

/** Returns when the quiet hours end that `now` lies in; null outside of them. */
export const endOfQuietHours = ({ from, until, timeZone }: QuietHours, now: Date): Date | null => {
  const time = timeIn(timeZone, now)
  const today = todayIn(timeZone, now)
  const isOverMidnight = from > until
  const isInside = isOverMidnight ? time >= from || time < until : time >= from && time < until
  if (!isInside) return null
  const endsOn = isOverMidnight && time >= from ? addDays(today, 1) : today
  return new Date(zonedInstant(endsOn, until, timeZone))
}
