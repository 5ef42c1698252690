import {
  searchChoice,
  searchFlag,
  searchDay,
  searchMonth,
  searchNumber,
  searchOfTable,
} from '../../lib/search.ts'

const views = ['to-do', 'due', 'overdue', 'review', 'decided'] as const
const shapes = ['list', 'calendar'] as const

/** The address of the due dates of tasks: its list or its calendar. */
export const taskSearch = searchOfTable(['due', 'task', 'commitment', 'role', 'state']).extend({
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
})
