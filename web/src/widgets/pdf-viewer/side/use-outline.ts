import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

export type OutlineEntry = {
  /** Its place in the tree: two entries may have one title. */
  key: string
  title: string
  /** As the document has it: `goalOf` tells its page. */
  dest: unknown
  items: readonly OutlineEntry[]
}

/** The document's own table of contents, asked for once it is wanted; null where there is none. */
export function useOutline(
  pdf: PDFDocumentProxy,
  isWanted: boolean,
): readonly OutlineEntry[] | null {
  const [outline, setOutline] = useState<readonly OutlineEntry[] | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isLeft = false
    pdf.getOutline().then(
      (found) => {
        const entries = keyed(found ?? [])
        if (!isLeft && entries.length > 0) setOutline(entries)
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [pdf, isWanted])
  return outline
}

/** What pdf.js tells of an entry, of which we use these. */
type Said = { title: string; dest: unknown; items: readonly Said[] }

const keyed = (entries: readonly Said[], before = ''): OutlineEntry[] =>
  entries.map(({ title, dest, items }, n) => {
    const key = `${before}${n}.`
    return { key, title, dest, items: keyed(items, key) }
  })
