import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keys that are pressed within an element that is no control itself. They come to the document, and so after what the
 * element's own controls do with them; what a control took has `defaultPrevented`.
 */
export function useKeysWithin(
  element: RefObject<HTMLElement | null>,
  onKey: (event: KeyboardEvent) => void,
): void {
  const latest = useRef(onKey)
  useLayoutEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof Node && element.current?.contains(event.target))
        latest.current(event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [element])
}
