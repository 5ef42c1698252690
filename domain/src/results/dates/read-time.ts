/** A time of day with the zone that its text names, if any: "Z", "-05:00". */
export type TimeRead = { time: string; offset: string | null }

/**
 * Reads a time of day as HH:mm:ss: 17:54, 17h54, 17.54 h, 5:54:00 PM, 5:54 p. m., 17:54:00-05:00; null for
 * any other text, 25:00 and 13:00 AM among them.
 */
export const readTime = (text: string): TimeRead | null => {
  if (text.length > longestText) return null
  const [, hour = '', minute = '', second = '', half = '', offset = ''] =
    shape.exec(text.trim().replace(/\s+/gu, ' ')) ?? []
  if (hour === '') return null
  const hours = hourOf(Number(hour), half.toLowerCase())
  const [minutes, seconds] = [Number(minute), Number(second.slice(0, 2))]
  if (hours === null || minutes > 59 || seconds > 59) return null
  if (offset !== '' && !isOffset(offsetOf(offset))) return null
  const time = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
  return { time, offset: offset === '' ? null : offsetOf(offset) }
}

/** Splits a text into a date and the time behind it; '' where there is none. */
export const splitMoment = (text: string): { date: string; time: string } => {
  const plain = text.trim().replace(/\s+/gu, ' ')
  const [, date = plain, time = ''] = moment.exec(plain) ?? []
  return { date, time }
}

const longestText = 40

// The point needs an h behind it or two digits of seconds: 17.54 may be a number.
const shape =
  /^(\d{1,2})(?:[:h]|(?=\.\d{2} ?h))\.? ?(\d{2})(?:[:.](\d{2}(?:[.,]\d{1,9})?))?(?: ?(?:h|hs|hrs?|horas?)\.?| ?([ap])\.? ?m\.?)?(?: ?(z|[+-]\d{2}(?::?\d{2})?))?$/iu

const moment = /^(.*?\d)(?:T(?=\d)|,? (?:a las |at |à |às )?)(\d{1,2}(?:[:h]|\.\d{2} ?h).*)$/iu

/** The hour of the day; null where it cannot be: 13 AM, 0 PM. 17:54 p. m. says the same twice. */
const hourOf = (hour: number, half: string): number | null => {
  if (half === '') return hour > 23 ? null : hour
  if (hour > 12) return half === 'p' && hour < 24 ? hour : null
  if (hour === 0) return half === 'p' ? null : 0
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

/** From -12:00 to +14:00, as there are zones. */
const isOffset = (text: string): boolean => {
  if (text === 'Z') return true
  const [hours, minutes] = [Number(text.slice(1, 3)), Number(text.slice(4))]
  return minutes < 60 && hours * 60 + minutes <= (text.startsWith('-') ? 12 : 14) * 60
}

const offsetOf = (text: string): string => {
  if (/^z$/i.test(text)) return 'Z'
  const digits = text.replace(':', '')
  return `${digits.slice(0, 3)}:${digits.slice(3).padEnd(2, '0')}`
}
