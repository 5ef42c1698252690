import { searchChoice, searchNumber, searchOfTable } from '../../../lib/search.ts'

export const stateChoices = ['waiting', 'sent', 'delivered', 'read', 'failed', 'skipped'] as const

export const kindChoices = ['notification', 'mail'] as const

/** The outbox in the address of the settings of notifications. */
export const outgoingSearch = searchOfTable([
  'createdAt',
  'changedAt',
  'state',
  'method',
  'recipient',
]).extend({
  state: searchChoice(stateChoices),
  method: searchNumber(3),
  project: searchNumber(),
  kind: searchChoice(kindChoices),
})
