import type { Cell as ReaderCell, CellValue, Sheet } from 'hucre'
import { biffKey } from './biff.ts'
import { type Cell, isoText } from './cell.ts'
import type { OpenedSheet } from './open-sheets.ts'

export type SheetRow = { row: number; cells: Cell[] }

/** The sheet's rows that hold a value, each let go as it is passed on, so that memory falls. */
export function* sheetRows(opened: OpenedSheet): Generator<SheetRow> {
  const { rows } = opened.sheet
  const special = specialCells(opened.sheet)
  for (let index = 0; index < rows.length; index++) {
    const values = rows[index]
    if (!values) continue
    rows[index] = noValues
    const cells = rowCells(values, special?.get(index))
    if (opened.facts) markOld(cells, index, opened.facts)
    if (cells.length > 0) yield { row: index + 1, cells }
  }
}

const noValues: CellValue[] = []

function rowCells(values: CellValue[], special: Map<number, ReaderCell> | undefined): Cell[] {
  const cells: Cell[] = []
  let used = 0
  for (let column = 0; column < values.length; column++) {
    const cell = compact(values[column], special?.get(column))
    cells.push(cell)
    if (cell !== null) used = column + 1
  }
  cells.length = used
  return cells
}

function compact(value: CellValue | undefined, detail: ReaderCell | undefined): Cell {
  const formula = detail?.formula !== undefined
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return { kind: 'error', value: '#NUM!', formula }
    return { kind: 'date', value: isoText(value), formula }
  }
  if (detail?.type === 'error') return { kind: 'error', value: value ?? null, formula }
  if (formula) return { kind: 'value', value: value ?? null, formula }
  return value === undefined || value === '' ? null : value
}

/** Formulas and errors by row and column; the reader keys them by text, dear to ask per cell. */
function specialCells(sheet: Sheet): Map<number, Map<number, ReaderCell>> | null {
  if (!sheet.cells || sheet.cells.size === 0) return null
  const byRow = new Map<number, Map<number, ReaderCell>>()
  for (const [key, cell] of sheet.cells) {
    if (cell.formula === undefined && cell.type !== 'error') continue
    const comma = key.indexOf(',')
    const row = Number(key.slice(0, comma))
    const inRow = byRow.get(row) ?? new Map<number, ReaderCell>()
    inRow.set(Number(key.slice(comma + 1)), cell)
    byRow.set(row, inRow)
  }
  sheet.cells.clear()
  return byRow
}

function markOld(cells: Cell[], row: number, facts: NonNullable<OpenedSheet['facts']>): void {
  if (facts.formulas.size === 0 && facts.errors.size === 0) return
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column] ?? null
    const key = biffKey(row, column)
    const formula = facts.formulas.has(key)
    const error = facts.errors.has(key)
    if (!formula && !error) continue
    if (typeof cell === 'object' && cell !== null) cells[column] = { ...cell, formula }
    else cells[column] = { kind: error ? 'error' : 'value', value: cell, formula }
  }
}
