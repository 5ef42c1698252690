import { z } from 'zod'
import { searchChoice, searchOfTable } from '../../lib/search.ts'

/** The address of the list of projects. */
export const projectsSearch = searchOfTable(['name', 'business', 'members'])

/** The address of one project: its tab. */
export const projectSearch = z.object({
  tab: searchChoice(['general', 'menu', 'laboratory', 'smtp']),
})
