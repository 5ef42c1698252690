import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import type { PageSize } from '../layout.ts'
import type { OpenDocument } from './open-document.ts'
import { takeDocument } from './prepared-document.ts'
import { ViewError, type ViewProblem } from './range-source.ts'

export type Opened = { pdf: PDFDocumentProxy; firstPage: PageSize }

type State =
  | { at: 'opening' }
  | { at: 'open'; opened: Opened }
  | { at: 'failed'; problem: ViewProblem }

type Shown = State & { url: string }

/** Opens the document of an address, and closes it when another one is shown. */
export function useDocument(url: string) {
  const [shown, setShown] = useState<Shown>({ at: 'opening', url })
  const [attempt, setAttempt] = useState(0)
  const [missing, setMissing] = useState<readonly (() => void)[]>([])
  useEffect(() => {
    let isLeft = false
    let open: OpenDocument | null = null
    setShown({ at: 'opening', url })
    setMissing([])
    const onBroken = (again: () => void) => {
      if (!isLeft) setMissing((before) => [...before, again])
    }
    const show = async () => {
      open = await takeDocument(url, onBroken)
      if (isLeft) return open.close()
      const opened = await lookAt(open.pdf)
      if (!isLeft) setShown({ at: 'open', url, opened })
    }
    show().catch((error: unknown) => {
      if (isLeft) return
      const problem = error instanceof ViewError ? error.problem : 'damaged'
      setShown({ at: 'failed', url, problem })
    })
    return () => {
      isLeft = true
      open?.close()
    }
  }, [url, attempt])
  return {
    // The first rendering with another address still has the document of before.
    state: shown.url === url ? shown : ({ at: 'opening' } as const),
    reopen: () => setAttempt((before) => before + 1),
    /** Asks once more for the parts that did not come; null where none is missing. */
    askAgain:
      missing.length === 0
        ? null
        : () => {
            setMissing([])
            for (const again of missing) again()
          },
  }
}

async function lookAt(pdf: PDFDocumentProxy): Promise<Opened> {
  const first = await pdf.getPage(1)
  const { width, height } = first.getViewport({ scale: 1 })
  return { pdf, firstPage: { width, height } }
}
