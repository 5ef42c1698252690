import { useEffect, useLayoutEffect, useRef } from 'react'
import type { PagesView } from './use-pages.ts'

type Point = { x: number; y: number }

/** Two fingers, and the wheel with Ctrl, zoom about where they are; everything else scrolls as the browser does. */
export function useGestures(view: Pick<PagesView, 'scroller' | 'zoom' | 'zoomTo'>): void {
  const latest = useRef(view)
  useLayoutEffect(() => {
    latest.current = view
  })
  const { scroller } = view
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const inFrame = (x: number, y: number): Point => {
      const box = element.getBoundingClientRect()
      return { x: x - box.left, y: y - box.top }
    }
    let pinch: { apart: number; zoom: number } | null = null
    let frame = 0
    const zoomTo = (zoom: number, at: Point) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => latest.current.zoomTo(zoom, at))
    }

    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const factor = Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 300)
      zoomTo(latest.current.zoom * factor, inFrame(event.clientX, event.clientY))
    }
    const onTouch = (event: TouchEvent) => {
      const [one, other] = [event.touches[0], event.touches[1]]
      if (!one || !other) {
        pinch = null
        return
      }
      event.preventDefault()
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      pinch ??= { apart: Math.max(1, apart), zoom: latest.current.zoom }
      const middle = inFrame((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2)
      if (event.type === 'touchmove') zoomTo((pinch.zoom * apart) / pinch.apart, middle)
    }
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
    element.addEventListener('wheel', onWheel, { passive: false })
    for (const kind of touches) element.addEventListener(kind, onTouch, { passive: false })
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('wheel', onWheel)
      for (const kind of touches) element.removeEventListener(kind, onTouch)
    }
  }, [scroller])
}
