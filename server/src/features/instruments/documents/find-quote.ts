import type { PlaceArea } from '@puquio/contract/commitments/record'
import { quoteSearch } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { inSlices } from '../../../platform/in-slices.ts'
import { areasOf } from './areas-of.ts'
import { readTexts, readTextsNear } from './page-texts-store.ts'

/**
 * Pages beside the cited one in which a quote is looked for: by so many are headers told from text. A document of a
 * thousand pages would take seconds of a processor for every reader who asks.
 */
const pagesBeside = 4

/** Where a quote stands on the page that it cites, or near it; null where it stands nowhere there. */
export async function findQuote(
  scope: ProjectScope,
  documentId: number,
  { quote, page }: { quote: string; page: number },
): Promise<{ page: number; areas: PlaceArea[] } | null> {
  const pages = await readTextsNear(scope, documentId, { page, pages: pagesBeside })
  const [first] = pages
  if (!first) return null
  const before = first.page - 1
  const texts = pages.map(({ text }) => text)
  const found = await inSlices(quoteSearch(texts)(quote, page - before))
  if (!found) return null
  const place = { ...found, page: found.page + before }
  if (found.toPage !== undefined) place.toPage = found.toPage + before
  const placed = await readTexts(scope, documentId, { page: place.page, pages: 1 })
  return {
    page: place.page,
    areas: areasOf(place, (number) => placed.find((one) => one.page === number)),
  }
}
