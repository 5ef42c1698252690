import type { PictureArgs, PictureMade } from './draw/picture-args.ts'
import { inSandbox, type PdfFile } from './in-sandbox.ts'
import { drawLimits } from './limits.ts'
import type { Rectangle } from './pdf-page.ts'
import type { PdfRefused } from './refusal.ts'

export type PictureWanted = {
  /** The other one follows from the page, which is drawn within both. */
  widthPx: number
  heightPx: number
  /** To be marked: points from the top left of the page as it is shown, as `rectanglesOf` tells them. */
  areas?: readonly Rectangle[]
}

/** At most; more is of no use on A4 in print, and a page has 16 megapixels at most. */
const sideMax = 4_000

/**
 * Draws a page as a PNG, as it is printed: with stamps and notes. It takes a process of some 0.5 s to 2 s, and up to 1 GB
 * where its pictures are large; pictures of more than 32 megapixels are left out.
 *
 * @param page From 1.
 */
export function pagePicture(
  file: PdfFile,
  page: number,
  { widthPx, heightPx, areas = [] }: PictureWanted,
): Promise<Exclude<PictureMade, PdfRefused> | PdfRefused> {
  const task = new URL('./draw/picture-task.ts', import.meta.url)
  const side = (pixels: number) => Math.min(sideMax, Math.max(1, Math.round(pixels)))
  const args = { page, widthPx: side(widthPx), heightPx: side(heightPx), areas }
  return inSandbox<PictureArgs, never, Exclude<PictureMade, PdfRefused>>(file, {
    task,
    limits: drawLimits,
    args,
    draws: true,
  })
}
