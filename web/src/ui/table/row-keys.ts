import { type KeyboardEvent, useState } from 'react'

type RowKeysOptions = {
  count: number
  onOpen: ((index: number) => void) | undefined
  onToggle: ((index: number) => void) | undefined
}

/**
 * One row is in the tab order; arrows move it, and to its cells that are edited in place. Other keys pressed inside a
 * control of a row stay with the control.
 */
export const useRowKeys = ({ count, onOpen, onToggle }: RowKeysOptions) => {
  const [current, setCurrent] = useState(0)
  const inRange = Math.min(current, Math.max(0, count - 1))

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, index: number) => {
    const row = event.currentTarget
    if (event.target !== row) {
      if (event.key === 'Escape' && !event.defaultPrevented) row.focus()
      if (isEditedCell(event.target) && moveAmongCells(row, event.target, event.key))
        event.preventDefault()
      return
    }
    if (event.key === 'ArrowRight' && moveAmongCells(row, null, event.key)) {
      event.preventDefault()
      return
    }
    const act = actionOf(event.key, index, count)
    if (act === null) return
    if (act === 'open' && onOpen) onOpen(index)
    else if (act === 'toggle' && onToggle) onToggle(index)
    else if (act === 'menu') row.querySelector<HTMLElement>('[data-action-menu]')?.click()
    else if (typeof act === 'number') rowAt(row, act)?.focus()
    event.preventDefault()
  }
  return { current: inRange, setCurrent, onKeyDown }
}

const actionOf = (
  key: string,
  index: number,
  count: number,
): 'open' | 'toggle' | 'menu' | number | null => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1)
    case 'ArrowUp':
      return Math.max(index - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'Enter':
      return 'open'
    case ' ':
      return 'toggle'
    case '.':
    case 'ContextMenu':
      return 'menu'
    default:
      return null
  }
}

const editedCell = '[data-edits]'
const isEditedCell = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && target.matches(editedCell)

/** To the next cell of the row that is edited, or the one before; from the first back to the row. */
function moveAmongCells(row: HTMLElement, from: HTMLElement | null, key: string): boolean {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return false
  const cells = [...row.querySelectorAll<HTMLElement>(editedCell)]
  const at = (from === null ? -1 : cells.indexOf(from)) + step
  if (cells.length === 0) return false
  if (at < 0) row.focus()
  else cells[at]?.focus()
  return true
}

const rowAt = (row: HTMLTableRowElement, index: number): HTMLElement | null =>
  row.parentElement?.querySelectorAll<HTMLElement>(':scope > tr[tabindex]')[index] ?? null
