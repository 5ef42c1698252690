import { commitmentLimits, lineText, type QuotePlace, quoteSearch } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { inSlices } from '../../../platform/in-slices.ts'
import { areasOf } from '../../instruments/service.ts'
import type { ProposedPlace } from '../../commitments/service.ts'
import { readPlaces } from '../read/pages-store.ts'
import type { Found } from './found.ts'

export type Checked = {
  found: Found
  /** Null where its quote stands nowhere in the document. */
  place: QuotePlace | null
}

/** Looks for the quote of each in the pages of its document. */
export async function checkQuotes(
  pages: readonly string[],
  found: readonly Found[],
  signal: AbortSignal,
): Promise<Checked[]> {
  const search = quoteSearch(pages)
  const checked: Checked[] = []
  for (const one of found) {
    const isTooLong = one.quote.length > commitmentLimits.quote
    const place = isTooLong ? null : await inSlices(search(one.quote, one.citedPage), { signal })
    checked.push({ found: one, place })
  }
  return checked
}

export type Located = Found & { text: string; place: ProposedPlace }

/** What is quoted, with its place and the rectangles of it on its page. */
export async function locate(
  scope: ProjectScope,
  documentId: number,
  checked: readonly Checked[],
): Promise<Located[]> {
  const quoted = checked.flatMap(({ found, place }) => (place ? [{ found, place }] : []))
  const located: Located[] = []
  for (let at = 0; at < quoted.length; at += batchQuotes) {
    const batch = quoted.slice(at, at + batchQuotes)
    const numbers = new Set(batch.flatMap(({ place }) => [place.page, place.toPage ?? place.page]))
    const places = await readPlaces(scope, documentId, [...numbers])
    for (const { found, place } of batch) {
      const { page, toPage = null, start, end } = place
      const areas = areasOf(place, (number) => places.get(number))
      const quote = lineText(found.quote).trim()
      located.push({
        ...found,
        text: quote,
        place: { documentId, page, toPage, quote, start, end, areas },
      })
    }
  }
  return located
}

/** The words of so many quotes' pages are held at once. */
const batchQuotes = 100
