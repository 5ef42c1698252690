import type { PlaceArea } from '@puquio/contract/commitments/record'
import type { QuotePlace } from '@puquio/domain'
import { rectanglesOf, type TextRun } from '../../../platform/pdf/read/pdf-page.ts'

/** The text of a page that was read, and where each of its words stands. */
export type ReadPage = { text: string; runs: readonly TextRun[] }

/** The rectangles of a place, in points from the top left of their page. `pageAt` counts from 1. */
export function areasOf(
  { page, toPage, start, end }: Omit<QuotePlace, 'how'>,
  pageAt: (page: number) => ReadPage | undefined,
): PlaceArea[] {
  const on = (number: number, from: number, to: number) =>
    rectanglesOf(pageAt(number)?.runs ?? [], from, to - from).map((one) => ({
      page: number,
      ...one,
    }))
  if (toPage === undefined) return on(page, start, end)
  return [...on(page, start, pageAt(page)?.text.length ?? 0), ...on(toPage, 0, end)]
}
