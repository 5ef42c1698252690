import type { GridCell } from '../../../ui/keys/grid-keys.ts'

/** A cell: row -1 is the head, column -1 station and date. */
export type Position = GridCell

export const cellId = ({ row, column }: Position): string => `result-${row}-${column}`

/** Returns the cell that an element stands in. */
export const positionOf = (target: EventTarget | null): Position | null => {
  const cell = target instanceof Element ? target.closest('[data-column]') : null
  if (!(cell instanceof HTMLElement)) return null
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
}
