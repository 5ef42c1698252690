import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Most } from './duties-store.ts'
import { samplesOf } from './samples-store.ts'

export type EvidenceOf = 'monitoring' | 'occurrence' | 'action' | 'sample' | 'document'
export type PackedEvidence = {
  of: EvidenceOf
  /** The monitoring of a sample; else what the file is of. */
  ofId: number
  sha256: string
  name: string
  bytes: number
}
type Ids = Record<'monitorings' | 'occurrences' | 'actions' | 'documents', readonly number[]>

/** The files of what a pack tells of, in the order of its report; laboratories' reports with their monitoring. */
export const readEvidence = (scope: ProjectScope, { most, ...of }: Ids & Most) =>
  scope.rows<PackedEvidence>(sql`
    with attached (kind, "of", of_id, project_id, file_id) as (
      select 1, 'monitoring', e.monitoring_id, e.project_id, e.file_id from monitoring_evidence e
      where e.project_id = ${scope.projectId} and e.monitoring_id = any(${[...of.monitorings]}::int[]) and e.removed_at is null
      union all
      select 2, 'sample', k.monitoring_id, e.project_id, e.file_id from sample_file e
      join ${samplesOf(scope, of.monitorings)} k on k.sample_id = e.sample_id
      where e.project_id = ${scope.projectId} and e.removed_at is null
      union all
      select 3, 'occurrence', e.occurrence_id, e.project_id, e.file_id from task_evidence e
      where e.project_id = ${scope.projectId} and e.occurrence_id = any(${[...of.occurrences]}::int[]) and e.removed_at is null
      union all
      select 4, 'action', e.action_id, e.project_id, e.file_id from corrective_action_evidence e
      where e.project_id = ${scope.projectId} and e.action_id = any(${[...of.actions]}::int[]) and e.removed_at is null
      union all
      select 5, 'document', d.id, d.project_id, d.file_id from instrument_document d
      where d.project_id = ${scope.projectId} and d.id = any(${[...of.documents]}::int[]) and d.removed_at is null
    )
    select a."of", a.of_id, encode(f.sha256, 'hex') as sha256, coalesce(d.name, f.name) as name, f.bytes
    from attached a join stored_file f on f.project_id = a.project_id and f.id = a.file_id
    left join instrument_document d on a."of" = 'document' and d.project_id = a.project_id and d.id = a.of_id
    order by a.kind, a.of_id, f.uploaded_at, f.id limit ${most}`)

export type QuotedDocument = { id: number; sha256: Buffer; bytes: number }

/** Documents that are quoted from and can be read. */
export const readDocuments = (scope: ProjectScope, ids: readonly number[]) =>
  scope.rows<QuotedDocument>(sql`
    select d.id, f.sha256, f.bytes from instrument_document d
    join stored_file f on f.project_id = d.project_id and f.id = d.file_id
    where d.project_id = ${scope.projectId} and d.id = any(${[...ids]}::int[]) and d.state = 'ready'
      and d.removed_at is null`)
