import { Readable } from 'node:stream'
import type { Content } from './content.ts'

export type CsvOptions = {
  delimiter?: ',' | ';' | '\t'
  /** Spreadsheets take UTF-8 for what it is only with a byte order mark. */
  byteOrderMark?: boolean
  decimalComma?: boolean
}

const chunkCharacters = 32 * 1024
/** All delimiters that a spreadsheet may split lines at, whichever this file has. */
const hasDelimiter = /[,;\t|"\r\n]|^\s|\s$/
const betweenDelimiters = /[^,;\t|\r\n]+/g
// Spreadsheets skip invisible characters, and read fullwidth signs as the plain ones.
const formulaSign = /[=+\-@＝＋－＠]/
const startsFormula = /^[\p{Z}\p{C}"]*[=+\-@＝＋－＠]/u
const startsLine = /^[\t\r]/
const number = /^[+-]?\d+([.,]\d+)?$/

/** A table as CSV (RFC 4180), in which no text can start a formula where it is opened. */
export function streamCsv(
  header: readonly string[],
  rows: AsyncIterable<readonly Content[]>,
  options: CsvOptions = {},
): Readable {
  return Readable.from(csvChunks(header, rows, options), { objectMode: false })
}

export function csvLine(row: readonly Content[], options: CsvOptions = {}): string {
  const delimiter = options.delimiter ?? ','
  return `${row.map((content) => csvField(content, options)).join(delimiter)}\r\n`
}

async function* csvChunks(
  header: readonly string[],
  rows: AsyncIterable<readonly Content[]>,
  options: CsvOptions,
): AsyncGenerator<string> {
  let chunk = (options.byteOrderMark ? '\ufeff' : '') + csvLine(header, options)
  for await (const row of rows) {
    chunk += csvLine(row, options)
    if (chunk.length > chunkCharacters) {
      yield chunk
      chunk = ''
    }
  }
  yield chunk
}

function csvField(content: Content, { decimalComma }: CsvOptions): string {
  if (content === null) return ''
  if (typeof content === 'number') {
    const text = Number.isFinite(content) ? String(content) : ''
    return decimalComma ? text.replace('.', ',') : text
  }
  if (typeof content === 'boolean') return String(content)
  if (typeof content === 'object') return quoted(content.date)
  return quoted(harmless(content.replaceAll('\0', '')))
}

/**
 * An apostrophe makes a text of what would be a formula: the field, and each part that becomes a cell
 * where the file is opened with another delimiter, which does not keep to the quotes.
 */
function harmless(text: string): string {
  if (number.test(text)) return text
  if (!formulaSign.test(text)) return startsLine.test(text) ? `'${text}` : text
  const parts = text.replace(betweenDelimiters, (part) =>
    startsFormula.test(part) && !number.test(part) ? `'${part}` : part,
  )
  const isMarked = parts.startsWith("'") || !(startsFormula.test(text) || startsLine.test(text))
  return isMarked ? parts : `'${parts}`
}

const quoted = (text: string): string =>
  hasDelimiter.test(text) ? `"${text.replaceAll('"', '""')}"` : text
