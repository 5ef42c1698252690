import { useEffect, useState } from 'react'

/**
 * The viewer over the whole screen. What becomes as large as the screen is the page and not the viewer alone: a form, a
 * question or a message that opens meanwhile stands outside of the viewer, and would be hidden behind it. Where a
 * browser has no full screen, as on some phones, the viewer covers the page.
 */
export function useFullScreen() {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    if (!isFull) return undefined
    const follow = () => {
      if (!document.fullscreenElement) setIsFull(false)
    }
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [isFull])
  return {
    isFull,
    toggle() {
      if (!isFull) document.documentElement.requestFullscreen?.().catch(() => undefined)
      setIsFull(!isFull)
    },
  }
}
