import { searchChoice, searchMatch, searchNumber, searchOfTable } from '../../lib/search.ts'

export const signInChoices = [
  'signed-in',
  'wrong-password',
  'not-registered',
  'not-active',
  'blocked',
  'delayed',
] as const
const day = /^[1-9]\d{3}-\d\d-\d\d$/

/** The address of the audit trail: its tab, filters, and the entry that is open. */
export const auditSearch = searchOfTable(['at']).extend({
  tab: searchChoice(['project', 'sign-ins', 'acceptances', 'all-acceptances', 'system']),
  from: searchMatch(day),
  to: searchMatch(day),
  person: searchNumber(),
  action: searchMatch(/^[A-Za-z.-]{1,60}$/),
  table: searchMatch(/^[a-z_]{1,60}$/),
  record: searchMatch(/^[\w/-]{1,60}$/),
  outcome: searchChoice(signInChoices),
  entry: searchNumber(),
})
