import { type RefObject, useCallback, useEffect, useState } from 'react'
import { columnsInSight, columnWidthPx, fadePx, type Span } from './layout.ts'

type ColumnWindow = {
  frame: RefObject<HTMLElement | null>
  count: number
  /** Widths: of all columns before the parameters, and of those among them that stay in sight. */
  beforePx: number
  keptPx: number
  isWhole: boolean
}

/** Which parameters of a wide table are drawn: those in sight, and some on either side. */
export const useColumnWindow = (asked: ColumnWindow) => {
  const { frame, count, beforePx, keptPx, isWhole } = asked
  const [inSight, setInSight] = useState<Span>({ first: 0, last: 16 })
  const look = useCallback(() => {
    if (frame.current === null || frame.current.clientWidth === 0) return
    const next = columnsInSight(frame.current, { count, beforePx, keptPx })
    setInSight((was) => (was.first === next.first && was.last === next.last ? was : next))
  }, [frame, count, beforePx, keptPx])

  useEffect(() => {
    look()
    if (frame.current === null) return undefined
    const observer = new ResizeObserver(look)
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame, look])

  /** Brings a parameter into sight, beside the columns that stay. */
  const show = useCallback(
    (column: number) => {
      const leftPx = beforePx + column * columnWidthPx
      if (frame.current) scrollInto(frame.current, { leftPx, keptPx })
    },
    [frame, beforePx, keptPx],
  )
  const drawn = isWhole
    ? { first: 0, last: count }
    : { first: Math.min(inSight.first, count), last: Math.min(inSight.last, count) }
  return { ...drawn, look, show }
}

function scrollInto(frame: HTMLElement, { leftPx, keptPx }: { leftPx: number; keptPx: number }) {
  const fromPx = leftPx + columnWidthPx + fadePx - frame.clientWidth
  frame.scrollLeft = Math.min(leftPx - keptPx - fadePx, Math.max(fromPx, frame.scrollLeft))
}
