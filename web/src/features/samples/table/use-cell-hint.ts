import { useCallback, useEffect, useRef, useState } from 'react'
import type { Position } from './position.ts'

export type Hint = Position & { by: 'mouse' | 'keys' | 'touch' }

/** The cell whose hint is shown: after a moment the one under the mouse, at once one chosen by keys or touch. */
export const useCellHint = () => {
  const [hint, setHint] = useState<Hint | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = useCallback((next: Hint | null, delayMs: number) => {
    clearTimeout(timer.current)
    if (delayMs === 0) setHint(next)
    else timer.current = setTimeout(() => setHint(next), delayMs)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    hint,
    choose: useCallback((next: Hint) => later(next, 0), [later]),
    pointAt: useCallback((at: Position) => later({ ...at, by: 'mouse' }, pointedMs), [later]),
    /** The mouse left the cell; the hint stays long enough for it to reach the card. */
    leave: useCallback(() => later(null, leftMs), [later]),
    stay: useCallback(() => clearTimeout(timer.current), []),
    close: useCallback(() => later(null, 0), [later]),
  }
}

const pointedMs = 120
const leftMs = 250
