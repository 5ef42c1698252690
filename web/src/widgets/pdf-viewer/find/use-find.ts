import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { foldNeedle, foldRuns, placesIn, type TextRun } from './folded-text.ts'
import { type Counts, type Match, nextMatch, searchOrder } from './matches.ts'

type Found = {
  counts: Counts
  chosen: Match | null
  /** Whether a page that was looked at has any text. */
  hasText: boolean
}

const nothing: Found = { counts: new Map(), chosen: null, hasText: false }

/** Between steps, what was found so far is shown. */
const stepMs = 100
const typingMs = 250

/** Searches the text of all pages, from the one that is read on. */
export function useFind(
  pdf: PDFDocumentProxy,
  current: { readonly current: number },
  onChosen: (match: Match) => void,
) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found>(nothing)
  const texts = useRef(new Map<number, string>())
  const needle = foldNeedle(text)
  const tell = useRef(onChosen)
  useLayoutEffect(() => {
    tell.current = onChosen
  })

  useEffect(() => {
    setFound(nothing)
    if (needle === '') return undefined
    let isLeft = false
    const search = async () => {
      const counts = new Map<number, number>()
      let chosen: Match | null = null
      let hasText = false
      let shownAt = performance.now()
      for (const page of searchOrder(pdf.numPages, current.current)) {
        const searched = texts.current.get(page) ?? (await readText(pdf, page))
        if (isLeft) return
        texts.current.set(page, searched)
        hasText ||= searched !== ''
        counts.set(page, placesIn(searched, needle).length)
        const isFirst = chosen === null && (counts.get(page) ?? 0) > 0
        if (isFirst) chosen = { page, nth: 0 }
        if (!isFirst && performance.now() - shownAt < stepMs && counts.size < pdf.numPages) continue
        shownAt = performance.now()
        const first = isFirst ? chosen : null
        const snapshot = new Map(counts)
        setFound((before) => ({ counts: snapshot, chosen: before.chosen ?? first, hasText }))
        if (first) tell.current(first)
        // The page's own thread comes first.
        await new Promise((resolve) => setTimeout(resolve))
        if (isLeft) return
      }
    }
    const timer = setTimeout(() => void search().catch(() => undefined), typingMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [pdf, needle, current])

  return {
    text,
    setText,
    needle,
    ...found,
    choose(isForward: boolean) {
      const next = nextMatch(found.counts, found.chosen, isForward)
      if (!next) return
      setFound((before) => ({ ...before, chosen: next }))
      onChosen(next)
    },
  }
}

export type Find = ReturnType<typeof useFind>

/** A page whose text cannot be read has none. */
async function readText(pdf: PDFDocumentProxy, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    return foldRuns(items.filter((item): item is typeof item & TextRun => 'str' in item)).text
  } catch {
    return ''
  }
}
