import { yesNoTerms } from '@puquio/contract/terms'
import { asFileName, type Language, type Text } from '@puquio/domain'
import type { FileAnswer } from '../http/send-file.ts'
import { type Content, dateFormat, dateTimeFormat } from '../xlsx/write/content.ts'
import { type CsvOptions, streamCsv } from '../xlsx/write/stream-csv.ts'
import { streamRows } from '../xlsx/write/stream-rows.ts'
import { workbookType } from '../xlsx/write/write-workbook.ts'

type Value = string | number | boolean | null

/** What a column holds: dates and instants as local texts without a zone, words by their key. */
export type ColumnContent =
  | { kind: 'text' | 'time' | 'number' | 'flag' | 'answer' | 'date' | 'instant' }
  | { kind: 'word'; words: Readonly<Record<string, Text>> }

export type FileColumn<Row> = ColumnContent & {
  heading: Text
  widthChars?: number
  of: (row: Row) => Value
}

/** An instant as a column of that kind holds it: local, to the second, without a zone. */
export const localInstant = (at: string | null, timeZone: string): string | null =>
  at && clockOf(timeZone).format(new Date(at)).replace(' ', 'T')

/** One for each zone: to make it takes longer than a thousand times to use it. */
const clocks = new Map<string, Intl.DateTimeFormat>()
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const made =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  clocks.set(timeZone, made)
  return made
}

export type ListFile<Row> = {
  /** The file's name without its ending. */
  name: string
  sheet: string
  columns: readonly FileColumn<Row>[]
  /** Columns that stay in sight in a workbook. */
  frozenColumns?: number
  rows: Iterable<Row> | AsyncIterable<Row>
  createdAt: Date
}

/** A list as a workbook or as CSV, written while its rows arrive. */
export function listFile<Row>(
  { name, sheet, columns, frozenColumns = 0, rows, createdAt }: ListFile<Row>,
  { language, format }: { language: Language; format: 'xlsx' | 'csv' },
): FileAnswer {
  const title = asFileName(name)
  const contents = contentsOf(columns, rows, language)
  if (format === 'csv') {
    const header = columns.map(({ heading }) => heading[language])
    const body = streamCsv(header, contents, csvOptionsOf(language))
    return { name: `${title}.csv`, mediaType: 'text/csv; charset=utf-8', body }
  }
  const written = columns.map(({ heading, kind, widthChars = 16 }) => ({
    header: heading[language],
    headerStyle: { bold: true, fill: 'E9EDF2', wrap: true },
    widthChars,
    ...(kind === 'date' ? { style: { format: dateFormat } } : {}),
    ...(kind === 'instant' ? { style: { format: dateTimeFormat } } : {}),
  }))
  const options = { sheet, title, author: 'Puquio', createdAt, frozenColumns, filter: true }
  return {
    name: `${title}.xlsx`,
    mediaType: workbookType,
    body: streamRows(written, contents, options),
  }
}

const usesDecimalComma: Record<Language, boolean> = { es: false, en: false, fr: true, pt: true }

/** CSV as spreadsheets open it in this language; Spanish as in Peru, with a decimal point. */
export function csvOptionsOf(language: Language): CsvOptions {
  const decimalComma = usesDecimalComma[language]
  return { delimiter: decimalComma ? ';' : ',', decimalComma, byteOrderMark: true }
}

async function* contentsOf<Row>(
  columns: readonly FileColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  language: Language,
): AsyncGenerator<Content[]> {
  for await (const row of rows)
    yield columns.map((column) => contentOf(column, column.of(row), language))
}

/** What a column holds of a value, in words of the language. */
export function contentOf(column: ColumnContent, value: Value, language: Language): Content {
  if (value === null) return null
  switch (column.kind) {
    case 'text':
    case 'time':
    case 'number':
      return value
    case 'flag':
    case 'answer':
      return yesNoTerms[value === true ? 'yes' : 'no'][language]
    case 'date':
    case 'instant':
      return { date: String(value) }
    case 'word':
      return column.words[String(value)]?.[language] ?? String(value)
  }
}
