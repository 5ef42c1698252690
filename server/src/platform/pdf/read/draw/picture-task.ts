import type { Task } from '../../../sandbox/task.ts'
import { pictureLimits } from '../limits.ts'
import { openPdf } from '../open-pdf.ts'
import { isOutOfMemory, refused } from '../refusal.ts'
import { canDraw, drawPage } from './draw-page.ts'
import { highlight } from './highlight.ts'
import type { PictureArgs, PictureMade } from './picture-args.ts'

/** Draws one page as a PNG. */
export const task: Task<PictureArgs, never, PictureMade> = async ({ content, args }) => {
  if (!(await canDraw())) return refused('no-drawing')
  const opened = await openPdf(content, { pixelsMax: pictureLimits.pixelsOfOne })
  if (opened.kind === 'refused') return opened
  const { numPages } = opened.document
  if (args.page < 1 || args.page > numPages)
    return refused('no-such-page', { page: args.page, pages: numPages })
  try {
    const page = await opened.document.getPage(args.page)
    const { width, height } = page.getViewport({ scale: 1 })
    const scale = Math.min(args.widthPx / width, args.heightPx / height)
    const drawn = await drawPage(page, { scale, withAnnotations: true })
    highlight(drawn, args.areas)
    const { canvas } = drawn
    const png = new Uint8Array(await canvas.encode('png'))
    return { kind: 'drawn', png, widthPx: canvas.width, heightPx: canvas.height }
  } catch (error) {
    return refused(isOutOfMemory(error) ? 'too-heavy' : 'damaged')
  }
}
