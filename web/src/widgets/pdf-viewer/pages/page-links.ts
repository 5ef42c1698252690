import type { PDFPageProxy } from 'pdfjs-dist'
import type { Turn } from '../layout.ts'
import type { Share } from '../places.ts'

/** Where a link of a document leads: a place in it, or an address outside. */
export type LinkTarget = { dest: unknown } | { address: string }
export type PageLink = { share: Share; target: LinkTarget }

/** What pdf.js tells of a link; of its actions only these two are followed. */
type Annotation = { subtype?: string; rect?: number[]; dest?: unknown; url?: string }

export async function readLinks(page: PDFPageProxy, turn: Turn): Promise<PageLink[]> {
  const annotations = (await page.getAnnotations()) as Annotation[]
  const viewport = page.getViewport({ scale: 1, rotation: (page.rotate + turn) % 360 })
  const links = annotations.flatMap(({ subtype, rect, dest, url }) => {
    const target = targetOf(dest, url)
    if (subtype !== 'Link' || rect?.length !== 4 || target === null) return []
    const [left = 0, bottom = 0, right = 0, top = 0] = rect
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom) as number[]
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top) as number[]
    const share = {
      left: Math.min(x1, x2) / viewport.width,
      top: Math.min(y1, y2) / viewport.height,
      width: Math.abs(x2 - x1) / viewport.width,
      height: Math.abs(y2 - y1) / viewport.height,
    }
    return [{ share, target }]
  })
  // Some programs write a link twice; the first one stays.
  const byPlace = new Map<string, PageLink>()
  for (const link of links) {
    const place = placeOf(link.share)
    if (!byPlace.has(place)) byPlace.set(place, link)
  }
  return [...byPlace.values()]
}

const placeOf = ({ left, top, width, height }: Share) => [left, top, width, height].join()

function targetOf(dest: unknown, url: string | undefined): LinkTarget | null {
  if (url !== undefined) return /^(https?|mailto):/i.test(url) ? { address: url } : null
  return typeof dest === 'string' || Array.isArray(dest) ? { dest } : null
}
