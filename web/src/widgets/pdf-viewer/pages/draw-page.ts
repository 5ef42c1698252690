import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist'
import type { Turn } from '../layout.ts'

/** A canvas of more pixels is drawn coarser. */
const mostPixels = 16_777_216

type Drawing = { page: PDFPageProxy; scale: number; turn: Turn; signal: AbortSignal }

/** Draws a page on a canvas of its own. `scale` is pixels of CSS in a point. */
export async function drawPage({ page, scale, turn, signal }: Drawing): Promise<HTMLCanvasElement> {
  signal.throwIfAborted()
  const viewport = page.getViewport({ scale, rotation: (page.rotate + turn) % 360 })
  const { width, height } = viewport
  const finest = Math.sqrt(mostPixels / (width * height))
  const ratio = Math.min(window.devicePixelRatio, finest)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(width * ratio))
  canvas.height = Math.max(1, Math.floor(height * ratio))
  const task = page.render({
    canvas,
    viewport,
    transform: [canvas.width / width, 0, 0, canvas.height / height, 0, 0],
    annotationMode: AnnotationMode.ENABLE,
  })
  const cancel = () => task.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    await task.promise
    signal.throwIfAborted()
    return canvas
  } catch (error) {
    emptyCanvas(canvas)
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** Gives the memory of a canvas back at once, not with the next collection. */
export function emptyCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
