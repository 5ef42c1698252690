import type { Evidence } from '@puquio/contract/follow-up/evidence'
import { personName } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

export const listEvidence = (scope: ProjectScope, monitoringId: number) =>
  readEvidence(scope, monitoringId, sql`true`)

/** Returns the evidence with the same bytes, where an upload is repeated. */
export async function findSameEvidence(scope: ProjectScope, monitoringId: number, sha256: Buffer) {
  const [same] = await readEvidence(scope, monitoringId, sql`f.sha256 = ${sha256}`)
  return same ?? null
}

export async function findEvidence(scope: ProjectScope, monitoringId: number, fileId: number) {
  const [found] = await readEvidence(scope, monitoringId, sql`f.id = ${fileId}`)
  return found ?? null
}

export const attachFile = (
  scope: ProjectScope,
  monitoringId: number,
  { fileId, kind }: { fileId: number; kind: Evidence['kind'] },
) =>
  scope.rows(sql`
    insert into monitoring_evidence (project_id, monitoring_id, file_id, kind)
    values (${scope.projectId}, ${monitoringId}, ${fileId}, ${kind})`)

export const hideEvidence = (scope: ProjectScope, monitoringId: number, fileId: number) =>
  scope.rows(sql`
    update monitoring_evidence set removed_at = ${scope.clock.now()}, removed_by = ${scope.userId}
    where project_id = ${scope.projectId} and monitoring_id = ${monitoringId} and file_id = ${fileId}`)

const readEvidence = (scope: ProjectScope, monitoringId: number, condition: Sql) =>
  scope.rows<Evidence>(sql`
    select f.id, f.name, f.media_type, f.bytes, f.uploaded_at,
      ${personName} as uploaded_by, e.kind
    from monitoring_evidence e
    join stored_file f on f.project_id = e.project_id and f.id = e.file_id
    join app_user u on u.id = f.uploaded_by
    where e.project_id = ${scope.projectId} and e.monitoring_id = ${monitoringId} and e.removed_at is null
      and ${condition}
    order by f.uploaded_at, f.id`)
