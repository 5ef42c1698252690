import { quoteFinder } from '../../src/commitments/quotes/locate-quote.ts'

/** Where one quote stands in the pages of a document. */
export const locateQuote = (pages: readonly string[], quote: string, page: number) =>
  quoteFinder(pages)(quote, page)
