import { normalForm } from '@puquio/domain/pages'
import { pageTextLimits } from '../limits.ts'
import { type PageText, unreadable } from '../pdf-page.ts'

/**
 * A page that says more than any page does is taken for one that cannot be read, and is recognised as it looks. Counted
 * is the text without ligatures and joined accents, as it is compared: a single sign may stand for eighteen.
 */
export function boundedPage(page: PageText): PageText {
  const { characters, words } = pageTextLimits
  const isWithin =
    page.runs.length <= words &&
    page.text.length <= characters &&
    normalForm(page.text, 'NFKD').length <= characters
  if (isWithin) return page
  const { width, height, origin } = page
  return { ...unreadable(page.page), width, height, origin }
}
