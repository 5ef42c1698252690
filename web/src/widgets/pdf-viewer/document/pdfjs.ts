import { GlobalWorkerOptions, PDFWorker } from 'pdfjs-dist'
import rendererUrl from 'pdfjs-dist/build/pdf.renderer.min.mjs?url'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

// Pages are read and drawn beside the page's own thread, which stays free to scroll.
GlobalWorkerOptions.workerSrc = workerUrl
GlobalWorkerOptions.rendererSrc = rendererUrl

/** Where fonts, character maps and decoders of pictures stand (`pdfjsFiles` in web/vite.config.ts). */
const files = '/assets/pdfjs-6.5.438'

export const ownFiles = {
  cMapUrl: `${files}/cmaps/`,
  standardFontDataUrl: `${files}/standard_fonts/`,
  wasmUrl: `${files}/wasm/`,
  iccUrl: `${files}/iccs/`,
}

let worker: PDFWorker | null = null

/** One for all documents: starting it takes longer than opening a document. */
export const sharedWorker = (): PDFWorker => {
  if (worker === null || worker.destroyed) worker = new PDFWorker()
  return worker
}

// It starts while the document's first bytes come.
sharedWorker()
