import { cellXml, type Content, dateFormat } from './content.ts'
import type { ListedSheet } from './package-parts.ts'
import type { Batches, RowSource } from './row-source.ts'
import type { SharedTexts } from './shared-texts.ts'
import { columnsXml, filterRange, filterXml, viewXml, worksheetOpening } from './sheet-xml.ts'
import type { CellStyle, StyleTable } from './style-table.ts'
import type { WrittenColumn } from './workbook-spec.ts'

/** A cell, with a style where it differs from its column's. */
export type StreamedCell = Content | { content: Content; style: CellStyle }
export type StreamedRow = readonly StreamedCell[]

/**
 * What texts of a column are, where rows come as a database writes them: a number, an ISO date, or a value, which is a
 * number where it reads as one.
 */
export type StreamedColumn = WrittenColumn & { textIs?: 'text' | 'number' | 'date' | 'value' }

export type StreamedTable = {
  sheet: string
  /** Columns in a list have one cell in a row, a JSON array of texts: for what many rows have in common. */
  columns: (StreamedColumn | StreamedColumn[])[]
  rows: Batches<StreamedRow>
  /** Columns that stay in sight, as the header does. */
  frozenColumns?: number
  /** Filter buttons on the header. */
  filter?: boolean
}

const chunkCharacters = 128 * 1024

type Written = {
  styles: StyleTable
  texts: SharedTexts
  /** Most rows of a sheet, its header included. */
  sheetRows: number
  /** Of the sheet, which gets its filter once its rows are counted. */
  listed: ListedSheet
}

/** The XML of a sheet, until the rows end or the sheet is full. */
export async function* sheetChunks(
  { columns, frozenColumns = 0, filter = false }: StreamedTable,
  source: RowSource<StreamedRow>,
  { styles, texts, sheetRows, listed }: Written,
): AsyncGenerator<string> {
  const styled = (style: CellStyle | undefined) => styleAttribute(styles.id(style))
  const writers = columns.map((column) =>
    Array.isArray(column)
      ? togetherWriter(column, { styled, texts })
      : columnWriter(column, { styled, texts }),
  )
  const beyond = columnWriter({}, { styled, texts })
  const all = columns.flat()
  const header = all.map(({ header = null, headerStyle }) =>
    cellXml(header, '', styled(headerStyle)),
  )
  const opening = viewXml({ rows: 1, columns: frozenColumns }) + columnsXml(all, styles)
  let chunk = `${worksheetOpening}${opening}<sheetData><row>${header.join('')}</row>`
  let count = 0
  while (count < sheetRows - 1) {
    const row = source.take()
    if (row === undefined) {
      if (await source.wait()) continue
      break
    }
    chunk += '<row>'
    for (let column = 0; column < row.length; column++)
      chunk += (writers[column] ?? beyond)(row[column] as StreamedCell)
    chunk += '</row>'
    count++
    if (chunk.length > chunkCharacters) {
      yield chunk
      chunk = ''
    }
  }
  await source.wait()
  if (filter) listed.filterRange = filterRange(all.length, count)
  const buttons = listed.filterRange ? filterXml(listed.filterRange) : ''
  yield `${chunk}</sheetData>${buttons}</worksheet>`
}

type Shared = { styled: (style: CellStyle | undefined) => string; texts: SharedTexts }

/** Of each column, texts whose cells are kept: most of a parameter, a unit or a method come again. */
const keptCells = 1000

type CellWriter = (cell: StreamedCell) => string

/** Returns what writes the cells of a column; texts that came before are not written anew. */
function columnWriter(
  { style, textIs = 'text' }: StreamedColumn,
  { styled, texts }: Shared,
): CellWriter {
  const plain = styled(style)
  const dated = styled({ format: dateFormat, ...style })
  const empty = `<c${plain}/>`
  const known = new Map<CellStyle, string>()
  const ownStyle = (style: CellStyle): string => {
    const attribute = known.get(style) ?? styled(style)
    known.set(style, attribute)
    return attribute
  }
  const written = (content: Content, attributes: string): string => {
    if (typeof content !== 'string') return cellXml(content, '', attributes)
    if (content === '') return `<c${attributes}/>`
    if (textIs === 'date') return cellXml({ date: content }, '', attributes)
    if (textIs !== 'text' && isNumber.test(content)) return `<c${attributes}><v>${content}</v></c>`
    return texts.cellXml(content, attributes)
  }
  const kept = new Map<string, string>()
  const textCell = (text: string): string => {
    const xml = written(text, textIs === 'date' ? dated : plain)
    if (kept.size < keptCells) kept.set(text, xml)
    return xml
  }
  return (cell) => {
    if (cell === null || cell === '') return empty
    if (typeof cell === 'string') return kept.get(cell) ?? textCell(cell)
    if (typeof cell !== 'object') return cellXml(cell, '', plain)
    if ('date' in cell) return cellXml(cell, '', dated)
    return written(cell.content, ownStyle(cell.style))
  }
}

/** Returns what writes the cells of columns that come together; those of the row before are not written anew. */
function togetherWriter(columns: readonly StreamedColumn[], shared: Shared): CellWriter {
  const writers = columns.map((column) => columnWriter(column, shared))
  let last: StreamedCell = null
  let lastXml = ''
  return (cell) => {
    if (cell !== last) {
      const cells = JSON.parse(cell as string) as StreamedRow
      lastXml = writers.map((write, at) => write(cells[at] ?? null)).join('')
      last = cell
    }
    return lastXml
  }
}

/** As PostgreSQL writes one; 007 is none. */
const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?$/

function styleAttribute(id: number): string {
  return id > 0 ? ` s="${id}"` : ''
}
