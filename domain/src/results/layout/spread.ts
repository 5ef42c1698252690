import { type CellText, type LayoutRow, textOf } from '../cell-text.ts'

/** Columns that are merged in a row, counted from 0: the text of the first counts for all of them. */
export type RowSpans = readonly (readonly [first: number, last: number])[]

/** Returns a row with the text of its merged cells in each of their columns. */
export const spreadRow = (cells: LayoutRow, spans: RowSpans = []): LayoutRow => {
  if (spans.length === 0) return cells
  const spread = [...cells]
  for (const [first, last] of spans) {
    const text = cells[first] ?? ''
    if (textOf(text) === '') continue
    while (spread.length <= last) spread.push('')
    for (let column = first + 1; column <= last; column++)
      if (textOf(spread[column] ?? '') === '') spread[column] = text
  }
  return spread
}

/** Returns a row whose texts count up to the next one, as far as its cells go. */
export const spreadRight = (cells: LayoutRow, width: number = cells.length): LayoutRow => {
  let last: CellText = ''
  return Array.from({ length: Math.max(width, cells.length) }, (_, column) => {
    const cell = cells[column] ?? ''
    if (textOf(cell) !== '') last = cell
    return last
  })
}

/** Returns the column in which the text stands that counts for a column: its own, or the first to its left. */
export const columnOfText = (cells: LayoutRow, column: number): number => {
  let at = column
  while (at > 0 && textOf(cells[at] ?? '') === '') at--
  return textOf(cells[at] ?? '') === '' ? column : at
}

/** Whether a row has a text over some of these columns and none over one to the right of it. */
export const hasGap = (cells: LayoutRow, columns: readonly number[]): boolean => {
  const filled = columns.map((column) => textOf(cells[column] ?? '') !== '')
  return filled.includes(true) && filled.lastIndexOf(false) > filled.indexOf(true)
}
