import type { Rectangle } from '../pdf-page.ts'
import type { Drawn } from './draw-page.ts'

/** The colour of a marker pen: what is dark stays dark beneath it. */
const markerColour = '#ffe25c'
const edgeColour = '#b26a00'
const marginPt = 1.5

/** Marks areas of a drawn page, with an edge that is seen in print without colours, too. */
export function highlight({ canvas, scale }: Drawn, areas: readonly Rectangle[]): void {
  const context = canvas.getContext('2d')
  // As pdf.js left it, it may still be moved.
  context.resetTransform()
  for (const area of areas) {
    const box = [
      (area.x - marginPt) * scale,
      (area.y - marginPt) * scale,
      (area.width + 2 * marginPt) * scale,
      (area.height + 2 * marginPt) * scale,
    ] as const
    context.globalCompositeOperation = 'multiply'
    context.fillStyle = markerColour
    context.fillRect(...box)
    context.globalCompositeOperation = 'source-over'
    context.strokeStyle = edgeColour
    context.lineWidth = Math.max(1, 0.6 * scale)
    context.strokeRect(...box)
  }
}
