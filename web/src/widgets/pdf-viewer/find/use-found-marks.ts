import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Mark } from '../pages/PageView.tsx'
import type { PageWords } from '../pages/text-layer.ts'
import type { Goal } from '../pages/use-pages.ts'
import { foundMarks } from './found-marks.ts'
import type { Find } from './use-find.ts'

const none: ReadonlyMap<number, readonly Mark[]> = new Map()

/** Marks what was found on the pages that are held, once their text is there, and brings the chosen one into sight. */
export function useFoundMarks(find: Find, isShown: boolean, go: (goal: Goal) => void) {
  const [words, setWords] = useState<ReadonlyMap<number, PageWords>>(() => new Map())
  const onWords = useCallback((page: number, one: PageWords | null) => {
    setWords((before) => {
      const now = new Map(before)
      if (one) now.set(page, one)
      else now.delete(page)
      return now
    })
  }, [])
  const { needle, chosen } = find
  const marks = useMemo(() => {
    if (!isShown || needle === '' || words.size === 0) return none
    const ofPages = [...words].map(([page, one]) => {
      const nth = chosen?.page === page ? chosen.nth : null
      return [page, foundMarks(one, needle, nth)] as const
    })
    return new Map(ofPages)
  }, [isShown, needle, chosen, words])

  // Once for each result: who scrolls on is left alone.
  const shown = useRef<typeof chosen>(null)
  useEffect(() => {
    if (!chosen || shown.current === chosen) return
    const mark = marks.get(chosen.page)?.find(({ kind }) => kind === 'chosen')
    if (!mark) return
    shown.current = chosen
    go({ page: chosen.page, share: mark.share })
  }, [chosen, marks, go])
  return { marks, onWords }
}
