import type { Mark } from '../pages/PageView.tsx'
import type { PageWords } from '../pages/text-layer.ts'
import { foldRuns, partsOf, placesIn } from './folded-text.ts'

/** Marks of what was found on a page, as its text is laid over it; `chosen` is the one that is looked at. */
export function foundMarks(words: PageWords, needle: string, chosen: number | null): Mark[] {
  const page = words.layer.closest('[data-page]')?.getBoundingClientRect()
  if (!page || page.width === 0) return []
  const folded = foldRuns(words.runs)
  return placesIn(folded.text, needle).flatMap((start, nth) =>
    partsOf(folded, start, needle.length).flatMap(({ run, from, to }): Mark[] => {
      const node = words.spans[run]?.firstChild
      if (!node) return []
      const range = document.createRange()
      const length = node.textContent?.length ?? 0
      range.setStart(node, Math.min(from, length))
      range.setEnd(node, Math.min(to, length))
      const box = range.getBoundingClientRect()
      const share = {
        left: (box.left - page.left) / page.width,
        top: (box.top - page.top) / page.height,
        width: box.width / page.width,
        height: box.height / page.height,
      }
      return [{ share, kind: nth === chosen ? 'chosen' : 'found' }]
    }),
  )
}
