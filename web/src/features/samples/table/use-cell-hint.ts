import { useCallback, useEffect, useRef, useState } from 'react'
import type { Position } from './position.ts'

export type Hint = Position & { by: 'mouse' | 'keys' | 'touch' }

/** Whose hint is shown: the cell below the mouse after a moment, at once the one that keys or a finger chose. */
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
    /** The mouse left; on its way onto the card it comes back in time. */
    leave: useCallback(() => later(null, leftMs), [later]),
    stay: useCallback(() => clearTimeout(timer.current), []),
    close: useCallback(() => later(null, 0), [later]),
  }
}

const pointedMs = 120
const leftMs = 250
