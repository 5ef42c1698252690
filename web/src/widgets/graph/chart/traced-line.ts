import type { Columns } from '../lines/columns.ts'
import { type LinePen, type Place, traceLine } from './line-path.ts'

/** A line as a canvas draws it: strokes where it has room, and filled pixels where it has none. */
export type TracedLine = {
  stroke: Path2D
  /** Left, top and height of each filled pixel, one after the other. */
  bars: number[]
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
  let points = 0
  const pen: LinePen = {
    moveTo: (px, py) => stroke.moveTo(px, py),
    lineTo(px, py) {
      points++
      stroke.lineTo(px, py)
    },
    bar: (left, top, height) => void bars.push(left, top, height),
  }
  traceLine(pen, columns, place, window)
  return { stroke, bars, widthPx: points + bars.length / 3 > thinFrom ? thinPx : usualPx }
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
