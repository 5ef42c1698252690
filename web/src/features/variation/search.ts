import { z } from 'zod'
import { searchDay, searchFlag, searchIds, searchIdsOrNone } from '../../lib/search.ts'

/** The address of the variation of parameters. */
export const variationSearch = z.object({
  components: searchIdsOrNone,
  stations: searchIds,
  parameters: searchIds,
  from: searchDay,
  to: searchDay,
  unapproved: searchFlag,
  /** A logarithmic scale. */
  log: searchFlag,
})
