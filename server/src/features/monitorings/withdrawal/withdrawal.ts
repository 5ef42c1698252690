import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { changedMeanwhile } from '../follow-up/follow-up.ts'
import { holdMonitoring, refuseAnnulledOrWithdrawn } from '../hold-monitoring.ts'
import { recordChanges } from '../history-store.ts'
import { findMonitoring, type HeldMonitoring, holdMonitorings } from '../store.ts'
import {
  isRecorded,
  isRecordedSinceOmission,
  markWithdrawn,
  reasonBeforeReschedule,
  reopenOmitted,
  reopenRescheduled,
} from './store.ts'

type Wanted = { reason: string; version: number }

/** Withdraws the reschedule that created this monitoring. Returns the id of the one that is open again. */
export async function withdrawReschedule(
  scope: ProjectScope,
  monitoringId: number,
  wanted: Wanted,
): Promise<number> {
  return scope.transaction(async (scope) => {
    const found = await findMonitoring(scope, monitoringId)
    if (found === null) throw new Problem('NOT_FOUND')
    const formerId = found.rescheduledFromId
    if (formerId === null) throw new Problem('NOTHING_TO_WITHDRAW')
    const held = await holdMonitorings(scope, [formerId, monitoringId])
    const made = held.find(({ id }) => id === monitoringId)
    const former = held.find(({ id }) => id === formerId)
    if (made === undefined || former === undefined) throw new Problem('NOT_FOUND')
    await refuseMade(scope, made, wanted)
    const reason = await reasonBeforeReschedule(scope, formerId)
    await markWithdrawn(scope, monitoringId, wanted.reason)
    await reopenRescheduled(scope, formerId, reason)
    const why = { field: 'withdrawnReason', from: null, to: wanted.reason }
    const changes = [
      { field: 'rescheduledToOn', from: made.estimatedOn, to: null },
      { field: 'reason', from: former.reason, to: reason },
      why,
    ]
    await recordChanges(scope, 'reschedule-withdrawn', [
      { monitoringId: formerId, changes },
      { monitoringId, changes: [why] },
    ])
    return formerId
  })
}

export async function withdrawAddition(scope: ProjectScope, monitoringId: number, wanted: Wanted) {
  await scope.transaction(async (scope) => {
    const held = await holdMonitoring(scope, monitoringId)
    if (held.type !== 'additional') throw new Problem('NOTHING_TO_WITHDRAW')
    await refuseMade(scope, held, wanted)
    await markWithdrawn(scope, monitoringId, wanted.reason)
    const changes = [{ field: 'withdrawnReason', from: null, to: wanted.reason }]
    await recordChanges(scope, 'addition-withdrawn', [{ monitoringId, changes }])
  })
}

export async function withdrawOmission(scope: ProjectScope, monitoringId: number, wanted: Wanted) {
  await scope.transaction(async (scope) => {
    const held = await holdMonitoring(scope, monitoringId)
    refuseAnnulledOrWithdrawn(held)
    if (held.omittedAt === null) throw new Problem('NOTHING_TO_WITHDRAW')
    if (await isRecordedSinceOmission(scope, monitoringId)) throw new Problem('MONITORING_RECORDED')
    if (held.version !== wanted.version) throw await changedMeanwhile(scope, [held])
    await reopenOmitted(scope, monitoringId)
    const changes = [
      { field: 'omittedReason', from: held.omittedReason, to: null },
      { field: 'withdrawnReason', from: null, to: wanted.reason },
    ]
    await recordChanges(scope, 'omission-withdrawn', [{ monitoringId, changes }])
  })
}

/** Refuses where the new monitoring was followed up, replaced or omitted meanwhile. */
async function refuseMade(scope: ProjectScope, made: HeldMonitoring, { version }: Wanted) {
  refuseAnnulledOrWithdrawn(made)
  const isClosed = made.omittedAt !== null || made.rescheduledToId !== null
  if (isClosed || (await isRecorded(scope, made.id))) throw new Problem('MONITORING_RECORDED')
  if (made.version !== version) throw await changedMeanwhile(scope, [made])
}
