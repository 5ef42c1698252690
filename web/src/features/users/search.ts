import { searchChoice, searchOfTable } from '../../lib/search.ts'

export const userStateChoices = ['active', 'inactive', 'unverified', 'blocked'] as const

/** The address of the list of users. */
export const usersSearch = searchOfTable(['name', 'email', 'createdAt', 'lastSignInAt']).extend({
  state: searchChoice(userStateChoices),
})
