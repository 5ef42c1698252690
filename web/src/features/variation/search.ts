import { z } from 'zod'
import {
  searchChoice,
  searchDay,
  searchFlag,
  searchIds,
  searchIdsOrNone,
  searchNumber,
} from '../../lib/search.ts'

/** What of the results is shown: over time, as boxes, or two parameters against each other. */
export const variationViews = ['time', 'boxes', 'correlation'] as const

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
  view: searchChoice(variationViews),
  /** The two parameters of a correlation. */
  x: searchNumber(),
  y: searchNumber(),
})
