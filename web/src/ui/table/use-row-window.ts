import { type RefObject, useCallback, useEffect, useState } from 'react'

type RowWindow = {
  /** What scrolls: a head that stays, and under it rows of one height. */
  frame: RefObject<HTMLElement | null>
  count: number
  rowHeightPx: number
  headHeightPx: number
  /** Draws all rows: scrolling, searching in the page and printing are simpler so. */
  isWhole?: boolean
}

/** Which rows of a long table are drawn: those in sight, and some above and below. */
export const useRowWindow = ({
  frame,
  count,
  rowHeightPx,
  headHeightPx,
  isWhole = false,
}: RowWindow) => {
  const [inSight, setInSight] = useState({ first: 0, last: 40 })

  const look = useCallback(() => {
    if (frame.current === null) return
    const { scrollTop, clientHeight } = frame.current
    const first = Math.floor(scrollTop / rowHeightPx)
    const last = Math.ceil((scrollTop + clientHeight) / rowHeightPx)
    setInSight((was) => (was.first === first && was.last === last ? was : { first, last }))
  }, [frame, rowHeightPx])

  useEffect(() => {
    if (frame.current === null) return undefined
    const observer = new ResizeObserver(look)
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame, look])

  const show = useCallback(
    (row: number) => scrollTo(frame.current, row, { rowHeightPx, headHeightPx }),
    [frame, rowHeightPx, headHeightPx],
  )

  const first = isWhole ? 0 : Math.max(0, Math.min(inSight.first, count) - spareRows)
  const last = isWhole ? count : Math.min(count, inSight.last + spareRows)
  return {
    first,
    last,
    /** Heights that stand for the rows which are not drawn. */
    before: first * rowHeightPx,
    after: (count - last) * rowHeightPx,
    /** For the frame's `onScroll`. */
    look,
    /** Brings a row into sight, and so into the page. */
    show,
  }
}

/** Drawn beyond what is in sight, above and below. */
const spareRows = 12

const scrollTo = (
  frame: HTMLElement | null,
  row: number,
  { rowHeightPx, headHeightPx }: Pick<RowWindow, 'rowHeightPx' | 'headHeightPx'>,
) => {
  if (frame === null) return
  const top = row * rowHeightPx
  const bottom = top + rowHeightPx - (frame.clientHeight - headHeightPx)
  frame.scrollTop = Math.min(Math.max(frame.scrollTop, bottom), top)
}
