import type { BoardPanel } from '@puquio/contract/boards/panels'
import { type RefObject, useEffect, useState } from 'react'
import { type WallPage, wallPages } from './wall-pages.ts'

/** Where a board has more pages than one. */
const turnedAfterMs = 20_000
/** Of the head and the edges of a wall. */
const aroundPx = 90

export type Wall = { pages: readonly WallPage[]; at: number }

/** The pages of a board while it fills a screen, which turn by themselves; null else. */
export function useWall(
  wall: RefObject<HTMLElement | null>,
  panels: readonly BoardPanel[],
): Wall | null {
  const [heightPx, setHeightPx] = useState<number | null>(null)
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    const look = () => {
      const isOn = wall.current !== null && document.fullscreenElement === wall.current
      setHeightPx(isOn ? window.innerHeight : null)
    }
    document.addEventListener('fullscreenchange', look)
    window.addEventListener('resize', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      window.removeEventListener('resize', look)
    }
  }, [wall])
  const isOn = heightPx !== null
  useEffect(() => {
    if (!isOn) return
    const turning = setInterval(() => setTurns((before) => before + 1), turnedAfterMs)
    return () => {
      clearInterval(turning)
      setTurns(0)
    }
  }, [isOn])
  if (heightPx === null) return null
  const pages = wallPages(panels, heightPx - aroundPx)
  return { pages, at: pages.length === 0 ? 0 : turns % pages.length }
}
