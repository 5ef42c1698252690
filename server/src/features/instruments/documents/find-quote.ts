import type { PlaceArea } from '@puquio/contract/commitments/record'
import { locateQuote } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { areasOf } from './areas-of.ts'
import { readTexts } from './documents-store.ts'

/**
 * Pages beside the cited one in which a quote is looked for: by so many are headers told from text. A document of a
 * thousand pages would hold up the process for seconds.
 */
const pagesBeside = 4

/** Where a quote stands on the page that it cites, or near it; null where it stands nowhere there. */
export async function findQuote(
  scope: ProjectScope,
  documentId: number,
  { quote, page }: { quote: string; page: number },
): Promise<{ page: number; areas: PlaceArea[] } | null> {
  const pages = await readTexts(scope, documentId, { page, pages: pagesBeside })
  const [first] = pages
  if (!first) return null
  const before = first.page - 1
  const texts = pages.map(({ text }) => text)
  const found = locateQuote(texts, quote, page - before)
  if (!found) return null
  const areas = areasOf(found, (number) => pages[number - 1])
  return {
    page: found.page + before,
    areas: areas.map((area) => ({ ...area, page: area.page + before })),
  }
}
