import { Readable } from 'node:stream'
import type { Content } from './content.ts'

export type CsvOptions = {
  delimiter?: ',' | ';' | '\t'
  /** Spreadsheets take UTF-8 for what it is only with a byte order mark. */
  byteOrderMark?: boolean
  decimalComma?: boolean
}

const chunkCharacters = 32 * 1024
const opensFormula = /^[=+\-@\t\r]/
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
  return `${row.map((content) => csvField(content, delimiter, options)).join(delimiter)}\r\n`
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

function csvField(content: Content, delimiter: string, { decimalComma }: CsvOptions): string {
  if (content === null) return ''
  if (typeof content === 'number') {
    const text = Number.isFinite(content) ? String(content) : ''
    return quoted(decimalComma ? text.replace('.', ',') : text, delimiter)
  }
  if (typeof content === 'boolean') return String(content)
  if (typeof content === 'object') return quoted(content.date, delimiter)
  const risky = opensFormula.test(content) && !number.test(content)
  return quoted((risky ? `'${content}` : content).replaceAll('\0', ''), delimiter)
}

function quoted(text: string, delimiter: string): string {
  const needed = text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text)
  return needed ? `"${text.replaceAll('"', '""')}"` : text
}
