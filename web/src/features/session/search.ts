import { z } from 'zod'
import { searchText } from '../../lib/search.ts'

/** The address of the sign-in page: where the guard stopped the person. */
export const signInSearch = z.object({ next: searchText })

/** The address of a page that a mailed link opens. */
export const linkSearch = z.object({ token: searchText })
