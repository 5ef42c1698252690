import { type PointerEvent, type RefObject, useRef, type WheelEvent } from 'react'
import { type Point, type View, type ViewAction, zoomStep } from './view.ts'

type Gestures = {
  area: RefObject<HTMLElement | null>
  view: View
  change: (action: ViewAction) => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Shorter than this a swipe was a tap. */
const swipePx = 60

/** Dragging moves, two fingers resize about their middle, the wheel about the pointer; a swipe over a whole image turns the page. */
export const useGestures = ({ area, view, change, onPrevious, onNext }: Gestures) => {
  const fingers = useRef(new Map<number, Point>())
  const began = useRef<Point | null>(null)

  const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = area.current?.getBoundingClientRect()
    if (!box) return { xPx: 0, yPx: 0 }
    return { xPx: clientX - box.left - box.width / 2, yPx: clientY - box.top - box.height / 2 }
  }
  const drag = (before: Point, now: Point) =>
    change({ kind: 'move', dxPx: now.xPx - before.xPx, dyPx: now.yPx - before.yPx })
  const end = (event: PointerEvent) => {
    const isLast = fingers.current.size === 1 && fingers.current.delete(event.pointerId)
    fingers.current.delete(event.pointerId)
    const start = began.current
    if (!isLast || start === null || view.scale > 1 || event.pointerType !== 'touch') return
    const { xPx, yPx } = place(event)
    const acrossPx = xPx - start.xPx
    if (Math.abs(acrossPx) < swipePx || Math.abs(acrossPx) < Math.abs(yPx - start.yPx)) return
    if (acrossPx > 0) onPrevious?.()
    else onNext?.()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, place(event))
      began.current = fingers.current.size === 1 ? place(event) : null
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId)
      if (before === undefined) return
      const now = place(event)
      fingers.current.set(event.pointerId, now)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (other === undefined) {
        if (view.scale > 1 || event.pointerType !== 'touch') drag(before, now)
        return
      }
      const was = distance(before, other)
      if (was > 0)
        change({ kind: 'zoom', factor: distance(now, other) / was, at: middle(now, other) })
      drag(middle(before, other), middle(now, other))
    },
    onPointerUp: end,
    onPointerCancel: end,
    onWheel: (event: WheelEvent) =>
      change({
        kind: 'zoom',
        factor: event.deltaY < 0 ? zoomStep : 1 / zoomStep,
        at: place(event),
      }),
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.xPx - other.xPx, one.yPx - other.yPx)
const middle = (one: Point, other: Point): Point => ({
  xPx: (one.xPx + other.xPx) / 2,
  yPx: (one.yPx + other.yPx) / 2,
})
