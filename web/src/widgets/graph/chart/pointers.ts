import { moved, type Span, zoomed } from '../lines/span.ts'

type Parts = {
  /** The time below a place of the plot, in pixels. */
  timeAt: (leftPx: number) => number
  span: () => Span
  /** The pointer stands at a time, or has left. */
  onPoint: (ms: number | null) => void
  /** While it is moved or resized. */
  onChange: (span: Span) => void
  /** Once it is let go. */
  onEnd: () => void
}

/** Shorter than this a finger tapped. */
const tapPx = 8
const wheelEndsMs = 250

/**
 * A mouse points; with Shift it moves the graph, as a finger does, and two fingers resize it. The wheel moves it from
 * side to side, and with Ctrl resizes it; up and down stay the page's. Returns what ends it.
 */
export const followPointers = (over: HTMLElement, parts: Parts): (() => void) => {
  const { timeAt, span, onPoint, onChange, onEnd } = parts
  const stop = new AbortController()
  const fingers = new Map<number, number>()
  let [isMoving, startPx] = [false, 0]
  let wheelTimer: ReturnType<typeof setTimeout> | undefined

  const leftPx = ({ clientX }: MouseEvent) => clientX - over.getBoundingClientRect().left
  const msOf = (px: number) => timeAt(px) - timeAt(0)
  const move = (byPx: number) => onChange(moved(span(), -msOf(byPx)))

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !event.shiftKey) return
    over.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, leftPx(event))
    startPx = leftPx(event)
    isMoving = fingers.size > 1
  }
  const drag = (event: PointerEvent) => {
    const now = leftPx(event)
    const before = fingers.get(event.pointerId)
    if (before === undefined) {
      if (event.pointerType === 'mouse') onPoint(timeAt(now))
      return
    }
    if (!isMoving && Math.abs(now - startPx) < tapPx) return
    isMoving = true
    fingers.set(event.pointerId, now)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    onPoint(null)
    if (other === undefined) return move(now - before)
    const [was, is] = [Math.abs(before - other), Math.abs(now - other)]
    if (was > 0 && is > 0) onChange(zoomed(span(), is / was, timeAt((now + other) / 2)))
  }
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    if (fingers.size > 0) return
    if (isMoving) onEnd()
    else if (event.type === 'pointerup') onPoint(timeAt(leftPx(event)))
    isMoving = false
  }
  const wheel = (event: WheelEvent) => {
    const isZoom = event.ctrlKey || event.metaKey
    const sidePx = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX
    if (!isZoom && Math.abs(sidePx) <= (event.shiftKey ? 0 : Math.abs(event.deltaY))) return
    event.preventDefault()
    if (isZoom) onChange(zoomed(span(), 1.0015 ** -event.deltaY, timeAt(leftPx(event))))
    else move(-sidePx)
    clearTimeout(wheelTimer)
    wheelTimer = setTimeout(onEnd, wheelEndsMs)
  }
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') onPoint(null)
  }
  const { signal } = stop
  over.addEventListener('pointerdown', down, { signal })
  over.addEventListener('pointermove', drag, { signal })
  over.addEventListener('pointerup', up, { signal })
  over.addEventListener('pointercancel', up, { signal })
  over.addEventListener('pointerleave', leave, { signal })
  over.addEventListener('wheel', wheel, { signal, passive: false })
  return () => {
    clearTimeout(wheelTimer)
    stop.abort()
  }
}
