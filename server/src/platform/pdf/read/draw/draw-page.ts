import type { Canvas } from '@napi-rs/canvas'
import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pictureLimits } from '../limits.ts'

/** Null where the package has nothing for this system. */
const loading = import('@napi-rs/canvas').catch(() => null)

export const canDraw = async (): Promise<boolean> => (await loading) !== null

export type Drawn = {
  canvas: Canvas
  /** Pixels for a point. */
  scale: number
}

type HowToDraw = {
  /** Pixels for a point; less where the page would have too many. */
  scale: number
  /** Degrees clockwise, beyond those of the page itself. */
  turn?: 0 | 90 | 180 | 270
  /** Stamps, notes and fields of forms, as they are printed. */
  withAnnotations?: boolean
}

/** Draws a page on white. pdf.js decodes pictures and fonts itself: native code gets pixels and outlines. */
export async function drawPage(
  page: PDFPageProxy,
  { scale: wanted, turn = 0, withAnnotations = false }: HowToDraw,
): Promise<Drawn> {
  const canvases = await loading
  if (!canvases) throw new Error('nothing draws on this system')
  const rotation = (page.rotate + turn) % 360
  const { width, height } = page.getViewport({ scale: 1, rotation })
  const scale = Math.min(wanted, Math.sqrt(pictureLimits.pixelsOfPage / (width * height)))
  const viewport = page.getViewport({ scale, rotation })
  const pixels = (length: number) =>
    Math.min(pictureLimits.pixelsOfPage, Math.max(1, Math.round(length)))
  const canvas = canvases.createCanvas(pixels(viewport.width), pixels(viewport.height))
  await page.render({
    // pdf.js names the browser's own canvas.
    canvas: canvas as never,
    viewport,
    background: '#ffffff',
    annotationMode: withAnnotations ? AnnotationMode.ENABLE : AnnotationMode.DISABLE,
  }).promise
  return { canvas, scale }
}
