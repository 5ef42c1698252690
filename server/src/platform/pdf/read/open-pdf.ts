import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// pdf.js finds its other half in a global, which this sets: Node has no worker of the browser's kind.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { pdfLimits } from './limits.ts'
import { isOutOfMemory, type PdfRefused, refused } from './refusal.ts'

export type OpenedPdf = { kind: 'opened'; document: PDFDocumentProxy }

type HowToOpen = {
  /** Pictures of more pixels are left out, unread: 0 leaves out all of them. */
  pixelsMax: number
}

const own = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => `${join(own, name)}/`

/** The signature may stand a little later, behind what mail programs put before a file. */
const signatureWithin = 1_024

/** Opens a PDF in the sandbox. Nothing of it is run: pdf.js has a JavaScript of its own for that, which is not loaded. */
export async function openPdf(content: Buffer, how: HowToOpen): Promise<OpenedPdf | PdfRefused> {
  if (content.length === 0) return refused('empty')
  if (!content.subarray(0, signatureWithin).includes('%PDF-')) return refused('not-a-pdf')
  const { buffer, byteOffset, length } = content
  const loading = getDocument({
    // Taken over, not copied.
    data: new Uint8Array(buffer as ArrayBuffer, byteOffset, length),
    maxImageSize: how.pixelsMax,
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
  })
  try {
    const document = await loading.promise
    if (document.numPages === 0) return refused('damaged')
    if (document.numPages > pdfLimits.pages)
      return refused('too-many-pages', { pages: document.numPages, max: pdfLimits.pages })
    return { kind: 'opened', document }
  } catch (error) {
    if (error instanceof PasswordException) return refused('password')
    return refused(isOutOfMemory(error) ? 'too-heavy' : 'damaged')
  }
}
