import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useWidth } from '../../../ui/use-width.ts'
import { showSvg } from '../../../widgets/figures/show-svg.ts'
import styles from './Chart.module.css'

export type DrawnChart = {
  svg: string
  /** Pixels of what the SVG is drawn for. */
  width: number
  height: number
  /** Where each thing that can be pointed at stands. */
  points: readonly { x: number; y: number }[]
}

type ChartProps = {
  /** Says what is drawn, and how it is read by keys. */
  label: string
  draw: (width: number) => DrawnChart
  /** Lines that stand beside the point with this place among the points. */
  hintOf: (point: number) => readonly string[]
}

const least = 300
/** Further away nothing is pointed at. */
const reach = 60

/** A figure as its function writes it, with what it says of each point: by the mouse, or by the arrow keys in the order of time. */
export const Chart = ({ label, draw, hintOf }: ChartProps) => {
  const { ref, width } = useWidth<HTMLDivElement>()
  const frame = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const shown = Math.max(least, Math.round(width))
  const drawn = useMemo(() => draw(shown), [draw, shown])
  const order = useMemo(
    () =>
      drawn.points
        .map((point, index) => ({ ...point, index }))
        .toSorted((one, other) => one.x - other.x || one.y - other.y),
    [drawn],
  )
  useLayoutEffect(() => {
    showSvg(frame.current, drawn.svg)
  }, [drawn])
  const point = pointed === null ? undefined : drawn.points[pointed]
  const lines = pointed === null || !point ? [] : hintOf(pointed)
  const at = order.findIndex(({ index }) => index === pointed)
  const nearest = (x: number, y: number) => {
    let [best, distance] = [null as number | null, reach]
    for (const [index, one] of drawn.points.entries()) {
      const away = Math.hypot(one.x - x, one.y - y)
      if (away < distance) [best, distance] = [index, away]
    }
    return best
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowRight: at + 1,
      ArrowLeft: at < 0 ? order.length - 1 : at - 1,
      Home: 0,
      End: order.length - 1,
    }[event.key]
    if (event.key === 'Escape') setPointed(null)
    else if (to !== undefined)
      setPointed(order[Math.min(Math.max(to, 0), order.length - 1)]?.index ?? null)
    else return
    event.preventDefault()
  }
  return (
    <div ref={ref} className={styles.chart}>
      {/* Read point by point, as a slider is moved. */}
      <div
        className={styles.area}
        role="slider"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, order.length - 1)}
        aria-valuenow={Math.max(0, at)}
        aria-valuetext={lines.join('. ')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => setPointed(null)}
        onPointerMove={({ clientX, clientY, currentTarget }) => {
          const { left, top } = currentTarget.getBoundingClientRect()
          setPointed(nearest(clientX - left, clientY - top))
        }}
        onPointerLeave={() => setPointed(null)}
      >
        <div ref={frame} className={styles.frame} />
        {point && (
          <span className={styles.ring} style={{ left: point.x, top: point.y }} aria-hidden />
        )}
      </div>
      <p
        className={styles.hint}
        role="status"
        data-shown={lines.length > 0 || undefined}
        style={
          point && {
            left: Math.min(Math.max(point.x, hintWidth / 2), Math.max(shown - hintWidth / 2, 0)),
            ...(point.y > drawn.height / 2
              ? { bottom: drawn.height - point.y + 10 }
              : { top: point.y + 10 }),
          }
        }
      >
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </p>
    </div>
  )
}

/** Pixels that a hint takes at most. */
const hintWidth = 280
