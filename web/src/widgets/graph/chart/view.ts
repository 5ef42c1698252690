import { createStore, type Store } from '../../../lib/store.ts'
import type { Period, Span } from '../lines/span.ts'
import type { Range } from '../lines/value-range.ts'
import type { Plot } from './plot.ts'

type Parts = {
  period: Period
  fixed: readonly Range[]
  /** By the server's clock. */
  now: () => number
}

/** What all panels of a graph share, outside of what React draws: they are drawn many times a second. */
export type View = {
  /** The time that is pointed at; null where none is. */
  pointed: Store<number | null>
  /** Counts how often it was drawn, for what lies above the canvas. */
  drawn: Store<number>
  span: () => Span
  /** Takes over what is to be shown, and lets go of what a finger moved it to. */
  set: (parts: Parts) => void
  /** Moves it, until the next `set`. */
  move: (span: Span) => void
  /** Soon: many calls between two frames draw once. */
  draw: () => void
  /** Puts a panel's plot at a position; null takes it out. `firstAxis` counts the axes of the panels before. */
  place: (position: number, placed: { plot: Plot; axes: number; firstAxis: number } | null) => void
  plots: () => Plot[]
  close: () => void
}

/** How far a live graph moves on at once: a pixel of a wide screen. */
export const stepOf = (spanMs: number): number => Math.max(100, Math.round(spanMs / 1500))

export const createView = (first: Parts): View => {
  let parts = first
  let moved: Span | null = null
  let frame = 0
  const placed = new Map<number, { plot: Plot; axes: number; firstAxis: number }>()
  const pointed = createStore<number | null>(null)
  const drawn = createStore(0)
  const plots = () =>
    [...placed].toSorted(([one], [other]) => one - other).map(([, { plot }]) => plot)

  const span = (): Span => {
    if (moved) return moved
    const { fromMs, toMs, isLive } = parts.period
    if (!isLive) return { fromMs, toMs }
    // In steps that can be seen: between them the same readings share a pixel.
    const stepMs = stepOf(toMs - fromMs)
    const end = Math.ceil(parts.now() / stepMs) * stepMs
    return { fromMs: end - (toMs - fromMs), toMs: end }
  }
  const paint = () => {
    frame = 0
    const shown = span()
    for (const { plot, axes, firstAxis } of placed.values())
      plot.show(shown, parts.fixed.slice(firstAxis, firstAxis + axes))
    drawn.set(drawn.read() + 1)
  }
  const draw = () => {
    frame ||= requestAnimationFrame(paint)
  }
  return {
    pointed,
    drawn,
    span,
    set(next) {
      parts = next
      moved = null
      draw()
    },
    move(next) {
      moved = next
      draw()
    },
    draw,
    place(position, one) {
      if (one === null) placed.delete(position)
      else placed.set(position, one)
    },
    plots,
    close: () => cancelAnimationFrame(frame),
  }
}
