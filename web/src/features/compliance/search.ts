import { z } from 'zod'
import {
  searchChoice,
  searchFlag,
  searchIds,
  searchIdsOrNone,
  searchDay,
} from '../../lib/search.ts'

/** By what the rows of the matrix are. */
export const complianceRows = ['station', 'parameter', 'both'] as const
export type ComplianceRows = (typeof complianceRows)[number]

/** The address of the matrix of compliance. */
export const complianceSearch = z.object({
  components: searchIdsOrNone,
  stations: searchIds,
  parameters: searchIds,
  /** Days, of which the months are shown. */
  from: searchDay,
  to: searchDay,
  unapproved: searchFlag,
  rows: searchChoice(complianceRows),
})
