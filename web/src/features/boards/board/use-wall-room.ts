import { type RefObject, useEffect, useState } from 'react'

/** The pixels within a panel while its board fills a screen; null else. */
export function useWallRoom(content: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null)
  useEffect(() => {
    const measure = () => {
      const own = content.current
      const wall = document.fullscreenElement
      if (!own || !wall?.contains(own)) return setRoom(null)
      const { paddingTop, paddingBottom } = getComputedStyle(own)
      setRoom(own.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom))
    }
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
