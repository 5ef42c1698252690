import { lineText } from '../plain-text.ts'

/** A cell as the reader of a file gives it; a number comes from a numeric cell and is never ambiguous. */
export type CellText = string | number

/** A row of a sheet; '' where a cell is empty. */
export type LayoutRow = readonly CellText[]

/** Returns a cell's text in one line. */
export const textOf = (cell: CellText): string =>
  typeof cell === 'number' ? String(cell) : lineText(cell)

/** Whether a cell has no text: it is empty, blank, or holds nothing that is seen. */
export const isEmptyCell = (cell: CellText): boolean => {
  if (typeof cell === 'number') return false
  // Most cells begin with a letter, a digit or a sign of ASCII.
  const first = cell.charCodeAt(0)
  return !(first > 0x20 && first < 0x7f) && lineText(cell) === ''
}
