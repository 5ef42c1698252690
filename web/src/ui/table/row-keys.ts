import { type KeyboardEvent, useState } from 'react'

type RowKeysOptions = {
  count: number
  onOpen: ((index: number) => void) | undefined
  onToggle: ((index: number) => void) | undefined
}

/**
 * One row is in the tab order; arrows move it. Keys pressed inside a control of a row stay with
 * the control.
 */
export const useRowKeys = ({ count, onOpen, onToggle }: RowKeysOptions) => {
  const [current, setCurrent] = useState(0)
  const inRange = Math.min(current, Math.max(0, count - 1))

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, index: number) => {
    const row = event.currentTarget
    if (event.target !== row) {
      if (event.key === 'Escape' && !event.defaultPrevented) row.focus()
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

const rowAt = (row: HTMLTableRowElement, index: number): HTMLElement | null =>
  row.parentElement?.querySelectorAll<HTMLElement>(':scope > tr[tabindex]')[index] ?? null
