import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageSize, Turn } from '../layout.ts'
import type { PdfViewerProps } from '../PdfViewer.tsx'
import { shareOf } from '../places.ts'
import type { Goal } from './use-pages.ts'

type Seen = { go: (goal: Goal) => void; sizes: readonly PageSize[]; turn: Turn }

/** For so long a page that comes back from the address may be one that was told before. */
const echoMs = 2_000

/**
 * The place that the viewer's owner wants to see and the one that is read. The owner may write each page that it is told
 * into the address and hand it in again, late: that is no wish to go there.
 */
export function usePlace({ page: wanted, areas, onPage }: PdfViewerProps) {
  const [page, setPage] = useState(wanted ?? 1)
  const told = useRef(new Map<number, number>())
  const seen = useRef<Seen | null>(null)
  const tell = useRef(onPage)
  tell.current = onPage

  const first = areas?.[0]
  useEffect(() => {
    const now = seen.current
    const size = first && now?.sizes[first.page - 1]
    if (!now || !first || !size) return
    now.go({ page: first.page, share: shareOf(first, size, now.turn) })
  }, [first])
  useEffect(() => {
    if (wanted === undefined || first?.page === wanted) return
    const toldAt = told.current.get(wanted)
    if (toldAt !== undefined && performance.now() - toldAt < echoMs) return
    seen.current?.go({ page: wanted })
    // Marks that come later win, and are followed above.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted])

  return {
    page,
    onPage: useCallback((now: number) => {
      setPage(now)
      told.current.set(now, performance.now())
      tell.current?.(now)
    }, []),
    watchGo: (now: Seen) => {
      seen.current = now
    },
  }
}
