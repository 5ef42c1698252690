import { calendarDate, isCalendarDate } from './dates.ts'
import { normalForm } from './normal-form.ts'

/** The result of reading a text: a date, a date outside the accepted years, or none. */
export type DateRead = { on: string } | { issue: 'date' | 'date-year' }

/** What stands first in dates of digits alone: 4/3/2026 is 4 March or 3 April. */
export const dateOrders = ['day-first', 'month-first'] as const
export type DateOrder = (typeof dateOrders)[number]

/**
 * Reads a date as people type it and workbooks hold it, day first: 4/3/2026, 04-03-26, 4.3.2026,
 * 2026-03-04, with or without a time, 4 de marzo de 2026, 4-mar-26, March 4, 2026. The month-first
 * 1/14/2026 is refused, since 1/4/2026 would be ambiguous, unless the caller knows that order.
 */
export const readDate = (text: string, digits: DateOrder = 'day-first'): DateRead => {
  if (text.length > longestText) return noDate
  const trimmed = text.trim().replace(timeOfDay, '')
  for (const { shape, order } of shapes) {
    const found = shape.exec(trimmed)
    if (found) return dateOf(order ?? orderOfDigits[digits], found)
  }
  return noDate
}

export const parseDate = (text: string): string | null => {
  const read = readDate(text)
  return 'on' in read ? read.on : null
}

// Years outside these are typing errors (0206, 2206), or a spreadsheet's number 5 formatted as a date.
// Mines in Peru monitor since 1993 (D.S. 016-93-EM).
export const [yearMin, yearMax] = [1990, 2099]

// Keeps the time spent on a cell full of blanks small.
const longestText = 80

type Part = 'year' | 'month' | 'day'

// A time after the date is dropped: the date counts as it is written, whatever zone it names.
const timeOfDay =
  /(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:\s*[ap]\.?\s?m\.?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/iu

const orderOfDigits: Record<DateOrder, readonly [Part, Part, Part]> = {
  'day-first': ['day', 'month', 'year'],
  'month-first': ['month', 'day', 'year'],
}

const shapes: readonly { shape: RegExp; order?: readonly [Part, Part, Part] }[] = [
  { shape: /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/, order: ['year', 'month', 'day'] },
  { shape: /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/ },
  {
    shape:
      /^(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?([\s\-/.]+)(?:(?:de|of)\s+)?(\p{L}+)\.?[,\s\-/]+(?:(?:de|del|do)\s+)?(\d{4}|\d{2})$/iu,
    order: ['day', 'month', 'year'],
  },
  {
    shape: /^(\p{L}+)(\.?)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu,
    order: ['month', 'day', 'year'],
  },
]

const monthNames = [
  'enero ene january janvier janv jan janeiro',
  'febrero feb february fevrier fevr fev fevereiro',
  'marzo mar march mars marco',
  'abril abr april apr avril avr',
  'mayo may mai maio',
  'junio jun june juin junho',
  'julio jul july juillet juil julho',
  'agosto ago august aug aout aou',
  'septiembre setiembre sep sept set september septembre setembro',
  'octubre oct october octobre outubro out',
  'noviembre nov november novembre novembro',
  'diciembre dic december dec decembre dezembro dez',
].map((names) => names.split(' '))

const noDate: DateRead = { issue: 'date' }

/** The parts are groups 1, 3 and 4; group 2 is the separator. */
const dateOf = (order: readonly [Part, Part, Part], found: RegExpExecArray): DateRead => {
  const texts: Record<Part, string> = { year: '', month: '', day: '' }
  order.forEach((part, index) => {
    texts[part] = found[index === 0 ? 1 : index + 2] ?? ''
  })
  const year = Number(texts.year) + (texts.year.length === 2 ? 2000 : 0)
  const month = monthNumber(texts.month)
  if (month === null) return noDate
  const isGivenYear = year >= yearMin && year <= yearMax
  // 2000 is a leap year, so it has every day of every year.
  const on = calendarDate(isGivenYear ? year : 2000, month, Number(texts.day))
  if (!isCalendarDate(on)) return noDate
  return isGivenYear ? { on } : { issue: 'date-year' }
}

const monthNumber = (text: string): number | null => {
  if (/^\d+$/.test(text)) return Number(text)
  const plain = normalForm(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase()
  const index = monthNames.findIndex((names) => names.includes(plain))
  return index === -1 ? null : index + 1
}
