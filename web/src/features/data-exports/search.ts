import { z } from 'zod'
import {
  searchChoice,
  searchIds,
  searchIdsOrNone,
  searchMatch,
  searchNumber,
} from '../../lib/search.ts'

const day = /^[1-9]\d{3}-\d\d-\d\d$/

/** The address of the export: the filters that are applied, and the page of the list below. */
export const exportSearch = z.object({
  /** Readings of sensors instead of results, or both. */
  source: searchChoice(['readings', 'both']),
  components: searchIdsOrNone,
  subcomponents: searchIdsOrNone,
  stations: searchIds,
  parameters: searchIds,
  from: searchMatch(day),
  to: searchMatch(day),
  page: searchNumber(999_999),
  size: searchNumber(100),
})
