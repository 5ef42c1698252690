import {
  searchChoice,
  searchFlag,
  searchDay,
  searchMonth,
  searchNumber,
  searchOfTable,
} from '../../lib/search.ts'

const views = ['to-do', 'due', 'overdue', 'review', 'decided', 'all'] as const
const shapes = ['list', 'calendar', 'tasks'] as const
/** The last two are those of tasks, the others those of their due dates. */
const sortKeys = ['due', 'task', 'commitment', 'role', 'state', 'title', 'next'] as const

/** The address of tasks: their due dates as a list or a calendar, or the tasks themselves. */
export const taskSearch = searchOfTable(sortKeys).extend({
  as: searchChoice(shapes),
  month: searchMonth,
  view: searchChoice(views),
  mine: searchFlag,
  role: searchNumber(),
  instrument: searchNumber(),
  commitment: searchNumber(),
  task: searchNumber(),
  from: searchDay,
  to: searchDay,
  /** The commitment for which a task is being added. */
  new: searchNumber(),
})
