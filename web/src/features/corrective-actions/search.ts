import {
  searchChoice,
  searchDay,
  searchFlag,
  searchNumber,
  searchOfTable,
} from '../../lib/search.ts'

const views = ['open', 'overdue', 'due', 'review', 'closed'] as const
const origins = ['mishap', 'task', 'exceedance', 'alarm', 'commitment', 'other'] as const

/** The address of the list of corrective actions. */
export const actionSearch = searchOfTable([
  'number',
  'title',
  'due',
  'owner',
  'state',
  'opened',
]).extend({
  view: searchChoice(views),
  origin: searchChoice(origins),
  /** With `origin`: the id of the one thing that actions were opened for. */
  of: searchNumber(),
  mine: searchFlag,
  ownedBy: searchNumber(),
  from: searchDay,
  to: searchDay,
})
