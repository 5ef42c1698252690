import type { DateQuestion, SheetReading } from '@puquio/contract/kit/sheet-head'
import {
  type ColumnDates,
  dateCollector,
  digitDate,
  orderOfDate,
  readDate,
  type SoundingColumn,
  soundingTable,
  splitMoment,
} from '@puquio/domain'
import {
  type MappedSheet,
  readMappedSheet,
  type SheetRead,
  type SheetUpload,
} from '../../../platform/tables/read-sheet.ts'

/** Reads a file of soundings by what a person says of its columns; what they name beside the table's is left out. */
export function readSoundings(upload: SheetUpload, { head }: SheetReading): Promise<MappedSheet> {
  const columns = Object.entries(head?.columns ?? {}).filter(([field]) => field in soundingTable)
  const said = head && { ...head, columns: head.columns && Object.fromEntries(columns) }
  return readMappedSheet('soundings', upload, said)
}

const fields = Object.keys(soundingTable) as SoundingColumn[]
export const textIn = (texts: readonly string[], field: SoundingColumn): string =>
  texts[fields.indexOf(field)] ?? ''

export type SoundingDates = { dates: ColumnDates; question: DateQuestion | null }

/** In which order day and month stand in the dates of a file; where nothing says it, the question that settles all of them. */
export function datesOf({ rows }: SheetRead, said: SheetReading['dateOrder']): SoundingDates {
  const collector = dateCollector()
  for (const { row, texts } of rows) collector.look(textIn(texts, 'measuredOn'), row)
  const dates = collector.read(said)
  const open = rows
    .map(({ texts }) => textIn(texts, 'measuredOn'))
    .filter((text) => isAnswerable(text, dates))
  const [text] = open
  if (text === undefined) return { dates, question: null }
  const { date } = splitMoment(text)
  const [dayFirst, monthFirst] = [readDate(date, 'day-first'), readDate(date, 'month-first')]
  if (!('on' in dayFirst && 'on' in monthFirst)) return { dates, question: null }
  return {
    dates,
    question: { count: open.length, text: date, dayFirst: dayFirst.on, monthFirst: monthFirst.on },
  }
}

/** Whether a date waits for an answer that would settle it. */
function isAnswerable(text: string, dates: ColumnDates): boolean {
  const digits = digitDate(text)
  if (digits === null || orderOfDate(digits, dates) !== null) return false
  return orderOfDate(digits, { ...dates, stated: 'day-first' }) !== null
}
