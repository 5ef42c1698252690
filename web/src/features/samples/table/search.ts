import { z } from 'zod'
import {
  searchChoice,
  searchFlag,
  searchIds,
  searchIdsOrNone,
  searchMatch,
  searchSort,
} from '../../../lib/search.ts'
import { day, groups } from '../search.ts'

/** The address of the table of results. */
export const resultTableSearch = z.object({
  stations: searchIds,
  components: searchIdsOrNone,
  group: searchChoice(groups),
  parameters: searchIds,
  from: searchMatch(day),
  to: searchMatch(day),
  exceeding: searchFlag,
  sort: searchSort(['sampledOn', 'station']),
})
