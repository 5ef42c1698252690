import type { ListCellProblem, ListColumn } from '@puquio/contract/list-rows'
import type { CellIssue } from '@puquio/contract/reference'
import { parseDecimal } from '@puquio/domain'
import { columnLetters } from '../../../platform/xlsx/address.ts'
import type { TextRow } from './collect-texts.ts'
import type { ListTable } from './read-table.ts'

/** One row's cells by column, and its issues. A column that the workbook lacks is undefined. */
export type RowCells = {
  row: number
  has: (column: ListColumn) => boolean
  text: (column: ListColumn, max: number) => string
  required: (column: ListColumn, max: number) => string
  /** Null where the cell is blank or not acceptable. */
  number: (column: ListColumn, limits: { min: number; max: number }) => number | null
  refuse: (column: ListColumn, code: ListCellProblem, params?: CellIssue['params']) => void
  /** Whether any cell of the row was refused so far. */
  isRefused: () => boolean
}

export function rowCells(table: ListTable, row: TextRow, issues: CellIssue[]): RowCells {
  const before = issues.length
  const at = (column: ListColumn) => table.columnAt.get(column)
  const value = (column: ListColumn) => row.texts[at(column) ?? -1] ?? ''
  const refuse: RowCells['refuse'] = (column, code, params = {}) => {
    const letter = columnLetters(at(column) ?? 0)
    // What columns lack that the workbook does not have is told once, at the cell that stands for them.
    const isTold = issues.slice(before).some((one) => one.column === letter && one.code === code)
    if (isTold) return
    issues.push({
      sheet: table.sheet,
      row: row.row,
      column: letter,
      value: value(column),
      code,
      params,
    })
  }
  for (const [column, index] of table.columnAt)
    if (row.errors.includes(index)) refuse(column, 'error-value')
  const isError = (column: ListColumn) => row.errors.includes(at(column) ?? -1)
  const text: RowCells['text'] = (column, max) => {
    if (isError(column)) return ''
    if (value(column).length > max) refuse(column, 'too-long', { max })
    return value(column)
  }
  return {
    row: row.row,
    has: (column) => at(column) !== undefined,
    text,
    required(column, max) {
      const given = text(column, max)
      if (given === '' && !isError(column)) refuse(column, 'required')
      return given
    },
    number(column, { min, max }) {
      const given = isError(column) ? '' : value(column)
      if (given === '') return null
      const number = parseDecimal(given)
      if (number === null) refuse(column, 'number')
      else if (number < min || number > max) refuse(column, 'out-of-range', { min, max })
      else return number
      return null
    },
    refuse,
    isRefused: () => issues.length > before,
  }
}

/** Says of a key whether an earlier row has it already. */
export function repeatedRows() {
  const rowOf = new Map<string, number>()
  return (cells: RowCells, column: ListColumn, key: string): boolean => {
    const earlier = rowOf.get(key)
    if (earlier === undefined) rowOf.set(key, cells.row)
    else cells.refuse(column, 'repeated-row', { row: earlier })
    return earlier !== undefined
  }
}
