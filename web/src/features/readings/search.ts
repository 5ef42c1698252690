import { z } from 'zod'
import { searchChoice, searchFlag, searchIds, searchMatch, searchNumber } from '../../lib/search.ts'

const at = /^[1-9]\d{3}-(0[1-9]|1[0-2])-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\dZ$/
const axis = String.raw`-?\d{1,15}(\.\d{1,10})?:-?\d{1,15}(\.\d{1,10})?`

/**
 * The address of a graph. Without `from` and `to` it is live: the last `range` (`90s`, `37m`, `24h`, `7d`) until now,
 * which goes on.
 */
export const graphSearch = z.object({
  /** Variables that are shown; those of the device where there are none. */
  variables: searchIds,
  range: searchMatch(/^[1-9]\d{0,3}[smhd]$/),
  from: searchMatch(at),
  to: searchMatch(at),
  /** What is drawn beside it: the time before, or the same so long ago. */
  compare: searchChoice(['previous', '1d', '7d', '30d', '365d']),
  /** Lowest and highest value of each axis, which then stays: `0:12;6.5:9`. */
  axes: searchMatch(new RegExp(`^${axis}(;${axis}){0,11}$`)),
  /** The readings as a table, and its page. */
  table: searchFlag,
  page: searchNumber(999_999),
  size: searchNumber(100),
})
export type GraphSearch = z.output<typeof graphSearch>
