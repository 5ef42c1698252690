import { z } from 'zod'
import { searchNumber, searchText } from '../../../lib/search.ts'

/** The address of a document in the viewer: a page, and what is marked on it. */
export const documentSearch = z.object({
  page: searchNumber(100_000),
  quote: searchText,
  /** Whose places are marked. */
  commitment: searchNumber(),
})
