import { cellAfter } from '../../../ui/keys/grid-keys.ts'

/** A cell of the month's table: row from 0, day from 1. */
export type CellPosition = { row: number; day: number }

/** Where a key leads from a cell; null for a key that moves nothing. */
export const positionAfter = (
  key: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { row, day }: CellPosition,
  { rows, days }: { rows: number; days: number },
): CellPosition | null => {
  const next = cellAfter(key, { row, column: day - 1 }, { rows, columns: days })
  return next && { row: next.row, day: next.column + 1 }
}
