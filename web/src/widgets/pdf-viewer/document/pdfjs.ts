import { GlobalWorkerOptions, PDFWorker } from 'pdfjs-dist'

// Pages are read and drawn beside the page's own thread, which stays free to scroll.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href
GlobalWorkerOptions.rendererSrc = new URL(
  'pdfjs-dist/build/pdf.renderer.min.mjs',
  import.meta.url,
).href

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
