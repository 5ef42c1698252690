import type { Rectangle } from '../pdf-page.ts'
import type { PdfRefused } from '../refusal.ts'

/** What the task that draws a page gets and answers. */
export type PictureArgs = {
  page: number
  widthPx: number
  /** The page is drawn within it, narrower where it is high. */
  heightPx: number
  areas: readonly Rectangle[]
}
export type PictureMade =
  | { kind: 'drawn'; png: Uint8Array; widthPx: number; heightPx: number }
  | PdfRefused
