import type { Language } from '@puquio/domain'
import { changeRow, emptyRow, type Find, type Row, type RowField, rowFields } from './rows.ts'

type Place = { row: number; field: RowField }

/** Returns the rows with a pasted block from this cell on; rows are added as the block needs them. */
export const pasteCells = (
  rows: readonly Row[],
  cells: readonly (readonly string[])[],
  { row: first, field }: Place,
  { find, language, max }: { find: Find; language: Language; max: number },
): Row[] => {
  const from = rowFields.indexOf(field)
  const count = Math.min(Math.max(rows.length, first + cells.length), max)
  return Array.from({ length: count }, (_, index) => {
    const row = rows[index] ?? emptyRow
    const line = cells[index - first]
    if (line === undefined) return row
    const fields = rowFields.slice(from, from + line.length)
    const change = Object.fromEntries(fields.map((one, at) => [one, line[at] ?? '']))
    // An empty unit of the block is none: the parameter's stays.
    if (change['unit'] === '') delete change['unit']
    return changeRow(row, change, { find, language })
  })
}
