import type { taskOccurrenceRoutes } from '@puquio/contract/commitments/task-occurrences'
import { addressOf, isDecided, needsComment, taskMover, type TaskState } from '@puquio/domain'
import type { z } from 'zod'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { notify } from '../../notifications/service.ts'
import {
  type HeldOccurrence,
  insertTaskEvent,
  keptDoneOn,
  doneOnOr,
  lockOccurrence,
  moveOccurrence,
} from './detail-store.ts'

type Change = z.output<typeof taskOccurrenceRoutes.change.body>

/** Moves an occurrence to a state, in one transaction with its history and who is told. */
export const changeOccurrence = (
  scope: ProjectScope,
  occurrenceId: number,
  { state: to, comment, doneOn, version }: Change,
): Promise<void> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:write')
    const held = await lockOccurrence(within, occurrenceId)
    if (held === null) throw new Problem('NOT_FOUND')
    if (held.version !== version) throw new Problem('CHANGED_MEANWHILE')
    const { state: from, today } = held
    const mover = taskMover(from, to)
    if (mover === null) throw new Problem('TASK_DECIDED')
    if (mover === 'reviewer' && !held.isReviewer) throw new Problem('NOT_REVIEWER')
    if (comment === '' && (from === to || needsComment(from, to)))
      throw fieldProblem('comment', 'required')
    if (doneOn !== null && doneOn > today) throw fieldProblem('doneOn', 'in-future')
    const isDecision = isDecided(to)
    await moveOccurrence(
      within,
      { id: occurrenceId, version },
      { state: to, doneOn: doneAfter(to, doneOn, today), isDecision, comment },
    )
    const isSent = to === 'under-review' && mover === 'writer' && from !== to
    const details = { from, to, comment, doneOn: doneOn ?? (isSent ? today : null) }
    await insertTaskEvent(within, { occurrenceId, kind: kindOf(from, to), details })
    await tell(within, occurrenceId, held, to)
  })

/** The day on which it was done stands while it is under review and once it was decided. */
function doneAfter(to: TaskState, doneOn: string | null, today: string) {
  if (to === 'no-status' || to === 'in-progress') return null
  if (doneOn !== null) return doneOn
  return to === 'not-compliant' ? keptDoneOn : doneOnOr(today)
}

function kindOf(from: TaskState, to: TaskState) {
  if (isDecided(from)) return 'taken-back'
  if (isDecided(to)) return 'decided'
  return from === to ? 'commented' : 'moved'
}

async function tell(
  scope: ProjectScope,
  occurrenceId: number,
  { state: from, title, dueOn, holderId, reviewerId }: HeldOccurrence,
  to: TaskState,
) {
  const { projectId, userId } = scope
  const opens = addressOf('CommitmentTask', { occurrenceId })
  const values = { task: title, date: dueOn }
  const only = (id: number | null) => ({ exceptId: userId, opens, ...(id ? { toIds: [id] } : {}) })
  if (to === 'under-review' && !isDecided(from) && from !== to)
    await notify(scope, 'task-to-review', values, { projectId }, only(reviewerId))
  if (isDecided(to) || isDecided(from))
    await notify(scope, decidedEvent(to), values, { projectId }, only(holderId))
}

function decidedEvent(to: TaskState) {
  if (to === 'compliant') return 'task-compliant'
  return to === 'not-compliant' ? 'task-not-compliant' : 'task-decision-taken-back'
}
