/** How tasks make commitments and instruments stand, as SQL for their lists. */
export { isHeld, standingOfCommitment, standingOfInstrument } from './standing-store.ts'
/** What of the tasks needs a person today. */
export { tasksOfToday } from './today-store.ts'
/** Who may decide what nobody else is the reviewer of. */
export { isAdmin } from './task-occurrences/list-store.ts'
/** For boards: due dates of tasks. */
export { listOccurrences } from './task-occurrences/list-store.ts'
/** Of corrective actions: whether what happened on a due date is wrong. */
export { isOverdue } from './standing-store.ts'
