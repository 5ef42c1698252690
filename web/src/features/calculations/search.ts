import { z } from 'zod'
import { searchNumber } from '../../lib/search.ts'

/** The address of a device's calculations: the variable that is shown, else its first. */
export const calculationSearch = z.object({ variable: searchNumber(2_147_483_647) })
