import type { FieldIssue } from '@puquio/contract'
import { todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { changedMeanwhile } from '../follow-up/follow-up.ts'
import { recordChanges } from '../history-store.ts'
import { refuseClosed } from '../refuse-closed.ts'
import { type HeldMonitoring, holdMonitorings } from '../store.ts'
import { datesOfPlan, insertSuccessor, markRescheduled } from './store.ts'

type Wanted = {
  estimatedOn: string
  reason: string
  version: number
  unusualDateAccepted?: boolean | undefined
}

/** Returns the id of the new monitoring; a repeated request returns the one created before. */
export async function reschedule(scope: ProjectScope, monitoringId: number, wanted: Wanted) {
  return scope.transaction(async (scope) => {
    const [held] = await holdMonitorings(scope, [monitoringId])
    if (held === undefined) throw new Problem('NOT_FOUND')
    if (isSentAgain(held, wanted)) return held.rescheduledToId ?? monitoringId
    refuseClosed(held)
    if (held.actionCompleted) throw new Problem('MONITORING_DONE')
    if (held.version !== wanted.version) throw await changedMeanwhile(scope, [held])
    await refuseDate(scope, held, wanted)
    const successorId = await insertSuccessor(scope, held.id, wanted.estimatedOn)
    await markRescheduled(scope, held.id, wanted.reason)
    const reason = { field: 'reason', from: held.reason, to: wanted.reason }
    const moved = { from: null, to: wanted.estimatedOn, field: 'rescheduledToOn' }
    await recordChanges(scope, 'rescheduled', [{ monitoringId: held.id, changes: [moved, reason] }])
    const made = { field: 'estimatedOn', from: held.estimatedOn, to: wanted.estimatedOn }
    await recordChanges(scope, 'created', [{ monitoringId: successorId, changes: [made] }])
    return successorId
  })
}

const isSentAgain = (held: HeldMonitoring, { estimatedOn, reason, version }: Wanted) =>
  held.rescheduledToOn === estimatedOn && held.reason === reason && held.version === version + 1

async function refuseDate(
  scope: ProjectScope,
  held: HeldMonitoring,
  { estimatedOn, unusualDateAccepted }: Wanted,
) {
  const { plannedFrom, firstOn, lastOn } = await datesOfPlan(scope, held.planId)
  const refuse = (code: string, params: FieldIssue['params']) => {
    throw fieldProblem('estimatedOn', code, params)
  }
  if (estimatedOn === held.estimatedOn) refuse('same-date', {})
  if (estimatedOn < plannedFrom) refuse('before-plan', { date: plannedFrom })
  const isPast = estimatedOn < todayIn(scope.timeZone, scope.clock.now())
  const yearOf = (date: string) => date.slice(0, 4)
  const [firstYear, lastYear] = [yearOf(firstOn), yearOf(lastOn)]
  const isOutsideYears = yearOf(estimatedOn) < firstYear || yearOf(estimatedOn) > lastYear
  if ((isPast || isOutsideYears) && unusualDateAccepted !== true)
    throw new Problem('RESCHEDULE_TO_CONFIRM', { isPast, isOutsideYears, firstYear, lastYear })
}
