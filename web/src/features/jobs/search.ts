import { searchChoice, searchMatch, searchOfTable } from '../../lib/search.ts'

export const jobStateChoices = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

/** The address of the list of jobs. */
export const jobSearch = searchOfTable([
  'createdAt',
  'runAt',
  'endedAt',
  'kind',
  'state',
  'attempts',
]).extend({
  state: searchChoice(jobStateChoices),
  kind: searchMatch(/^[a-z-]{1,50}$/),
})
