import { setImmediate } from 'node:timers/promises'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Task } from '../../sandbox/task.ts'
import { openPdf } from './open-pdf.ts'
import { type PackedPage, packPage } from './packed-page.ts'
import { type PageText, unreadable } from './pdf-page.ts'
import { isOutOfMemory, refused } from './refusal.ts'
import type { Font } from './text/graphics-state.ts'
import type { Matrix } from './text/matrix.ts'
import { boundedPage } from './text/bounded-page.ts'
import { pageText } from './text/page-text.ts'
import { readContent } from './text/read-content.ts'
import type { TextArgs, TextRead } from './text-read.ts'

/** Fonts and objects of so many pages are held, and then read anew where they are needed. */
const cleanEvery = 50

/** Reads page after page; the next one when the caller has taken those before. */
export const task: Task<TextArgs, PackedPage, TextRead> = async ({ content, args, tell }) => {
  const opened = await openPdf(content, { pixelsMax: 0 })
  if (opened.kind === 'refused') return opened
  const { document } = opened
  const pages = document.numPages
  const { from, to } = { from: args.from, to: args.to ?? pages }
  if (from < 1 || from > to || to > pages)
    return refused('no-such-page', { page: from < 1 || from > pages ? from : to, pages })
  const isShown = await layersOf(document)
  for (let number = from; number <= to; number++) {
    try {
      await tell(packPage(boundedPage(await readPage(await document.getPage(number), isShown))))
    } catch (error) {
      if (isOutOfMemory(error)) return refused('too-heavy', { page: number })
      // The page itself is broken: drawn, it may still show something.
      await tell(packPage(unreadable(number)))
    }
    if (number % cleanEvery === 0) await document.cleanup()
  }
  return { kind: 'read', pages }
}

async function readPage(page: PDFPageProxy, isShown: IsShown): Promise<PageText> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const annotationMode = 0
  const operators = await page.getOperatorList({ annotationMode })
  // Fonts arrive in their own messages, behind the page's.
  await setImmediate()
  const fonts = new Map<string, Font>()
  const fontOf = (name: string): Font => {
    const known = fonts.get(name)
    if (known) return known
    const told = page.commonObjs.has(name)
      ? (page.commonObjs.get(name) as { fontMatrix?: number[] })
      : null
    const font = { scale: told?.fontMatrix?.[0] || 0.001 }
    fonts.set(name, font)
    return font
  }
  const content = readContent(operators, {
    width,
    height,
    matrix: transform as unknown as Matrix,
    fontOf,
    isShown,
  })
  page.cleanup()
  return pageText(page.pageNumber, content)
}

type IsShown = (layer: unknown) => boolean

async function layersOf(document: PDFDocumentProxy): Promise<IsShown> {
  const layers = await document.getOptionalContentConfig().catch(() => null)
  return (layer) => {
    if (!layers || layer === null) return true
    try {
      return layers.isVisible(layer as Parameters<typeof layers.isVisible>[0])
    } catch {
      return true
    }
  }
}
