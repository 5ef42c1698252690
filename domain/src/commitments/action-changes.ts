import type { ActionState } from './states.ts'

/** Days before its due date from which a corrective action is near. */
export const actionNoticeDays = 7

/** Who may move a corrective action from a state to another: who enters data, its reviewer, or nobody. */
export type ActionMover = 'writer' | 'reviewer' | null

/** Done and not done are said by who enters data; it is closed, and opened again after that, by the reviewer. */
export const actionMover = (from: ActionState, to: ActionState): ActionMover => {
  if (from === 'open') return to === 'done' ? 'writer' : null
  if (from === 'done') return to === 'open' ? 'writer' : to === 'closed' ? 'reviewer' : null
  return to === 'open' ? 'reviewer' : null
}
