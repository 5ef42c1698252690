import { type Diagram, type Look, type DiagramMark, markPaint } from '@puquio/figures'
import type { Rectangle } from './brush.ts'
import { stampLayer } from './stamps.ts'

export type Chosen = {
  ids: ReadonlySet<string>
  /** Where keys have walked to. */
  walked: DiagramMark | null
  rectangle: Rectangle | null
}

/** Draws what is chosen over a diagram whose marks pale, with the rectangle and where keys are. */
export const chosenLayer = (
  canvas: HTMLCanvasElement,
  { marks, width, height }: Diagram,
  look: Look,
) => {
  const ratio = Math.min(2, devicePixelRatio || 1)
  canvas.width = Math.ceil(width * ratio)
  canvas.height = Math.ceil(height * ratio)
  // Its pixels are written by us, in memory.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return () => undefined
  const points = marks.filter(({ path }) => path === undefined)
  const lines = marks.filter(({ path }) => path !== undefined)
  const stamp = stampLayer(context, points, look, ratio)
  const paths = new Map<DiagramMark, Path2D>()
  const pathOf = (mark: DiagramMark) => {
    const kept = paths.get(mark) ?? new Path2D(mark.path)
    paths.set(mark, kept)
    return kept
  }
  return ({ ids, walked, rectangle }: Chosen): void => {
    // Lines lie below points, as in the picture.
    stamp(ids)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    if (ids.size > 0) {
      context.globalCompositeOperation = 'destination-over'
      for (const mark of lines) if (ids.has(mark.id)) paint(context, pathOf(mark), mark, look)
      context.globalCompositeOperation = 'source-over'
    }
    if (walked) ring(context, walked, marks, look)
    if (rectangle) frame(context, rectangle, look)
  }
}

function paint(on: CanvasRenderingContext2D, path: Path2D, mark: DiagramMark, look: Look): void {
  const { fill, fillOpacity, stroke, strokeWidth } = markPaint({ ...mark, isFaint: false }, look)
  on.strokeStyle = stroke
  on.lineWidth = strokeWidth
  on.stroke(path)
  if (fill === 'none' || fillOpacity === 0) return
  on.globalAlpha = fillOpacity
  on.fillStyle = fill
  on.fill(path)
  on.globalAlpha = 1
}

/** A ring around each mark of the sample that keys have walked to. */
function ring(
  on: CanvasRenderingContext2D,
  walked: DiagramMark,
  marks: readonly DiagramMark[],
  { ink }: Look,
): void {
  on.strokeStyle = ink
  on.lineWidth = 2
  for (const { id, at, radius } of marks) {
    if (id !== walked.id) continue
    on.beginPath()
    on.arc(at.x, at.y, radius + 4, 0, 2 * Math.PI)
    on.stroke()
  }
}

function frame(on: CanvasRenderingContext2D, { from, to }: Rectangle, { ink }: Look): void {
  on.strokeStyle = ink
  on.lineWidth = 1
  on.setLineDash([4, 3])
  on.strokeRect(from.x, from.y, to.x - from.x, to.y - from.y)
  on.setLineDash([])
}
