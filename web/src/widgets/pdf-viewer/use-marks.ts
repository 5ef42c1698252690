import { useMemo } from 'react'
import type { PageSize, Turn } from './layout.ts'
import type { Mark } from './pages/PageView.tsx'
import type { PdfViewerProps } from './viewer-props.ts'
import { shareOf } from './places.ts'

type Marked = {
  areas: PdfViewerProps['areas']
  sizes: readonly PageSize[]
  turn: Turn
  found: ReadonlyMap<number, readonly Mark[]>
}

/** What is marked on each page: the places that the viewer was given, and what was found. */
export function useMarks({ areas, sizes, turn, found }: Marked) {
  return useMemo(() => {
    const ofPages = new Map<number, Mark[]>()
    const put = (page: number, marks: readonly Mark[]) =>
      ofPages.set(page, [...(ofPages.get(page) ?? []), ...marks])
    for (const area of areas ?? []) {
      const size = sizes[area.page - 1]
      if (size) put(area.page, [{ share: shareOf(area, size, turn), kind: 'quote' }])
    }
    for (const [page, marks] of found) put(page, marks)
    return ofPages
  }, [areas, sizes, turn, found])
}
