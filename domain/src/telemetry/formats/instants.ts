import { isCalendarDate } from '../../dates.ts'

/**
 * Returns the instant of an RFC 3339 text, whose zone has to be named: 2022-07-18T09:34:15.775023242+00:00 (what is
 * finer than a millisecond is dropped); null for any other value.
 */
export const instantMs = (value: unknown): number | null => {
  if (typeof value !== 'string' || value.length > longestText) return null
  const [, on = '', hour, minute, second, fraction = '', zone = ''] = rfc3339.exec(value) ?? []
  const clock = [hour, minute, second].map(Number)
  const offset = offsetMinutes(zone)
  if (!isCalendarDate(on) || offset === null || !isClock(clock)) return null
  const [hours = 0, minutes = 0, seconds = 0] = clock
  const ms = Number(fraction.slice(0, 3).padEnd(3, '0'))
  return Date.parse(on) + ((hours * 60 + minutes - offset) * 60 + seconds) * 1000 + ms
}

/** Returns an instant in milliseconds since 1970, as a number or as a text of digits; null for any other value. */
export const epochMs = (value: unknown): number | null => {
  const isText = typeof value === 'string' && /^\s*[+-]?\d{1,16}\s*$/.test(value)
  const ms = typeof value === 'number' || isText ? Math.trunc(Number(value)) : Number.NaN
  return Math.abs(ms) <= lastInstantMs ? ms : null
}

const longestText = 40
/** Of dates in JavaScript. */
const lastInstantMs = 8.64e15

const rfc3339 = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d):(\d\d)(?:[.,](\d{1,9}))? ?(Z|[+-]\d\d:?\d\d)$/i

const isClock = ([hours = 24, minutes = 60, seconds = 60]: number[]): boolean =>
  hours <= 23 && minutes <= 59 && seconds <= 59

const offsetMinutes = (zone: string): number | null => {
  if (/^z$/i.test(zone)) return 0
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
  if (sign === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
