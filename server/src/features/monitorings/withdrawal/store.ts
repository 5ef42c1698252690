import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'

const isRecording = raw(
  "c.action in ('followed-up', 'bulk-marked', 'evidence-added', 'evidence-removed')",
)

/** Returns whether its history has a follow-up or evidence, also a removed one. */
export const isRecorded = (scope: ProjectScope, monitoringId: number) =>
  hasChange(scope, monitoringId, 0)

/** The same, counting only changes after its latest omission. */
export async function isRecordedSinceOmission(scope: ProjectScope, monitoringId: number) {
  const omission = await latest(scope, monitoringId, 'omitted')
  return hasChange(scope, monitoringId, omission?.id ?? 0)
}

async function hasChange(scope: ProjectScope, monitoringId: number, afterId: number) {
  const found = await scope.rows(sql`
    select c.id from monitoring_change c
    where c.project_id = ${scope.projectId} and c.monitoring_id = ${monitoringId} and c.id > ${afterId}
      and ${isRecording} limit 1`)
  return found.length > 0
}

/** Returns the reason that its follow-up had before the latest reschedule replaced it. */
export async function reasonBeforeReschedule(scope: ProjectScope, monitoringId: number) {
  const change = await latest(scope, monitoringId, 'rescheduled')
  return change?.changes.find(({ field }) => field === 'reason')?.from ?? null
}

type Latest = { id: number; changes: { field: string; from: string | null }[] }

async function latest(scope: ProjectScope, monitoringId: number, action: string) {
  const [change] = await scope.rows<Latest>(sql`
    select c.id, c.changes from monitoring_change c
    where c.project_id = ${scope.projectId} and c.monitoring_id = ${monitoringId} and c.action = ${action}
    order by c.id desc limit 1`)
  return change ?? null
}

export const markWithdrawn = (scope: ProjectScope, monitoringId: number, reason: string) =>
  scope.rows(sql`
    update monitoring set withdrawn_at = ${scope.clock.now()}, withdrawn_by = ${scope.userId},
      withdrawn_reason = ${reason}, version = version + 1
    where project_id = ${scope.projectId} and id = ${monitoringId}`)

export const reopenRescheduled = (
  scope: ProjectScope,
  monitoringId: number,
  reason: string | null,
) =>
  scope.rows(sql`
    update monitoring set is_rescheduled = false, reason = ${reason}, version = version + 1
    where project_id = ${scope.projectId} and id = ${monitoringId}`)

export const reopenOmitted = (scope: ProjectScope, monitoringId: number) =>
  scope.rows(sql`
    update monitoring set omitted_at = null, omitted_reason = null, version = version + 1
    where project_id = ${scope.projectId} and id = ${monitoringId}`)
