import type { PDFDocumentProxy } from 'pdfjs-dist'
import { drawPage, emptyCanvas } from '../pages/draw-page.ts'
import { type OpenDocument, openDocument } from './open-document.ts'

type Again = () => void
type Kept = {
  url: string
  opening: Promise<OpenDocument>
  /** Parts that did not come while nobody looked. */
  missing: Again[]
  tell: ((again: Again) => void) | null
}

/** Those that were prepared or shown last, the oldest first, but for the one that is shown. */
let kept: Kept[] = []
const mostKept = 3

/** Small: what takes long in a first drawing is its fonts, not its pixels. */
const warmingScale = 0.1

function open(url: string): Kept {
  const missing: Again[] = []
  const own: Kept = {
    url,
    missing,
    tell: null,
    opening: openDocument(url, (again) => (own.tell ? own.tell(again) : missing.push(again))),
  }
  return own
}

function keep(own: Kept): void {
  kept.push(own)
  for (const oldest of kept.splice(0, kept.length - mostKept)) close(oldest)
}

const close = ({ opening }: Kept): void => {
  opening.then((document) => document.close()).catch(() => undefined)
}

/** Opens a document that is probably shown next, and draws its page once, if it is known: its fonts are loaded then. */
export function prepareDocument(url: string, page?: number): void {
  if (kept.some((one) => one.url === url)) return
  const own = open(url)
  keep(own)
  const draw = async () => {
    const { pdf } = await own.opening
    if (page !== undefined && page <= pdf.numPages) await warm(pdf, page)
  }
  // What fails now is asked for again, and told, when it is shown.
  draw().catch(() => {
    kept = kept.filter((one) => one !== own)
    close(own)
  })
}

async function warm(pdf: PDFDocumentProxy, number: number): Promise<void> {
  const page = await pdf.getPage(number)
  const { signal } = new AbortController()
  emptyCanvas(await drawPage({ page, scale: warmingScale, turn: 0, signal }))
}

/** The document of an address: one that is kept, else a new one. Closing it keeps it for whoever comes back. */
export async function takeDocument(
  url: string,
  onBroken: (again: Again) => void,
): Promise<OpenDocument> {
  const found = kept.find((one) => one.url === url)
  kept = kept.filter((one) => one !== found)
  if (found) {
    try {
      return await shown(found, onBroken)
    } catch {
      // It is opened anew.
    }
  }
  return shown(open(url), onBroken)
}

async function shown(own: Kept, onBroken: (again: Again) => void): Promise<OpenDocument> {
  own.tell = onBroken
  const { pdf } = await own.opening
  for (const again of own.missing.splice(0)) onBroken(again)
  return {
    pdf,
    close() {
      own.tell = null
      keep(own)
    },
  }
}

/** Closes all that is not shown. */
export function dropPrepared(): void {
  for (const one of kept.splice(0)) close(one)
}
