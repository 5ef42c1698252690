/** A cell: row -1 is the head, column -1 station and date. */
export type Position = { row: number; column: number }

export const cellId = ({ row, column }: Position): string => `result-${row}-${column}`

/** Returns the cell that an element stands in. */
export const positionOf = (target: EventTarget | null): Position | null => {
  const cell = target instanceof Element ? target.closest('[data-column]') : null
  if (!(cell instanceof HTMLElement)) return null
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
}

type Size = { rows: number; columns: number }
type Key = { key: string; ctrlKey: boolean; metaKey: boolean }

const page = 12

/** Returns the cell that a key leads to; null for keys that move nothing. */
export const movedBy = (
  { key, ctrlKey, metaKey }: Key,
  { row, column }: Position,
  { rows, columns }: Size,
): Position | null => {
  const isFar = ctrlKey || metaKey
  const to = (next: Position): Position => ({
    row: Math.min(Math.max(next.row, -1), rows - 1),
    column: Math.min(Math.max(next.column, -1), columns - 1),
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
      return to({ row: isFar ? 0 : row, column: -1 })
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
