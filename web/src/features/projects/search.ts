import { searchOfTable } from '../../lib/search.ts'

/** The address of the list of projects. */
export const projectsSearch = searchOfTable(['name', 'business', 'members'])
