import { type Box, boxOf, type Fill, type Fragment, type PageContent } from './page-content.ts'

/** Comparisons of text with areas, beyond which text counts as seen: a page of millions of areas is no page. */
const comparedMax = 8_000_000

/** Returns what a person sees of a page's text, and what not, as far as this can be told without drawing it. */
export function partBySight(content: PageContent): { seen: Fragment[]; hidden: Fragment[] } {
  const { fragments, fills, pictures } = content
  const covers = fills.filter(({ isPlain }) => isPlain)
  const comparesCovers = covers.length * fragments.length <= comparedMax
  const comparesGrounds = fills.length * fragments.length <= comparedMax
  const seen: Fragment[] = []
  const hidden: Fragment[] = []
  for (const fragment of fragments) {
    const { isWhite, order } = fragment
    let by = fragment.hiddenBy
    if (!by && comparesCovers) {
      const middle = middleOf(fragment)
      // From the last one on, since what lies above is drawn later.
      for (let at = covers.length - 1; at >= 0 && covers[at]!.order > order; at--)
        if (holds(covers[at]!, middle)) by = 'covered'
    }
    if (!by && isWhite && comparesGrounds && isOnPaper(fragment, fills, pictures)) by = 'background'
    if (by) hidden.push(fragment)
    else seen.push(fragment)
  }
  return { seen, hidden }
}

/** White text is read on what was painted beneath it before, and on a picture. */
function isOnPaper(fragment: Fragment, fills: readonly Fill[], pictures: readonly Box[]): boolean {
  const middle = middleOf(fragment)
  const ground = fills.findLast((fill) => fill.order < fragment.order && holds(fill, middle))
  if (ground) return ground.isWhite
  return !pictures.some((picture) => holds(picture, middle))
}

type Place = { x: number; y: number }
const middleOf = (fragment: Fragment): Place => {
  const { left, right, top, bottom } = boxOf(fragment)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}
const holds = ({ left, right, top, bottom }: Box, { x, y }: Place) =>
  x >= left && x <= right && y >= top && y <= bottom
