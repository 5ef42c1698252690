import { type PDFPageProxy, TextLayer } from 'pdfjs-dist'
import type { Turn } from '../layout.ts'
import type { TextRun } from '../find/folded-text.ts'
import styles from './TextLayer.module.css'

/** The text of a page, laid over it: a span for each of its runs. */
export type PageWords = { layer: HTMLElement; spans: HTMLElement[]; runs: TextRun[] }

type Wanted = { page: PDFPageProxy; scale: number; turn: Turn; signal: AbortSignal }

/** Lays the text of a page over it, unseen, so that it can be selected, copied and read out. */
export async function makeTextLayer({ page, scale, turn, signal }: Wanted): Promise<PageWords> {
  signal.throwIfAborted()
  // Held in one piece: what is searched are the same runs that are laid.
  const content = await page.getTextContent()
  signal.throwIfAborted()
  const layer = document.createElement('div')
  layer.className = styles['layer'] ?? ''
  layer.dataset['text'] = ''
  const textLayer = new TextLayer({
    textContentSource: content,
    container: layer,
    viewport: page.getViewport({ scale, rotation: (page.rotate + turn) % 360 }),
  })
  const cancel = () => textLayer.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    await textLayer.render()
    signal.throwIfAborted()
  } finally {
    signal.removeEventListener('abort', cancel)
  }
  // Keeps a selection that is drawn beyond the last line from taking the whole page.
  const end = document.createElement('div')
  end.className = styles['end'] ?? ''
  layer.append(end)
  const runs = content.items.filter((item): item is typeof item & TextRun => 'str' in item)
  return { layer, spans: textLayer.textDivs, runs }
}
