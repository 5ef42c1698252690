import type { TaskState } from './states.ts'

/** What a task, a commitment or an instrument is shown as, the worst first: it rolls up as the worst below it. */
export const taskStandings = [
  'overdue',
  'not-compliant',
  'under-review',
  'in-progress',
  'no-status',
  'compliant',
] as const
export type TaskStanding = (typeof taskStandings)[number]

export type Occurrence = { dueOn: string; state: TaskState }

/** What is under review waits for somebody else; what was decided is over. */
export const overdueStates = ['no-status', 'in-progress'] as const satisfies readonly TaskState[]
export const decidedStates = ['compliant', 'not-compliant'] as const satisfies readonly TaskState[]

export const isDecided = (state: TaskState): boolean => includes(decidedStates, state)

export const isOverdue = ({ dueOn, state }: Occurrence, today: string): boolean =>
  dueOn < today && includes(overdueStates, state)

/**
 * The standing of a task by its occurrences: overdue where one is; else what was decided last, where that is not
 * compliant; else the state of what goes on. Occurrences to come on which nothing was recorded say nothing.
 */
export const taskStanding = (occurrences: readonly Occurrence[], today: string): TaskStanding => {
  if (occurrences.some((one) => isOverdue(one, today))) return 'overdue'
  const last = occurrences
    .filter(({ state }) => isDecided(state))
    .toSorted((a, b) => (a.dueOn < b.dueOn ? 1 : -1))[0]?.state
  if (last === 'not-compliant') return last
  for (const state of ['under-review', 'in-progress'] as const)
    if (occurrences.some((one) => one.state === state)) return state
  return last === 'compliant' ? last : 'no-status'
}

/** The standing of what has tasks, or of what has parts with a standing: the worst one; null where there are none. */
export const worstStanding = (standings: readonly (TaskStanding | null)[]): TaskStanding | null =>
  taskStandings.find((standing) => standings.includes(standing)) ?? null

const includes = (states: readonly TaskState[], state: TaskState) => states.includes(state)
