import { type DateOrder, readDate, yearMax, yearMin } from '../date-text.ts'
import { addDays, calendarDate, isCalendarDate, shownDay } from '../dates.ts'
import { parseDegrees } from '../geography/degrees-text.ts'
import { nameKey } from '../name-key.ts'
import { type DecimalMark, readNumber } from '../numbers.ts'
import { plainText } from '../plain-text.ts'
import { type ColumnDates, digitDate, orderOfDate } from '../results/dates/date-order.ts'
import { readTime, splitMoment } from '../results/dates/read-time.ts'
import { yesNoWords } from '../yes-no.ts'
import type { TableIssue } from './cell-problems.ts'
import { knownWords, type NamedList, nameSuggester } from './known-names.ts'
import type { CellKind, CellMoment, TableColumn } from './table.ts'

/** From a cell's text to its value; null where it is blank. */
export type CellRead = { value: unknown } | Pick<TableIssue, 'code' | 'params'>
export type CellReader = (text: string) => CellRead
/** By column, the unambiguous decimal mark of its numbers. */
export type DecimalMarks = Readonly<Partial<Record<string, DecimalMark>>>
/** What the dates of moments in a file say of their order, or a person. */
export type MomentDates = DateOrder | ColumnDates
export type NamedLists = Readonly<Record<string, NamedList>>

/** Reads the cells of a column by its kind; browser and server read alike. */
export const cellReader = (
  { cell, isRequired }: TableColumn,
  lists: NamedLists,
  mark?: DecimalMark,
  dates?: MomentDates,
): CellReader => {
  const read = readerOf(cell, lists, { mark, dates })
  return (given) => {
    const text = plainText(given).trim()
    if (isErrorValue(text)) return issue('error-value')
    if (text === '') return isRequired ? issue('required') : { value: null }
    return read(text)
  }
}

const issue = (code: TableIssue['code'], params: TableIssue['params'] = {}): CellRead => ({
  code,
  params,
})

/** Whether a text is the error value of a formula, in the languages of the programs. */
export const isErrorValue = (text: string): boolean => errorValue.test(text)

const errorValue = /^#(?:N\/[AD]|GETTING_DATA|[¡¿]?\p{Lu}+(?:\/0)?[!?])$/iu

type How = { mark: DecimalMark | undefined; dates: MomentDates | undefined }

const readerOf = (cell: CellKind, lists: NamedLists, { mark, dates }: How): CellReader => {
  switch (cell.kind) {
    case 'text':
      return (text) =>
        text.length > cell.max ? issue('too-long', { max: cell.max }) : { value: text }
    case 'number': {
      const find = cell.words && knownWords(cell.words.terms, cell.words.also)
      return (text) => {
        if (find && isDash(text)) return { value: null }
        const word = find?.(text) ?? null
        return word === null ? numberCell(text, cell, mark) : { value: word }
      }
    }
    case 'date':
      return (text) => dateCell(text)
    case 'moment':
      return (text) => momentCell(text, dates)
    case 'flag':
      return flagCell
    case 'word': {
      const find = knownWords(cell.terms, cell.also)
      return (text) => orIssue(find(text), cell.problem ?? 'not-in-list')
    }
    case 'spelling':
      return (text) => orIssue(cell.read(text), cell.problem)
    case 'name':
      return nameReader(lists[cell.list])
  }
}

const orIssue = (value: unknown, code: TableIssue['code']): CellRead =>
  value === null ? issue(code) : { value }

const numberCell = (
  text: string,
  { min, max, isWhole, axis, units = [] }: Extract<CellKind, { kind: 'number' }>,
  mark: DecimalMark | undefined,
): CellRead => {
  const degrees = axis && parseDegrees(text, axis)
  const read = degrees
    ? { value: degrees.degrees }
    : readNumber(withoutUnit(text, units), { min, max, mark })
  if ('issue' in read) {
    if (read.issue === 'number') return issue('number')
    // As texts: a number would be formatted with a thousands separator and look like the other reading.
    return issue(read.issue, { whole: String(read.whole), decimal: String(read.decimal) })
  }
  const { value } = read
  if (value < min || value > max) return issue('out-of-range', { min, max })
  return isWhole && !Number.isInteger(value) ? issue('whole-number') : { value }
}

/** What people write in a cell that has nothing to say. */
const isDash = (text: string): boolean => /^[-–—]+$/.test(text)

/** 9,10 m without its unit; any other text as it is. */
const withoutUnit = (text: string, units: readonly string[]): string => {
  if (units.length === 0) return text
  const [, number = '', unit = ''] = /^(.*\d[.,]?)\s*(\p{L}[^\d]*)$/u.exec(text) ?? []
  return units.includes(nameKey(unit).replace(/\.$/, '')) ? number : text
}

const momentCell = (text: string, dates: MomentDates | undefined): CellRead => {
  const { date, time } = splitMoment(text)
  const clock = time === '' ? null : readTime(time)
  // A time that names another zone is not the project's own.
  if (time !== '' && clock?.offset !== null) return issue('time')
  const digits = digitDate(date)
  const order = digits === null ? 'day-first' : orderOfDate(digits, dates)
  if (order === null) return issue('ambiguous-date')
  const read = dateCell(date, order)
  if (!('value' in read)) return read
  return {
    value: { on: String(read.value), time: clock?.time.slice(0, 5) ?? null } satisfies CellMoment,
  }
}

const dateCell = (text: string, order: DateOrder = 'day-first'): CellRead => {
  const read = readDate(text, order)
  if ('on' in read) return { value: read.on }
  if (isNoSuchDay(text)) return issue('no-such-day')
  const serial = dateOfSerial(text)
  if (serial !== null) return issue('date-serial', { suggestion: serial })
  // Years as texts: a number would be formatted with a thousands separator.
  return read.issue === 'date'
    ? issue('date')
    : issue('date-year', { min: String(yearMin), max: String(yearMax) })
}

/** 31/02/2026: a well-formed date that does not exist. */
const isNoSuchDay = (text: string): boolean => {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  const [d, m] = [Number(day), Number(month)]
  if (m < 1 || m > 12 || d < 1 || d > 31) return false
  return !isCalendarDate(calendarDate(Number(year), m, d))
}

/** Returns the date that a spreadsheet stores as this number, formatted; null for other numbers. */
const dateOfSerial = (text: string): string | null => {
  if (!/^\d{5}$/.test(text)) return null
  const read = readDate(addDays('1899-12-30', Number(text)))
  return 'on' in read ? shownDay(read.on) : null
}

const flagCell: CellReader = (text) => {
  const word = nameKey(text)
  if (yesNoWords.yes.some((one) => one === word)) return { value: true }
  return yesNoWords.no.some((one) => one === word) ? { value: false } : issue('yes-no')
}

const nameReader = (list: NamedList | undefined): CellReader => {
  const { entries, find } = list ?? { entries: [], find: () => undefined }
  const suggest = nameSuggester(entries)
  return (text) => {
    const found = find(text)
    if (!found) return issue('not-in-list', suggest(text))
    return found.isRetired ? issue('retired') : { value: found }
  }
}
