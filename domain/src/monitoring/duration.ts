import { daysBetween, isCalendarDate } from '../dates.ts'

export type Duration =
  | { hours: number; issue: null }
  | { hours: null; issue: 'incomplete' | 'end-before-start' }

/** Hours between two wall clocks of one zone, to 0.01 h. Times are HH:mm or HH:mm:ss. */
export const durationHours = (
  startOn: string | null,
  startTime: string | null,
  endOn: string | null,
  endTime: string | null,
): Duration => {
  const [startSeconds, endSeconds] = [secondsOf(startTime), secondsOf(endTime)]
  if (!isDate(startOn) || !isDate(endOn) || startSeconds === null || endSeconds === null) {
    return { hours: null, issue: 'incomplete' }
  }
  const seconds = daysBetween(startOn, endOn) * 86_400 + endSeconds - startSeconds
  if (seconds < 0) return { hours: null, issue: 'end-before-start' }
  return { hours: Math.round(seconds / 36) / 100, issue: null }
}

const isDate = (on: string | null): on is string => on !== null && isCalendarDate(on)

const secondsOf = (time: string | null): number | null => {
  const found = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(time ?? '')
  return found ? Number(found[1]) * 3600 + Number(found[2]) * 60 + Number(found[3] ?? 0) : null
}
