import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { TimeMark } from '../lines/time-mark.ts'
import type { Panel } from '../lines/panels.ts'
import type { Span } from '../lines/span.ts'
import { timeTicks } from '../lines/time-ticks.ts'
import { axisRange, extentOf, type Range, ticksWithin } from '../lines/value-range.ts'
import { drawTimeMarks } from './draw-time-marks.ts'
import {
  drawAlarmBands,
  drawDiamonds,
  drawHollow,
  drawLimits,
  type Frame,
  type Inks,
} from './draw-marks.ts'
import { drawBars, drawDots, tracedLine } from './traced-line.ts'
import { type Place, type Scale, suspectPlaces, traceBand } from './line-path.ts'
import { type AxisWords, font, type PlotState, plotOptions } from './plot-options.ts'
import type { ShownLine } from '../lines/shown-line.ts'

type Given = {
  panel: Panel<ShownLine>
  size: { width: number; height: number }
  span: Span
  /** Ranges that a person has fixed, of the panel's axes. */
  fixed: readonly (Range | undefined)[]
  timeZone: string
  inks: Inks
  words: AxisWords & { unit: (unit: string) => string }
  edges: Edges
  marks: readonly TimeMark[]
  onSelect: (fromMs: number, toMs: number) => void
}
/** What all panels of a graph leave free at the right, so that their times stand below each other. */
export type Edges = {
  /** For the names of limits. */
  gutterPx: number
  hasRightAxis: boolean
}
export type Plot = ReturnType<typeof createPlot>

const pixelsOfTime = 76
const pixelsOfValue = 46
/** Narrower plots have the names of limits inside. */
export const widePx = 620

/** A panel of a graph on a canvas. It draws what the lines hold at the time: they may have grown since. */
export const createPlot = (element: HTMLElement, given: Given) => {
  const { panel, timeZone, inks, words } = given
  let { span, fixed, size, marks } = given
  const lines = panel.axes.flatMap((axis, index) => axis.lines.map((line) => ({ line, index })))
  const limits = lines.flatMap(({ line, index }) =>
    line.limits.map((one) => ({ ...one, line, index })),
  )
  const gutterPx = given.size.width < widePx ? 0 : given.edges.gutterPx

  const stateNow = (): PlotState => ({
    ...span,
    times: timeTicks(span, Math.max(2, Math.floor(size.width / pixelsOfTime)), timeZone),
    axes: panel.axes.map((axis, index) => {
      const most = Math.max(2, Math.floor((size.height - 64) / pixelsOfValue))
      const own = fixed[index]
      if (own) return { ...own, ticks: ticksWithin(own, most) }
      const extents = axis.lines.flatMap(({ columns, before, laboratory }) => [
        extentOf(columns, span),
        before && extentOf(before.columns, shifted(span, -before.shiftMs)),
        ...laboratory
          .filter(({ atMs }) => atMs >= span.fromMs && atMs < span.toMs)
          .map(({ value }) => ({ min: value, max: value })),
      ])
      const bounds = axis.lines.flatMap((line) => line.limits.map(({ value }) => value))
      const { range, ticks } = axisRange(extents, bounds, most)
      return { ...range, ticks }
    }),
  })
  let state = stateNow()

  const scaleOf = (plot: UPlot, key: string): Scale => {
    const [zero, one] = [plot.valToPos(0, key, true), plot.valToPos(1, key, true)]
    if (key !== 'x') return { times: one - zero, plus: zero }
    // Times are too large for the difference of two of them to say how far apart they are drawn.
    const times = plot.bbox.width / (span.toMs - span.fromMs)
    return { times, plus: plot.bbox.left - span.fromMs * times }
  }
  const frameOf = ({ bbox }: UPlot): Frame => ({ ...bbox, ratio: devicePixelRatio })
  const placeOf = (plot: UPlot, line: ShownLine, index: number, shiftMs = 0): Place => ({
    x: scaleOf(plot, 'x'),
    y: scaleOf(plot, `y${index}`),
    gapMs: line.gapMs,
    shiftMs,
  })

  const below = (plot: UPlot) => {
    const [only, ...others] = lines
    const frame = frameOf(plot)
    plot.ctx.save()
    if (only && others.length === 0)
      drawAlarmBands(plot.ctx, only.line, { y: scaleOf(plot, `y${only.index}`), frame, inks })
    // Lines of an earlier period lie under those of this one.
    clip(plot.ctx, frame)
    for (const { line, index } of lines) {
      if (!line.before) continue
      const { columns, shiftMs } = line.before
      const earlier = tracedLine(columns, placeOf(plot, line, index, shiftMs), span)
      plot.ctx.globalAlpha = 0.4
      plot.ctx.strokeStyle = line.color
      plot.ctx.lineWidth = earlier.widthPx * frame.ratio
      plot.ctx.stroke(earlier.stroke)
      drawBars(plot.ctx, earlier.bars, line.color)
      drawDots(plot.ctx, earlier.dots, { color: line.color, ratio: frame.ratio })
    }
    plot.ctx.restore()
  }
  const traced = new Map<ShownLine, ReturnType<typeof tracedLine>>()
  const paths = (plot: UPlot, line: ShownLine, index: number): UPlot.Series.Paths => {
    const place = placeOf(plot, line, index)
    const own = tracedLine(line.columns, place, span)
    traced.set(line, own)
    const fill = new Path2D()
    traceBand(fill, line.columns, place, span)
    const series = plot.series[lines.findIndex((one) => one.line === line) + 1]
    if (series) series.width = own.widthPx
    return { stroke: own.stroke, fill }
  }
  const above = (plot: UPlot) => {
    const frame = frameOf(plot)
    const { ratio } = frame
    plot.ctx.save()
    clip(plot.ctx, frame)
    for (const { line } of lines) {
      const { bars = [], dots = [] } = traced.get(line) ?? {}
      drawBars(plot.ctx, bars, line.color)
      drawDots(plot.ctx, dots, { color: line.color, ratio })
    }
    plot.ctx.restore()
    plot.ctx.save()
    plot.ctx.font = font.replace('11px', `${11 * ratio}px`)
    drawUnits(plot, frame)
    drawLimits(
      plot.ctx,
      limits.map(({ kind, value, name, line, index }) => ({
        kind,
        value,
        name,
        y: scaleOf(plot, `y${index}`),
        color: lines.length > 1 ? line.color : null,
      })),
      { frame, inks, gutterPx: gutterPx * frame.ratio },
    )
    clip(plot.ctx, frame)
    const x = scaleOf(plot, 'x')
    drawTimeMarks(plot.ctx, marks, { x, frame, inks })
    for (const { line, index } of lines) {
      const place = placeOf(plot, line, index)
      const look = { color: line.color, ground: inks.ground, ratio }
      // Those beyond the axis, as the value of a broken sensor, stand at its edge.
      const suspect = suspectPlaces(line.columns, place, span).map(({ px, py }) => ({
        px,
        py: Math.min(Math.max(py, frame.top), frame.top + frame.height),
      }))
      drawHollow(plot.ctx, suspect, look)
      const measured = line.laboratory.map(({ atMs, value }) => ({
        px: place.x.times * atMs + place.x.plus,
        py: place.y.times * value + place.y.plus,
      }))
      drawDiamonds(plot.ctx, measured, look)
    }
    plot.ctx.restore()
  }
  const drawUnits = ({ ctx }: UPlot, { left, top, width, ratio }: Frame) => {
    ctx.fillStyle = inks.text
    ctx.textBaseline = 'alphabetic'
    for (const [index, { unit }] of panel.axes.entries()) {
      ctx.textAlign = index === 0 ? 'left' : 'right'
      const x =
        index === 0 ? 4 * ratio : Math.min(size.width * ratio - 4 * ratio, left + width + 500)
      ctx.fillText(words.unit(unit), x, top - 10 * ratio)
    }
  }

  const options = plotOptions({
    axes: panel.axes,
    size,
    gutterPx,
    hasRightAxis: given.edges.hasRightAxis,
    inks,
    words,
    state: () => state,
    draw: { below, paths, above },
    onSelect: given.onSelect,
  })
  // What is drawn comes from the lines: uPlot is only given as many series as there are.
  const none = [[0, 1], ...lines.map(() => [null, null])] as UPlot.AlignedData
  const plot = new UPlot(options, none, element)

  const show = () => {
    state = stateNow()
    plot.batch(() => {
      plot.setScale('x', { min: span.fromMs, max: span.toMs })
      for (const [index, { min, max }] of state.axes.entries())
        plot.setScale(`y${index}`, { min, max })
    })
  }
  return {
    over: plot.over,
    /** Draws a period, with these ranges where they are fixed. */
    show(next: Span, ranges: readonly (Range | undefined)[]) {
      span = next
      fixed = ranges
      show()
    },
    mark(next: readonly TimeMark[]) {
      marks = next
      show()
    },
    resize(next: { width: number; height: number }) {
      size = next
      plot.setSize(next)
      show()
    },
    /** What the axes show now. */
    ranges: (): Range[] => state.axes.map(({ min, max }) => ({ min, max })),
    /** The time below a place of the plot, in pixels of the page. */
    timeAt: (leftPx: number) => plot.posToVal(leftPx, 'x'),
    /** Where the plot stands in its element, in pixels of the page. */
    frame: () => {
      const { left, top, width, height } = plot.bbox
      const ratio = devicePixelRatio
      return { left: left / ratio, top: top / ratio, width: width / ratio, height: height / ratio }
    },
    timePx: (ms: number) => plot.valToPos(ms, 'x'),
    valuePx: (value: number, axis: number) => plot.valToPos(value, `y${axis}`),
    canvas: plot.ctx.canvas,
    destroy: () => plot.destroy(),
  }
}

const shifted = ({ fromMs, toMs }: Span, byMs: number): Span => ({
  fromMs: fromMs + byMs,
  toMs: toMs + byMs,
})

const clip = (context: CanvasRenderingContext2D, { left, top, width, height }: Frame) => {
  context.beginPath()
  context.rect(left, top, width, height)
  context.clip()
}

let measuring: CanvasRenderingContext2D | null = null

/** Pixels of the page that the names of limits take at the right. */
export const gutterOf = (lines: readonly ShownLine[]): number => {
  const names = lines.flatMap(({ limits }) => limits.map(({ name }) => name))
  measuring ??= document.createElement('canvas').getContext('2d')
  if (!measuring || names.length === 0) return 0
  measuring.font = font
  const widths = names.map((name) => measuring?.measureText(`↑ ${name}`).width ?? 0)
  return Math.ceil(Math.max(...widths)) + 8
}
