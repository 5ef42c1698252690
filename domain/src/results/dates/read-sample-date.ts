import { type DateOrder, readDate } from '../../date-text.ts'
import { addDays, addMonths, calendarDate, isCalendarDate } from '../../dates.ts'
import { plainText } from '../../plain-text.ts'
import { isErrorValue } from '../../tables/cell-readers.ts'
import { zonedInstant } from '../../time-zones.ts'
import { type ColumnDates, type DigitDate, digitDate, orderOfDate, otherDay } from './date-order.ts'
import { readTime, splitMoment } from './read-time.ts'
import type { CellText } from '../cell-text.ts'

/** When a sample was taken, as its file says it: on the wall clock of its zone. */
export type SampleMoment = {
  on: string
  /** HH:mm:ss; null where the file has none. */
  time: string | null
  /** "Z" or "-05:00" where the text names it; else the zone of the profile or the project holds. */
  offset: string | null
}

export const dateProblems = [
  'date',
  'ambiguous-date',
  'no-such-day',
  'date-without-day',
  'date-serial',
  'date-year',
  'time',
  'error-value',
  'in-the-future',
] as const
export type DateProblem = (typeof dateProblems)[number]

export type SampleDateRead =
  | { kind: 'date'; text: string; moment: SampleMoment; isOld: boolean }
  | { kind: 'none'; text: string }
  | {
      kind: 'held'
      text: string
      reason: DateProblem
      /** The dates that it may be: both orders of 4/3/2026, the day of a serial number. */
      readings?: string[]
    }

/** The spreadsheet's day 0 of a profile whose date columns hold serial numbers. */
export type SerialSystem = 1900 | 1904

export type SampleDateHow = {
  /** A stated order of day and month, or what the column as a whole says. */
  order?: DateOrder | ColumnDates | undefined
  /** Today in the project's zone: dates after it are held back. */
  today: string
  /** The time's own cell, where it has one. */
  time?: CellText | undefined
  serials?: SerialSystem | null | undefined
}

/** Reads when a sample was taken; a date that could be two days is held back. */
export const readSampleDate = (cell: CellText, how: SampleDateHow): SampleDateRead => {
  const text = String(cell)
  const plain = plainText(text).replace(/\s+/gu, ' ').trim()
  const refused = (reason: DateProblem, readings?: string[]): SampleDateRead => ({
    kind: 'held',
    text,
    reason,
    ...(readings && { readings }),
  })
  if (plain === '' || /^[-–—]+$/.test(plain)) return { kind: 'none', text }
  if (isErrorValue(plain)) return refused('error-value')
  if (plain.length > longestText) return refused('date')
  const serial = serialOf(plain)
  if (serial !== null && !how.serials) return refused('date-serial', [onOfSerial(serial, 1900).on])
  const parts = splitMoment(plain)
  const read =
    serial !== null && how.serials ? onOfSerial(serial, how.serials) : dayOf(parts.date, how)
  if ('reason' in read) return refused(read.reason, read.readings)
  const own = parts.time === '' ? null : readTime(parts.time)
  if (parts.time !== '' && !own) return refused('time')
  const beside = timeBeside(how.time, how.serials)
  if (beside === 'unread') return refused('time')
  // A date cell of a spreadsheet whose time stands in its own column comes with midnight.
  const isMidnight = own?.time === '00:00:00' && own.offset === null
  const isTwice = own && beside && !isMidnight && own.time !== beside.time
  if (isTwice) return refused('time')
  const clock = beside && (!own || isMidnight) ? beside : own
  const moment: SampleMoment = {
    on: read.on,
    time: clock?.time ?? read.time ?? null,
    offset: clock?.offset ?? null,
  }
  if (moment.on > how.today) return refused('in-the-future', [moment.on])
  return { kind: 'date', text, moment, isOld: moment.on < addMonths(how.today, -12) }
}

/** Returns the instant of a sample (ISO, UTC); noon stands for a time that is not known. */
export const sampleInstant = ({ on, time, offset }: SampleMoment, timeZone: string): string => {
  const clock = time ?? '12:00:00'
  if (offset !== null) return new Date(`${on}T${clock}${offset}`).toISOString()
  const minute = Date.parse(zonedInstant(on, clock.slice(0, 5), timeZone))
  return new Date(minute + Number(clock.slice(6)) * 1000).toISOString()
}

const longestText = 80

type DayRead = { on: string; time?: string | null } | { reason: DateProblem; readings?: string[] }

const dayOf = (text: string, { order, today }: SampleDateHow): DayRead => {
  const swapped = typeof order === 'object' && order.isConverted ? otherDay(text) : null
  if (swapped) return { reason: 'ambiguous-date', readings: [text, swapped] }
  const digits = digitDate(text)
  if (!digits) return dayOfWords(text, today)
  const found = orderOfDate(digits, order)
  if (found) return dayInOrder(text, digits, found, today)
  const reads = [
    ...(['day-first', 'month-first'] as const).map((one) => dayInOrder(text, digits, one, today)),
    ...(digits.year.length === 2 ? [dayYearFirst(digits, order)] : []),
  ]
  const readings = reads.flatMap((one) => ('on' in one ? [one.on] : []))
  return readings.length > 0 ? { reason: 'ambiguous-date', readings } : { reason: 'no-such-day' }
}

/** 26-03-04 where the column says that the year may stand first. */
const dayYearFirst = (
  { first, second, year, shape }: DigitDate,
  order: SampleDateHow['order'],
): DayRead => {
  const isYearFirst = typeof order === 'object' && order.groups[shape]?.order === 'year-first'
  const on = calendarDate(2000 + first, second, Number(year))
  return isYearFirst && isCalendarDate(on) ? { on } : { reason: 'no-such-day' }
}

const dayInOrder = (text: string, date: DigitDate, order: DateOrder, today: string): DayRead => {
  const read = readDate(text, order)
  if ('on' in read) return { on: date.year.length === 2 ? ofCentury(read.on, today) : read.on }
  return { reason: read.issue === 'date' ? 'no-such-day' : 'date-year' }
}

const dayOfWords = (text: string, today: string): DayRead => {
  const read = readDate(text)
  if ('on' in read) return { on: /\d{4}/.test(text) ? read.on : ofCentury(read.on, today) }
  if (read.issue === 'date-year') return { reason: 'date-year' }
  if (withoutDay.test(text) && namesMonth(text)) return { reason: 'date-without-day' }
  return { reason: noSuchIsoDay(text) || isDayOfMonth(text) ? 'no-such-day' : 'date' }
}

/** A year of two digits that would lie ahead is of the century before: 98 is 1998. */
const ofCentury = (on: string, today: string): string => {
  const before = `${Number(on.slice(0, 4)) - 100}${on.slice(4)}`
  const isOfPast = on.slice(0, 4) > today.slice(0, 4) && before >= '1990' && isCalendarDate(before)
  return isOfPast ? before : on
}

/** set-26 and March 2026: a month without its day, or a day without its year. */
const withoutDay =
  /^(?:\p{L}+\.?[\s\-/.]+(?:de |del )?(?:\d{4}|\d{2})|\d{1,2}[\s\-/.]+(?:de )?\p{L}+\.?)$/iu

const namesMonth = (text: string): boolean => {
  const month = /\p{L}{3,}(?=\.?[\s\-/.]|\.?$)/u.exec(text.replace(/\bdel?\b/giu, ''))?.[0] ?? ''
  return 'on' in readDate(`1-${month}-2000`)
}

const noSuchIsoDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  return (
    year !== undefined && !isCalendarDate(calendarDate(Number(year), Number(month), Number(day)))
  )
}

/** 31 de junio de 2026: the same with day 1 is a date. */
const isDayOfMonth = (text: string): boolean =>
  /^\d{1,2}\D/.test(text) && 'on' in readDate(text.replace(/^\d{1,2}/, '1'))

/** Days of spreadsheets since 1990, with their fraction of a day; null for other texts. */
const serialOf = (text: string): number | null => {
  const number = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return number >= 31_000 && number < 73_051 ? number : null
}

const onOfSerial = (serial: number, system: SerialSystem): { on: string; time: string | null } => {
  const seconds = Math.round((serial % 1) * 86_400)
  const days = Math.floor(serial) + (seconds === 86_400 ? 1 : 0)
  const time = new Date((seconds % 86_400) * 1000).toISOString().slice(11, 19)
  return {
    on: addDays(system === 1900 ? '1899-12-30' : '1904-01-01', days),
    time: Number.isInteger(serial) ? null : time,
  }
}

const timeBeside = (cell: CellText | undefined, serials: SerialSystem | null | undefined) => {
  const text = plainText(String(cell ?? '')).trim()
  if (text === '' || /^[-–—]+$/.test(text)) return null
  if (serials && /^0?\.\d+$/.test(text))
    return { time: onOfSerial(40_000 + Number(text), 1900).time ?? '00:00:00', offset: null }
  return readTime(text) ?? ('unread' as const)
}
