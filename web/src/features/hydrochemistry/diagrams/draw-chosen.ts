import {
  type Diagram,
  type DiagramLook,
  type DiagramMark,
  markPaint,
  markPath,
} from '@puquio/figures'
import type { Rectangle } from './brush.ts'

export type Chosen = {
  ids: ReadonlySet<string>
  /** Where keys have walked to. */
  walked: DiagramMark | null
  rectangle: Rectangle | null
}

/**
 * Draws what is chosen over a diagram whose marks pale, with the rectangle and where keys are. Marks of the same look are
 * drawn once and copied: 15,000 of them have to be drawn within a frame.
 */
export const chosenLayer = (
  canvas: HTMLCanvasElement,
  { marks, width, height }: Diagram,
  look: DiagramLook,
) => {
  const ratio = Math.min(2, devicePixelRatio || 1)
  canvas.width = Math.ceil(width * ratio)
  canvas.height = Math.ceil(height * ratio)
  const context = canvas.getContext('2d')
  const stamps = new Map<string, HTMLCanvasElement>()
  const paths = new Map<DiagramMark, Path2D>()
  const stampOf = (mark: DiagramMark) => {
    const key = `${mark.look.color} ${mark.look.shape} ${mark.isHollow} ${mark.radius}`
    const kept = stamps.get(key)
    if (kept) return kept
    const stamp = document.createElement('canvas')
    stamp.width = stamp.height = Math.ceil(stampSide(mark) * ratio)
    const on = stamp.getContext('2d')
    if (on) {
      on.setTransform(ratio, 0, 0, ratio, 0, 0)
      const middle = stampSide(mark) / 2
      paint(on, new Path2D(markPath(mark.look.shape, middle, middle, mark.radius)), mark, look)
    }
    stamps.set(key, stamp)
    return stamp
  }
  const pathOf = (mark: DiagramMark, path: string) => {
    const kept = paths.get(mark) ?? new Path2D(path)
    paths.set(mark, kept)
    return kept
  }
  return ({ ids, walked, rectangle }: Chosen): void => {
    if (!context) return
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.clearRect(0, 0, width, height)
    if (ids.size > 0)
      for (const mark of marks) {
        if (!ids.has(mark.id)) continue
        if (mark.path !== undefined) paint(context, pathOf(mark, mark.path), mark, look)
        else {
          const side = stampSide(mark)
          context.drawImage(stampOf(mark), mark.at.x - side / 2, mark.at.y - side / 2, side, side)
        }
      }
    if (walked) ring(context, walked, marks, look)
    if (rectangle) frame(context, rectangle, look)
  }
}

const stampSide = ({ radius }: DiagramMark) => Math.ceil(radius * 3 + 4)

function paint(
  on: CanvasRenderingContext2D,
  path: Path2D,
  mark: DiagramMark,
  look: DiagramLook,
): void {
  const { fill, fillOpacity, stroke, strokeWidth } = markPaint(mark, look)
  if (fill !== 'none' && fillOpacity > 0) {
    on.globalAlpha = fillOpacity
    on.fillStyle = fill
    on.fill(path)
    on.globalAlpha = 1
  }
  on.strokeStyle = stroke
  on.lineWidth = strokeWidth
  on.stroke(path)
}

/** A ring around each mark of the sample that keys have walked to. */
function ring(
  on: CanvasRenderingContext2D,
  walked: DiagramMark,
  marks: readonly DiagramMark[],
  { ink }: DiagramLook,
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

function frame(on: CanvasRenderingContext2D, { from, to }: Rectangle, { ink }: DiagramLook): void {
  on.strokeStyle = ink
  on.lineWidth = 1
  on.setLineDash([4, 3])
  on.strokeRect(from.x, from.y, to.x - from.x, to.y - from.y)
  on.setLineDash([])
}
