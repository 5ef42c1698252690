import type { Columns } from '../lines/columns.ts'
import { type LinePen, type Place, traceLine } from './line-path.ts'

/** A line as a canvas draws it: strokes where it has room, and filled pixels where it has none. */
export type TracedLine = {
  stroke: Path2D
  /** Left, top and height of each filled pixel, one after the other. */
  bars: number[]
  /** Left and top of each reading that is alone, one after the other. */
  dots: number[]
  widthPx: number
}

const usualPx = 1.5
/** Strokes of one pixel cost a tenth without a graphics card; among so many points nobody sees the difference. */
const thinPx = 1
const thinFrom = 400

export const tracedLine = (
  columns: Columns,
  place: Place,
  window: { fromMs: number; toMs: number },
): TracedLine => {
  const stroke = new Path2D()
  const bars: number[] = []
  const dots: number[] = []
  let points = 0
  const pen: LinePen = {
    moveTo: (px, py) => stroke.moveTo(px, py),
    lineTo(px, py) {
      points++
      stroke.lineTo(px, py)
    },
    dot: (px, py) => void dots.push(px, py),
    bar: (left, top, height) => void bars.push(left, top, height),
  }
  traceLine(pen, columns, place, window)
  return { stroke, bars, dots, widthPx: points + bars.length / 3 > thinFrom ? thinPx : usualPx }
}

export const drawBars = (
  context: CanvasRenderingContext2D,
  bars: TracedLine['bars'],
  color: string,
): void => {
  context.fillStyle = color
  for (let index = 0; index < bars.length; index += 3)
    context.fillRect(bars[index] as number, bars[index + 1] as number, 1, bars[index + 2] as number)
}

const dotPx = 2.5

export const drawDots = (
  context: CanvasRenderingContext2D,
  dots: TracedLine['dots'],
  { color, ratio }: { color: string; ratio: number },
): void => {
  context.fillStyle = color
  for (let index = 0; index < dots.length; index += 2) {
    context.beginPath()
    context.arc(dots[index] as number, dots[index + 1] as number, dotPx * ratio, 0, 2 * Math.PI)
    context.fill()
  }
}
