import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { PdfViewerProps } from '../viewer-props.ts'
import type { Goal } from './use-pages.ts'

/** For so long a page that comes back from the address may be one that was told before. */
const echoMs = 2_000

/**
 * The place that the viewer's owner wants to see and the one that is read. The owner may write each page that it is told
 * into the address and hand it in again, late: that is no wish to go there.
 */
export function usePlace({ page: wanted, areas, onPage }: PdfViewerProps) {
  const [page, setPage] = useState(wanted ?? 1)
  const told = useRef(new Map<number, number>())
  const go = useRef<(goal: Goal) => void>(null)
  const tell = useRef(onPage)
  useLayoutEffect(() => {
    tell.current = onPage
  })

  const first = areas?.[0]
  useLayoutEffect(() => {
    if (first) go.current?.({ page: first.page, area: first })
  }, [first])
  // Marks win over the page that is wanted beside them, and are followed above.
  const marked = useRef<number>(undefined)
  useLayoutEffect(() => {
    marked.current = first?.page
  })
  useLayoutEffect(() => {
    if (wanted === undefined || marked.current === wanted) return
    const toldAt = told.current.get(wanted)
    if (toldAt !== undefined && performance.now() - toldAt < echoMs) return
    go.current?.({ page: wanted })
  }, [wanted])

  return {
    page,
    onPage: useCallback((now: number) => {
      setPage(now)
      told.current.set(now, performance.now())
      tell.current?.(now)
    }, []),
    /** By which the pages are brought to a place. */
    goes: (by: (goal: Goal) => void) => {
      go.current = by
    },
  }
}
