import { searchFlag, searchNumber, searchOfTable } from '../../lib/search.ts'

/** The address of the packs: `new`, `commitment` or `instrument` opens the form, `pack` one that was made. */
export const packSearch = searchOfTable(['requestedAt']).extend({
  new: searchFlag,
  commitment: searchNumber(),
  instrument: searchNumber(),
  pack: searchNumber(),
})
