import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useWidth } from '../../../ui/use-width.ts'
import type { TimeMark } from '../lines/time-mark.ts'
import type { Panel as PanelOfLines } from '../lines/panels.ts'
import type { Span } from '../lines/span.ts'
import type { Inks } from './draw-marks.ts'
import { createPlot, type Edges, type Plot, widePx } from './plot.ts'
import type { AxisWords } from './plot-options.ts'
import { followPointers } from './pointers.ts'
import type { ShownLine } from '../lines/shown-line.ts'
import type { View } from './view.ts'
import styles from './Graph.module.css'

export type PanelProps = {
  panel: PanelOfLines<ShownLine>
  position: number
  /** Axes of the panels above it. */
  firstAxis: number
  height: number
  view: View
  timeZone: string
  inks: Inks
  edges: Edges
  marks: readonly TimeMark[]
  words: AxisWords & { unit: (unit: string) => string }
  /** A person has chosen a span, by dragging or by a finger. */
  onSpan: (span: Span) => void
}

/** One frame of a graph. Its canvas is made anew for other lines, and only drawn again while they grow. */
export const Panel = (props: PanelProps) => {
  const { panel, position, firstAxis, height, view, timeZone, inks, edges, words, marks } = props
  const { onSpan } = props
  const { ref, width } = useWidth<HTMLDivElement>()
  const frame = useRef<HTMLDivElement>(null)
  const plot = useRef<Plot | null>(null)
  const isMeasured = width > 0
  const isWide = width >= widePx

  const choose = useEffectEvent((span: Span) => onSpan(span))
  const create = useEffectEvent((element: HTMLElement) =>
    createPlot(element, {
      panel,
      size: { width, height },
      span: view.span(),
      fixed: [],
      timeZone,
      inks,
      edges,
      words,
      marks,
      onSelect: (fromMs, toMs) => choose({ fromMs, toMs }),
    }),
  )
  useLayoutEffect(() => {
    if (!isMeasured || !frame.current) return
    const made = create(frame.current)
    plot.current = made
    view.place(position, { plot: made, axes: panel.axes.length, firstAxis })
    const leave = followPointers(made.over, {
      timeAt: made.timeAt,
      span: view.span,
      onPoint: view.pointed.set,
      onChange: view.move,
      onEnd: () => choose(view.span()),
    })
    view.draw()
    return () => {
      leave()
      view.place(position, null)
      made.destroy()
      plot.current = null
    }
    // Made anew for what it cannot take over.
  }, [isMeasured, isWide, panel, position, firstAxis, view, timeZone, inks, edges, words])

  useLayoutEffect(() => plot.current?.mark(marks), [marks])

  useLayoutEffect(() => {
    if (width > 0) plot.current?.resize({ width, height })
  }, [width, height])

  return (
    <div ref={ref} className={styles.panel} style={{ height }}>
      <div ref={frame} />
    </div>
  )
}
