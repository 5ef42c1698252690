import { useCallback, useEffect, useRef, useState } from 'react'

/** Up to here all rows are drawn: scrolling, searching in the page and printing are simpler so. */
const drawnInFull = 120
/** As in MonthGrid.module.css. */
const rowHeightPx = 34
const headHeightPx = 44
/** Drawn beyond what is in sight, above and below. */
const spareRows = 12

/** Which rows of a long table are drawn. On paper all of them are. */
export const useRowWindow = (count: number) => {
  const frame = useRef<HTMLDivElement>(null)
  const [inSight, setInSight] = useState({ first: 0, last: 40 })
  const isWhole = useIsPrinting() || count <= drawnInFull

  const look = useCallback(() => {
    if (frame.current === null) return
    const { scrollTop, clientHeight } = frame.current
    const first = Math.floor(scrollTop / rowHeightPx)
    const last = Math.ceil((scrollTop + clientHeight) / rowHeightPx)
    setInSight((was) => (was.first === first && was.last === last ? was : { first, last }))
  }, [])

  const show = useCallback((row: number) => {
    const element = frame.current
    if (element === null) return
    const top = row * rowHeightPx
    const bottom = top + rowHeightPx - (element.clientHeight - headHeightPx)
    element.scrollTop = Math.min(Math.max(element.scrollTop, bottom), top)
  }, [])

  const first = isWhole ? 0 : Math.max(0, Math.min(inSight.first, count) - spareRows)
  const last = isWhole ? count : Math.min(count, inSight.last + spareRows)
  return {
    frame,
    first,
    last,
    /** Heights that stand for the rows which are not drawn. */
    before: first * rowHeightPx,
    after: (count - last) * rowHeightPx,
    look,
    /** Brings a row into sight, and so into the page. */
    show,
  }
}

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
