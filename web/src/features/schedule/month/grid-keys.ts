/** A cell of the month's table: row from 0, day from 1. */
export type CellPosition = { row: number; day: number }

/** Where a key leads from a cell; null for a key that moves nothing. */
export const positionAfter = (
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { row, day }: CellPosition,
  { rows, days }: { rows: number; days: number },
): CellPosition | null => {
  const within = (next: CellPosition): CellPosition => ({
    row: Math.min(Math.max(next.row, 0), rows - 1),
    day: Math.min(Math.max(next.day, 1), days),
  })
  switch (key) {
    case 'ArrowLeft':
      return within({ row, day: day - 1 })
    case 'ArrowRight':
      return within({ row, day: day + 1 })
    case 'ArrowUp':
      return within({ row: row - 1, day })
    case 'ArrowDown':
      return within({ row: row + 1, day })
    case 'Home':
      return within({ row: ctrlKey ? 0 : row, day: 1 })
    case 'End':
      return within({ row: ctrlKey ? rows - 1 : row, day: days })
    default:
      return null
  }
}
