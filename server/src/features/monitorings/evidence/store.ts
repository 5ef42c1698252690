import type { Evidence } from '@puquio/contract/follow-up/evidence'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { type EvidencePlace, type EvidenceTable, listEvidence } from '../../files/service.ts'

const evidenceTable: EvidenceTable = {
  table: raw('monitoring_evidence'),
  owner: raw('monitoring_id'),
  told: raw(', e.kind'),
}
export const evidenceOf = (monitoringId: number): EvidencePlace => ({
  in: evidenceTable,
  ownerId: monitoringId,
})

export const listMonitoringEvidence = (scope: ProjectScope, monitoringId: number) =>
  listEvidence<Evidence>(scope, evidenceOf(monitoringId))

export const attachFile = (
  scope: ProjectScope,
  monitoringId: number,
  { fileId, kind }: { fileId: number; kind: Evidence['kind'] },
) =>
  scope.rows(sql`
    insert into monitoring_evidence (project_id, monitoring_id, file_id, kind)
    values (${scope.projectId}, ${monitoringId}, ${fileId}, ${kind})`)
