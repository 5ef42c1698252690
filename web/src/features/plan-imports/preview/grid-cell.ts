import { planColumns } from '@puquio/domain'
import { cellAfter } from '../../../ui/keys/grid-keys.ts'

/** A cell of the grid: index of its row among those shown, and of its column. */
export type GridCell = { index: number; at: number }

/** A cell of the file: its row keeps its position when corrected rows before it are no longer shown. */
export type FileCell = { position: number; at: number }

/** Where a key leads, or null where it is none of the grid's. */
export const movedBy = (key: string, { index, at }: GridCell, total: number): GridCell | null => {
  const size = { rows: total, columns: planColumns.length }
  const next = cellAfter({ key }, { row: index, column: at }, size)
  return next && { index: next.row, at: next.column }
}

/** The bad cell after a cell, the first one after the last. */
export const nextBad = <Bad extends FileCell>(
  bad: readonly Bad[],
  { position, at }: FileCell,
): Bad | undefined =>
  bad.find((one) => one.position > position || (one.position === position && one.at > at)) ?? bad[0]
