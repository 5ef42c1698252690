import type { MergeRange } from 'hucre'
import type { Cell } from './cell.ts'

/**
 * A cell merged over several rows counts for each of them, as it is seen, in its first column. Only
 * rows with a value of their own are filled: the rest of a heading of two rows is no row of data.
 */
export function mergedDown(merges: readonly Readonly<MergeRange>[]) {
  const starts = Map.groupBy(
    merges.filter(({ startRow, endRow }) => endRow > startRow),
    ({ startRow }) => startRow,
  )
  const open = new Map<number, { value: Cell; endRow: number }>()
  return (row: number, cells: Cell[]): void => {
    const hasOwn = cells.length > 0
    for (const [column, { value, endRow }] of open) {
      if (row > endRow) open.delete(column)
      else if (hasOwn) {
        while (cells.length < column) cells.push(null)
        cells[column] ??= value
      }
    }
    for (const { startCol, endRow } of starts.get(row) ?? []) {
      const value = cells[startCol] ?? null
      if (value === null) open.delete(startCol)
      else open.set(startCol, { value, endRow })
    }
  }
}
