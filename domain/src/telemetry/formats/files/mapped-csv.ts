import { type DateOrder, readDate } from '../../../date-text.ts'
import { isCalendarDate } from '../../../dates.ts'
import { type DecimalMark, readNumber } from '../../../numbers.ts'
import { readTime, splitMoment } from '../../../results/dates/read-time.ts'
import type { CsvDelimiter } from '../../../results/layout/csv-dialect.ts'
import { epochMs, instantMs } from '../instants.ts'
import { type DecodedMessage, messageKeysMax, type Refusal, refusal } from '../message.ts'
import { addValue, emptyValues, isMessageKey } from '../message-values.ts'
import { visibleText } from '../unknown-fields.ts'
import { cellsOf, type FilePiece, type FilePlace, firstLines, readRows } from './file-rows.ts'
import { type WallClock, wallClockOf } from './wall-time.ts'

/** A column by its heading, or by its place, counted from 0. */
export type CsvColumn = string | number

/**
 * How a logger writes its times. Dates of digits that begin with the year are always read. `day`: dates alone, the day
 * first, each the beginning of its day.
 */
export const csvTimeFormats = ['day-first', 'month-first', 'day', 'epoch-s', 'epoch-ms'] as const
export type CsvTimeFormat = (typeof csvTimeFormats)[number]

/** What the files of a kind of device hold; a device's profile has one. */
export type CsvMapping = {
  delimiter: CsvDelimiter
  decimalMark: DecimalMark
  /** The line of the headings, counted from 1; null where there is none. */
  headingLine: number | null
  /** The first line with data, counted from 1. */
  firstLine: number
  time: {
    column: CsvColumn
    /** Where the time of day has a column of its own. */
    clock?: CsvColumn | undefined
    format: CsvTimeFormat
    /** Of times that name none. */
    zone: string
  }
  /** Which variable each column gives; other columns are left alone. */
  columns: { column: CsvColumn; key: string }[]
  /** Whether the logger adds to the file and sends it again. */
  isGrowing: boolean
}

/** Reads a piece of a logger's CSV file, each row as a message; cells that are no number are unread. */
export const decodeCsv = (
  text: string,
  mapping: CsvMapping,
  from?: FilePlace,
): FilePiece | Refusal => {
  const zoneClock = wallClockOf(mapping.time.zone)
  if (!zoneClock) return refusal('zone')
  const problem = mappingProblem(mapping)
  if (problem) return problem
  const { delimiter, headingLine, firstLine, time } = mapping
  const lines = firstLines(text, firstLine - 1)
  const headings =
    headingLine === null ? [] : cellsOf(lines[headingLine - 1]?.text ?? '', delimiter)
  if (headings === null) return refusal('header', `line ${headingLine}`)
  const placeOf = (column: CsvColumn): number =>
    typeof column === 'number'
      ? column
      : headings.findIndex((heading) => heading.trim() === column.trim())
  const wanted = [
    time.column,
    time.clock ?? time.column,
    ...mapping.columns.map((one) => one.column),
  ]
  const missing = wanted.find((column) => placeOf(column) === -1)
  if (missing !== undefined) return refusal('column', visibleText(String(missing), 64))
  const places = mapping.columns.map(({ column, key }) => ({ at: placeOf(column), key }))
  const timeAt = placeOf(time.column)
  const clockAt = time.clock === undefined ? null : placeOf(time.clock)
  const width = Math.max(timeAt, clockAt ?? 0, ...places.map(({ at }) => at)) + 1
  const begin = firstLines(text, 1)[0]?.at ?? 0
  const first = { at: lines.at(-1)?.nextAt ?? begin, line: lines.length + 1 }
  return readRows(text, from ?? first, mapping.isGrowing, (line, where) => {
    const cells = cellsOf(line, delimiter)
    if (!cells || cells.length < width) return refusal('row', where)
    const clock = clockAt === null ? '' : (cells[clockAt] ?? '')
    const measuredAtMs = timeOf(cells[timeAt] ?? '', clock, time.format, zoneClock)
    if (measuredAtMs === null) return refusal('time', where)
    return messageOf(cells, places, measuredAtMs, mapping.decimalMark)
  })
}

const mappingProblem = ({ headingLine, firstLine, time, columns }: CsvMapping): Refusal | null => {
  if (columns.length > messageKeysMax) return refusal('too-many-keys')
  const isLine = (line: number) => Number.isInteger(line) && line >= 1 && line <= headLinesMax
  if (!isLine(firstLine)) return refusal('header', 'firstLine')
  if (headingLine !== null && (!isLine(headingLine) || headingLine >= firstLine))
    return refusal('header', 'headingLine')
  const keys = columns.map(({ key }) => key)
  const wrong = keys.find((key, at) => !isMessageKey(key) || keys.indexOf(key) !== at)
  if (wrong !== undefined) return refusal('column', visibleText(wrong, 64))
  const places = [time.column, time.clock ?? 0, ...columns.map(({ column }) => column)]
  const isPlace = (one: CsvColumn) => typeof one === 'string' || (Number.isInteger(one) && one >= 0)
  return places.every(isPlace) ? null : refusal('column')
}

const headLinesMax = 100
const cellLengthMax = 80

const messageOf = (
  cells: readonly string[],
  places: readonly { at: number; key: string }[],
  measuredAtMs: number,
  mark: DecimalMark,
): DecodedMessage => {
  const read = emptyValues()
  for (const { at, key } of places) addValue(read, key, numberOfCell(cells[at] ?? '', mark))
  return { ...read, measuredAtMs }
}

const numberOfCell = (cell: string, mark: DecimalMark): number | null => {
  if (cell.length > cellLengthMax) return null
  const read = readNumber(cell, { mark })
  return 'value' in read ? read.value : null
}

const timeOf = (
  cell: string,
  clock: string,
  format: CsvTimeFormat,
  zoneClock: WallClock,
): number | null => {
  if (cell.length > cellLengthMax || clock.length > cellLengthMax) return null
  if (format === 'epoch-ms') return epochMs(cell)
  if (format === 'epoch-s') return secondsMs(cell)
  if (format === 'day') return clock === '' ? dayMs(cell, zoneClock) : null
  return dateMs(clock === '' ? cell : `${cell.trim()} ${clock.trim()}`, format, zoneClock)
}

const secondsMs = (cell: string): number | null =>
  /^\s*\d{1,12}(?:\.\d{1,9})?\s*$/.test(cell) ? epochMs(Math.round(Number(cell) * 1000)) : null

/** Series of days begin long before any plan does: where the year comes first it may be an early one. */
const dayMs = (text: string, zoneClock: WallClock): number | null => {
  const plain = text.trim()
  if (isCalendarDate(plain)) return zoneClock(plain, '00:00:00')
  const day = readDate(plain, 'day-first')
  return 'on' in day ? zoneClock(day.on, '00:00:00') : null
}

const dateMs = (text: string, order: DateOrder, zoneClock: WallClock): number | null => {
  const moment = splitMoment(text)
  const day = readDate(moment.date, order)
  const time = readTime(moment.time)
  if (!('on' in day) || !time) return null
  return time.offset === null
    ? zoneClock(day.on, time.time)
    : instantMs(`${day.on}T${time.time}${time.offset}`)
}
