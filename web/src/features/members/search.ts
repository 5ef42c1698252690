import { searchChoice, searchNumber, searchOfTable } from '../../lib/search.ts'

export const memberStateChoices = ['active', 'inactive', 'unverified', 'blocked'] as const
export const memberKindChoices = ['member', 'guest', 'ended'] as const

/** The address of the list of a project's members. */
export const membersSearch = searchOfTable([
  'name',
  'email',
  'joinedAt',
  'lastSignInAt',
  'endsOn',
]).extend({
  state: searchChoice(memberStateChoices),
  kind: searchChoice(memberKindChoices),
  permission: searchNumber(4),
})
