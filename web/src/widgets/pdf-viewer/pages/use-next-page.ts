import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect } from 'react'

/** What is on the page that is shown comes first. */
const restMs = 250

/** Reads the content of the page that is probably shown next, so that only drawing it is left then. */
export function useNextPage(pdf: PDFDocumentProxy, nextPage: number | undefined) {
  useEffect(() => {
    if (nextPage === undefined || nextPage > pdf.numPages) return undefined
    const read = async () => {
      const page = await pdf.getPage(nextPage)
      await page.getOperatorList()
    }
    // What fails now is asked for again, and told, when it is shown.
    const timer = setTimeout(() => void read().catch(() => undefined), restMs)
    return () => clearTimeout(timer)
  }, [pdf, nextPage])
}
