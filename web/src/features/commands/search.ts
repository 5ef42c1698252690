import { searchOfTable } from '../../lib/search.ts'

/** The address of what a device was told to do. */
export const commandSearch = searchOfTable(['requested'])
