import { type RefObject, useEffect, useState } from 'react'
import type { PanelRoom } from '../../../widgets/boards/panel.ts'

/** The room within a panel that has a height of its own, or that of its row on a wall; null else. */
export function usePanelRoom(content: RefObject<HTMLElement | null>): PanelRoom | null {
  const [room, setRoom] = useState<PanelRoom | null>(null)
  useEffect(() => {
    const measure = () => {
      const own = content.current
      // It has no room while it is hidden.
      if (!own || own.clientWidth === 0) return
      const style = getComputedStyle(own)
      if (style.containerType !== 'size') return setRoom(null)
      const px = (length: string) => Number.parseFloat(length)
      const found = {
        widthPx: own.clientWidth - px(style.paddingLeft) - px(style.paddingRight),
        heightPx: own.clientHeight - px(style.paddingTop) - px(style.paddingBottom),
        isWall: document.fullscreenElement?.contains(own) ?? false,
      }
      setRoom((before) =>
        before !== null &&
        before.widthPx === found.widthPx &&
        before.heightPx === found.heightPx &&
        before.isWall === found.isWall
          ? before
          : found,
      )
    }
    measure()
    const sizes = new ResizeObserver(measure)
    if (content.current) sizes.observe(content.current)
    document.addEventListener('fullscreenchange', measure)
    return () => {
      sizes.disconnect()
      document.removeEventListener('fullscreenchange', measure)
    }
  }, [content])
  return room
}
