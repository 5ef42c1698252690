import type { CellValue } from 'hucre'
import { biffKey } from './biff.ts'
import { type Cell, errorTexts, isoText } from './cell.ts'
import { type MergedColumns, mergedAcross } from './merged-across.ts'
import { mergedDown } from './merged-down.ts'
import type { OpenedSheet } from './open-sheets.ts'

export type SheetRow = { row: number; cells: Cell[]; merged?: MergedColumns | undefined }

/** Yields the sheet's rows with a value, and releases each one to save memory. */
export function* sheetRows({ sheet, facts }: OpenedSheet): Generator<SheetRow> {
  const { rows } = sheet
  const merges = facts?.merges ?? sheet.merges ?? []
  const fillDown = mergedDown(merges)
  const across = mergedAcross(merges)
  for (let index = 0; index < rows.length; index++) {
    const values = rows[index]
    if (!values) continue
    rows[index] = noValues
    const cells = rowCells(values)
    if (facts) markErrors(cells, index, facts.errors)
    fillDown(index, cells)
    const merged = across(index)
    if (cells.length > 0) yield { row: index + 1, cells, merged }
  }
}

const noValues: CellValue[] = []

/** Up to the last cell with a value. */
export function rowCells(values: readonly CellValue[]): Cell[] {
  const cells: Cell[] = []
  let used = 0
  for (let column = 0; column < values.length; column++) {
    const cell = compact(values[column])
    cells.push(cell)
    if (cell !== null) used = column + 1
  }
  cells.length = used
  return cells
}

function compact(value: CellValue | undefined): Cell {
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return { kind: 'error', value: '#NUM!' }
    return { kind: 'date', value: isoText(value) }
  }
  if (typeof value === 'string' && value.startsWith('#') && errorTexts.has(value))
    return { kind: 'error', value }
  return value === undefined || value === '' ? null : value
}

/** An .xls has error values as numbers, only some of which the reader returns as texts. */
function markErrors(cells: Cell[], row: number, errors: ReadonlySet<number>): void {
  if (errors.size === 0) return
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column] ?? null
    if (typeof cell === 'object' && cell !== null) continue
    if (errors.has(biffKey(row, column))) cells[column] = { kind: 'error', value: cell }
  }
}
