import { isUtf8 } from 'node:buffer'
import type { CsvEncoding } from '@puquio/domain'
import { detectDelimiter, detectEncoding } from '@puquio/domain/sheets'
import { streamCsvRows } from 'hucre/csv'
import type { ReadLimits } from '../guard/limits.ts'
import { refused, type Refused } from '../guard/refusal.ts'
import { signature } from '../guard/signature.ts'
import { rowCells, type SheetRow } from './sheet-rows.ts'
import { UnreadableSheet, type Walked } from './walk-sheets.ts'

/** Whether the first bytes are of a text that is no page and no XML. */
export const isCsv = (content: Buffer): boolean => {
  const found = signature(content.subarray(0, 8192))
  return found.container === 'none' && found.looksLike === 'text'
}

type OpenedCsv = Extract<Walked, { kind: 'sheets' }> & { total: number }

/** A text as a workbook of one sheet without a name. */
export function openCsv(content: Buffer, limits: ReadLimits): OpenedCsv | Refused {
  const { encoding, markBytes } = encodingOf(content)
  const text = textIn(content.subarray(markBytes), encoding)
  // Images and archives have them; texts have none.
  if (text.includes('\u0000')) return refused('not-a-workbook', { looksLike: 'unknown' })
  const { delimiter } = detectDelimiter(text.slice(0, sampleCharacters))
  const rows = csvRows(text, delimiter, limits)
  return { kind: 'sheets', sheets: [{ name: '', hidden: false, rows }], total: linesOf(text) }
}

const sampleCharacters = 200_000

/** The widest row that a spreadsheet can hold. */
const columnsMax = 16_384

function* csvRows(text: string, delimiter: string, limits: ReadLimits): Generator<SheetRow> {
  let row = 0
  let cells = 0
  const read = isPlain(text) ? plainRows(text, delimiter) : streamCsvRows(text, { delimiter })
  for (const values of read) {
    row++
    // Excel's own line that names the delimiter.
    if (row === 1 && values.length <= 2 && /^sep=/i.test(String(values[0]))) continue
    const found = rowCells(values)
    cells += found.length
    if (found.length > columnsMax || cells > limits.cells)
      throw new UnreadableSheet(refused('too-many-cells', { sheet: '', cells }))
    if (found.length > 0) yield { row, cells: found }
  }
}

const isPlain = (text: string) =>
  !text.includes('"') && (!text.includes('\r') || !/\r(?!\n)/.test(text))

/** A fast path: the rows of a text without quotes, whose cells hold neither line breaks nor delimiters. */
function* plainRows(text: string, delimiter: string): Generator<string[]> {
  for (let from = 0; from < text.length; ) {
    const at = text.indexOf('\n', from)
    const end = at === -1 ? text.length : at
    const line = text.slice(from, text[end - 1] === '\r' && end > from ? end - 1 : end)
    yield line.split(delimiter)
    from = end + 1
  }
}

/** Only shown as progress: a cell may hold line breaks. */
const linesOf = (text: string): number => {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

/** A fast path: most texts are valid to their last byte, which nothing tells as fast as Node. */
const encodingOf = (content: Buffer) => {
  const head = detectEncoding(content.subarray(0, 4))
  return head.markBytes === 0 && !isUtf8(content) ? detectEncoding(content) : head
}

const textIn = (bytes: Buffer, encoding: CsvEncoding): string =>
  new TextDecoder(encoding).decode(bytes)
