/** A cell of a grid, from 0; the head, where it takes the focus, too, is -1. */
export type GridCell = { row: number; column: number }

type GridSize = {
  rows: number
  columns: number
  /** The first row and column that keys reach: 0, or -1 where the head is one of them. */
  first?: 0 | -1
}

type Key = { key: string; ctrlKey?: boolean; metaKey?: boolean }

const page = 12

/** Returns the cell that a key leads to; null for keys that move nothing. */
export const cellAfter = (
  { key, ctrlKey, metaKey }: Key,
  { row, column }: GridCell,
  { rows, columns, first = 0 }: GridSize,
): GridCell | null => {
  const isFar = ctrlKey || metaKey
  const to = (next: GridCell): GridCell => ({
    row: Math.max(first, Math.min(next.row, rows - 1)),
    column: Math.max(first, Math.min(next.column, columns - 1)),
  })
  switch (key) {
    case 'ArrowUp':
      return to({ row: isFar ? 0 : row - 1, column })
    case 'ArrowDown':
      return to({ row: isFar ? rows : row + 1, column })
    case 'ArrowLeft':
      return to({ row, column: isFar ? 0 : column - 1 })
    case 'ArrowRight':
      return to({ row, column: isFar ? columns : column + 1 })
    case 'Home':
      return to({ row: isFar ? 0 : row, column: first })
    case 'End':
      return to({ row: isFar ? rows : row, column: columns })
    case 'PageUp':
      return to({ row: row - page, column })
    case 'PageDown':
      return to({ row: row + page, column })
    default:
      return null
  }
}
