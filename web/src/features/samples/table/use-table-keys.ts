import type { KeyboardEvent } from 'react'
import { cellAfter } from '../../../ui/keys/grid-keys.ts'
import type { Position } from './position.ts'

type TableKeys = {
  active: Position
  size: { rows: number; columns: number }
  onMove: (to: Position) => void
  onOpen: (at: Position) => void
  onClose: () => void
}

/** Arrows move the active cell, Enter opens its sample or parameter, Escape closes the hint. */
export const useTableKeys =
  ({ active, size, onMove, onOpen, onClose }: TableKeys) =>
  (event: KeyboardEvent<HTMLTableElement>) => {
    // Keys that are pressed on a button of the head are for the button.
    if (event.altKey || event.target !== event.currentTarget) return
    if (event.key === 'Escape') return onClose()
    const moved = cellAfter(event, active, { ...size, first: -1 })
    if (moved) onMove(moved)
    else if (event.key === 'Enter') onOpen(active)
    else return
    event.preventDefault()
  }
