import { isDecided } from './task-standing.ts'
import type { TaskState } from './states.ts'

/** Who may move an occurrence from a state to another: who enters data, the reviewer alone, or nobody. */
export type TaskMover = 'writer' | 'reviewer' | null

/**
 * What nobody has decided yet moves freely, and stays where it is with a comment; the reviewer decides it, and takes
 * a decision back to the review. A decision does not turn into the other one.
 */
export const taskMover = (from: TaskState, to: TaskState): TaskMover => {
  if (isDecided(from)) return to === 'under-review' ? 'reviewer' : null
  return isDecided(to) ? 'reviewer' : 'writer'
}

/** Returns whether a change of state has to say why: a failure, and a decision that is taken back. */
export const needsComment = (from: TaskState, to: TaskState): boolean =>
  to === 'not-compliant' || isDecided(from)
