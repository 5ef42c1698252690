/** Conversions between calendar dates and instants; the zone is the project's, America/Lima by default. */

export const defaultTimeZone = 'America/Lima'

/** The calendar date at an instant. */
export const todayIn = (timeZone: string, now: Date): string =>
  new Date(wallMs(now.getTime(), timeZone)).toISOString().slice(0, 10)

/** The time HH:mm at an instant. */
export const timeIn = (timeZone: string, now: Date): string =>
  new Date(wallMs(now.getTime(), timeZone)).toISOString().slice(11, 16)

/**
 * The instant (ISO, UTC) of a wall clock's HH:mm on a date. A time that a change of clocks repeats
 * is its first occurrence; one that it skips moves forward by the length of the gap.
 */
export const zonedInstant = (on: string, time: string, timeZone: string): string => {
  const wall = Date.parse(`${on}T${time}:00Z`)
  const offsetBefore = offsetMs(wall - dayMs, timeZone)
  const offsetAfter = offsetMs(wall + dayMs, timeZone)
  const matching = [wall - offsetBefore, wall - offsetAfter].filter(
    (instant) => wallMs(instant, timeZone) === wall,
  )
  const instant = matching.length > 0 ? Math.min(...matching) : wall - offsetBefore
  return new Date(instant).toISOString()
}

const dayMs = 86_400_000
const clocks = new Map<string, Intl.DateTimeFormat>()

const offsetMs = (instant: number, timeZone: string): number => wallMs(instant, timeZone) - instant

/** The wall clock at an instant, as milliseconds as if it were UTC, to the second. */
const wallMs = (instant: number, timeZone: string): number => {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of clockOf(timeZone).formatToParts(instant)) shown[type] = value
  const { year, month, day, hour, minute, second } = shown
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** Cached, because creating a formatter costs a hundred times as much as using it. */
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const kept = clocks.get(timeZone)
  if (kept) return kept
  const clock = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}
