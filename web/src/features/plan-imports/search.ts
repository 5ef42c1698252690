import { z } from 'zod'
import { searchIds, searchMatch, searchNumber } from '../../lib/search.ts'

/** The address of an import: which one, and the plan that it adds to. */
export const importSearch = z.object({
  key: searchMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
  planId: searchNumber(),
  /** Of which it is to be made, before it begins. */
  commitments: searchIds,
})
