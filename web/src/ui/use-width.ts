import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns the width of an element in CSS pixels, known before the first paint, so that nothing is drawn for a width that is
 * not there; 0 where there is no layout.
 */
export function useWidth<Kind extends HTMLElement>(): {
  ref: RefObject<Kind | null>
  width: number
} {
  const ref = useRef<Kind>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setWidth(element.getBoundingClientRect().width)
    let frame = 0
    const observer = new ResizeObserver(([entry]) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (entry) setWidth(entry.contentRect.width)
      })
    })
    observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [])
  return { ref, width }
}
