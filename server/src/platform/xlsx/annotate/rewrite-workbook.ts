import type { Cell } from '../read/cell.ts'
import { type Content, dateFormat, dateTimeFormat } from '../write/content.ts'
import type { OpenedSheet } from '../read/open-sheets.ts'
import { sheetRows } from '../read/sheet-rows.ts'
import type { CellStyle } from '../write/style-table.ts'
import type { StyledCell, WrittenSheet } from '../write/workbook-spec.ts'
import { writeWorkbook } from '../write/write-workbook.ts'
import { type AnnotateOptions, type Mark, markFill } from './mark.ts'

/** Writes the values of every sheet to a new, marked .xlsx, since an .xls cannot be edited. */
export function rewriteWorkbook(
  sheets: OpenedSheet[],
  marks: Mark[],
  options: AnnotateOptions,
): Promise<Buffer> {
  const written = sheets.map((sheet): WrittenSheet => {
    const rows = rowsOf(sheet)
    for (const mark of marks) {
      if (mark.sheet === sheet.name) markCell(rows, mark)
    }
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
    return {
      name: sheet.name,
      hidden: sheet.hidden,
      columns: Array.from({ length: width }, (_, column) => ({
        widthChars: widthOf(rows, column),
      })),
      rows,
    }
  })
  return writeWorkbook(written, { author: options.author, createdAt: options.now })
}

function rowsOf(sheet: OpenedSheet): StyledCell[][] {
  const rows: StyledCell[][] = []
  for (const { row, cells } of sheetRows(sheet)) {
    while (rows.length < row - 1) rows.push([])
    rows.push(cells.map(written))
  }
  return rows
}

function written(cell: Cell): StyledCell {
  if (typeof cell !== 'object' || cell === null) return { content: cell }
  if (cell.kind !== 'date' || typeof cell.value !== 'string') return { content: cell.value }
  if (!cell.value.includes('-')) return { content: cell.value }
  const format = cell.value.includes('T') ? dateTimeFormat : dateFormat
  return { content: { date: cell.value }, style: { format } }
}

function markCell(rows: StyledCell[][], { row, column, text }: Mark): void {
  while (rows.length < row) rows.push([])
  const cells = rows[row - 1]!
  while (cells.length <= column) cells.push({ content: null })
  const before = cells[column]!
  const style: CellStyle = { ...before.style, fill: markFill }
  cells[column] = { ...before, style, note: text }
}

const looked = 500

function widthOf(rows: StyledCell[][], column: number): number {
  let longest = 8
  for (const row of rows.slice(0, looked)) {
    longest = Math.max(longest, textLength(row[column]?.content ?? null))
  }
  return Math.min(longest + 2, 60)
}

function textLength(content: Content): number {
  if (content === null) return 0
  return typeof content === 'object' ? 12 : String(content).length
}
