import type uPlot from 'uplot'
import type { ShownLine } from '../lines/shown-line.ts'
import type { Inks } from './draw-marks.ts'
import type { Axis } from '../lines/panels.ts'
import type { TimeTicks } from '../lines/time-ticks.ts'

export const font = '11px "Inter Variable", sans-serif'
const characterPx = 6.3

export type AxisWords = {
  /** Labels of times that the axis marks. */
  times: (ticks: TimeTicks) => string[]
  value: (value: number, ticks: readonly number[]) => string
}
export type PlotState = {
  fromMs: number
  toMs: number
  /** Of each axis: what it shows, and what it marks. */
  axes: { min: number; max: number; ticks: number[] }[]
  times: TimeTicks
}
type Given = {
  axes: readonly Axis<ShownLine>[]
  size: { width: number; height: number }
  /** At the right of the plot, for the names of limits. */
  gutterPx: number
  /** Of this panel, or of another one of the graph. */
  hasRightAxis: boolean
  inks: Inks
  words: AxisWords
  state: () => PlotState
  draw: {
    below: (plot: uPlot) => void
    paths: (plot: uPlot, line: ShownLine, axis: number) => uPlot.Series.Paths
    above: (plot: uPlot) => void
  }
  onSelect: (fromMs: number, toMs: number) => void
}

/** Shorter than this a drag was a click. */
const shortestDragPx = 6

/**
 * Axes, frame, scales and selection are uPlot's; what is drawn in them is ours, since its readings may be many times as
 * many as there are pixels, with gaps and bands of their own.
 */
export const plotOptions = (given: Given): uPlot.Options => {
  const { axes, size, gutterPx, hasRightAxis, inks, words, state, draw, onSelect } = given
  const freePx = hasRightAxis ? gutterPx + axisPx(size.width) : Math.max(gutterPx, 12)
  const scales: uPlot.Scales = {
    x: { time: false, auto: false, range: () => [state().fromMs, state().toMs] },
  }
  for (const index of axes.keys())
    scales[`y${index}`] = {
      auto: false,
      range: () => [state().axes[index]?.min ?? 0, state().axes[index]?.max ?? 1],
    }
  const lines = axes.flatMap((axis, index) => axis.lines.map((line) => ({ line, index })))
  return {
    ...size,
    pxAlign: false,
    padding: [24, axes.length > 1 ? 0 : freePx, 0, 0],
    legend: { show: false },
    focus: { alpha: 1 },
    scales,
    axes: [timeAxis(inks, state, words), ...axes.map((_, index) => valueAxis(index, given))],
    series: [
      {},
      ...lines.map(({ line, index }) => ({
        scale: `y${index}`,
        stroke: line.color,
        fill: `${line.color}26`,
        width: 1.5,
        dash: line.dash,
        points: { show: false },
        paths: (plot: uPlot) => draw.paths(plot, line, index),
      })),
    ],
    cursor: {
      x: false,
      y: false,
      points: { show: false },
      drag: { x: true, y: false, setScale: false, dist: shortestDragPx },
      // With Shift the graph is moved, and twice is for the whole period.
      bind: {
        mousedown: (_plot, _target, handle) => (event) => (event.shiftKey ? null : handle(event)),
        dblclick: () => () => null,
      },
    },
    hooks: {
      drawAxes: [draw.below],
      draw: [draw.above],
      setSelect: [
        (plot) => {
          const { left, width } = plot.select
          if (width === 0) return
          plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
          if (width < shortestDragPx) return
          onSelect(plot.posToVal(left, 'x'), plot.posToVal(left + width, 'x'))
        },
      ],
    },
  }
}

const timeAxis = (inks: Inks, state: () => PlotState, words: AxisWords): uPlot.Axis => ({
  scale: 'x',
  font,
  stroke: inks.text,
  size: 40,
  gap: 4,
  grid: { show: false },
  ticks: { stroke: inks.grid, size: 4, width: 1 },
  border: { show: true, stroke: inks.grid, width: 1 },
  splits: () => [...state().times.at],
  values: () => words.times(state().times),
})

/** What an axis of values takes, unless its numbers are longer. */
const axisPx = (widthPx: number) => (widthPx < 620 ? 40 : 56)

const valueAxis = (index: number, { inks, state, words, gutterPx, size }: Given): uPlot.Axis => {
  const isRight = index === 1
  const besidePx = isRight ? gutterPx : 0
  return {
    scale: `y${index}`,
    side: isRight ? 1 : 3,
    font,
    stroke: inks.text,
    gap: 6 + besidePx,
    size: (_plot, values) =>
      besidePx +
      Math.max(
        axisPx(size.width),
        14 + Math.max(0, ...(values ?? []).map((text) => text.length)) * characterPx,
      ),
    grid: isRight ? { show: false } : { stroke: inks.grid, width: 1 },
    ticks: { show: false },
    splits: () => state().axes[index]?.ticks ?? [],
    values: (_plot, ticks) => ticks.map((tick) => words.value(tick, ticks)),
  }
}
