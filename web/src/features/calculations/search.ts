import { z } from 'zod'
import { searchDay, searchNumber } from '../../lib/search.ts'

/** The address of a device's calculations: the variable that is shown, else its first, and the days of the comparison. */
export const calculationSearch = z.object({
  variable: searchNumber(2_147_483_647),
  from: searchDay,
  to: searchDay,
})
