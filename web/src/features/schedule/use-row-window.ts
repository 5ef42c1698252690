import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Up to here all rows are drawn: scrolling, searching in the page and printing are simpler so. */
const drawnInFull = 120
const rowHeightPx = 34

/** Which rows of a long table are drawn. On paper all of them are. */
export const useRowWindow = (count: number) => {
  const frame = useRef<HTMLDivElement>(null)
  const isPrinting = useIsPrinting()
  const isWhole = count <= drawnInFull || isPrinting
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeightPx,
    overscan: 12,
    scrollPaddingStart: 50,
    enabled: !isWhole,
  })
  const show = useCallback((row: number) => virtualizer.scrollToIndex(row), [virtualizer])
  const items = virtualizer.getVirtualItems()
  const first = isWhole ? 0 : (items[0]?.index ?? 0)
  const last = isWhole ? count : (items.at(-1)?.index ?? -1) + 1
  return {
    frame,
    first,
    last,
    before: first * rowHeightPx,
    after: (count - last) * rowHeightPx,
    /** Brings a row into sight, and so into the page. */
    show: isWhole ? nothing : show,
  }
}

const nothing = () => undefined

const useIsPrinting = () => {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const begin = () => setIsPrinting(true)
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
