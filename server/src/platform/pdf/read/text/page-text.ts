import { pageTextLimits } from '../limits.ts'
import type { PageText } from '../pdf-page.ts'
import { charactersOf, composeText } from './compose-text.ts'
import type { PageContent } from './page-content.ts'
import { partBySight } from './visible-fragments.ts'

/** A page with fewer characters has no text of its own: a stamp, a page number. */
const fewCharacters = 100
/** Part of a page that pictures cover on a page that is one, scanned. */
const pictured = 0.3
/** Painted paths from which on a page without text may be text in outlines. */
const outlines = 400
/** Part of the characters without a meaning from which on a page cannot be read: its fonts do not tell their letters. */
const meaningless = 0.2

/** Composes a page's text and the place of each word in it. */
export function pageText(page: number, content: PageContent): PageText {
  const { width, height } = content
  const { seen, hidden } = partBySight(content)
  const inLayer = hidden.filter(({ hiddenBy }) => hiddenBy === 'mode')
  const isPicture = pictureShare(content) >= pictured
  const hasFew = charactersOf(seen) < fewCharacters
  const hasLayer = hasFew && isPicture && charactersOf(inLayer) >= fewCharacters
  const composed = composeText(hasLayer ? [...seen, ...inLayer] : seen, content)
  const unseen = hasLayer ? hidden.filter((one) => !inLayer.includes(one)) : hidden
  const isUnread = hasFew && !hasLayer && (isPicture || content.paths >= outlines)
  return {
    page,
    width,
    height,
    ...composed,
    origin: hasLayer ? 'layer' : 'text',
    hidden: composeText(unseen, content).text.slice(0, pageTextLimits.hidden),
    needsOcr: isUnread || isMeaningless(composed.text),
  }
}

function pictureShare({ pictures, width, height }: PageContent): number {
  const area = pictures.reduce((sum, { left, right, top, bottom }) => {
    const across = Math.min(right, width) - Math.max(left, 0)
    const down = Math.min(bottom, height) - Math.max(top, 0)
    return sum + Math.max(0, across) * Math.max(0, down)
  }, 0)
  return area / (width * height || 1)
}

/** Private characters and those that stand for none: what pdf.js gives for letters that a font does not name. */
function isMeaningless(text: string): boolean {
  const bad = text.match(/[\uE000-\uF8FF\uFFFD]/g)?.length ?? 0
  return bad > fewCharacters / 2 && bad > text.length * meaningless
}
