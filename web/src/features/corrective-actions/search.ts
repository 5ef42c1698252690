import { actionOrigins } from '@puquio/domain'
import {
  searchChoice,
  searchDay,
  searchFlag,
  searchNumber,
  searchOfTable,
} from '../../lib/search.ts'

const views = ['open', 'overdue', 'due', 'review', 'closed'] as const

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
  origin: searchChoice(actionOrigins),
  /** With `origin`: the id of the one thing that actions were opened for. */
  of: searchNumber(),
  mine: searchFlag,
  ownedBy: searchNumber(),
  from: searchDay,
  to: searchDay,
})
