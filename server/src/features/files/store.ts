import type { StoredFile } from '@puquio/contract/files'
import { passingRefusals } from '@puquio/contract/plan-imports'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'

export type NewFile = { sha256: Buffer; name: string; mediaType: string; bytes: number }

export async function insertFile(scope: ProjectScope, file: NewFile): Promise<StoredFile> {
  const [row] = await scope.rows<StoredFile>(sql`
    with f as (
      insert into stored_file (project_id, sha256, name, media_type, bytes, uploaded_at, uploaded_by)
      values (${scope.projectId}, ${file.sha256}, ${file.name}, ${file.mediaType}, ${file.bytes},
        ${scope.clock.now()}, ${scope.userId})
      returning *
    ) select f.id, f.name, f.media_type, f.bytes, f.uploaded_at, ${personName} as uploaded_by
    from f join app_user u on u.id = f.uploaded_by`)
  return row as StoredFile
}

export async function findFile(scope: ProjectScope, id: number): Promise<NewFile | null> {
  const [row] = await scope.rows<NewFile>(
    sql`select sha256, name, media_type, bytes from stored_file where project_id = ${scope.projectId} and id = ${id}`,
  )
  return row ?? null
}

type FileReference = { table: string; column: string; needs?: Sql }

/**
 * All columns with the hash of a file that is kept for their record. An import `needs` its file as long as it reads
 * it, and once it was saved.
 */
export const fileReferences: readonly FileReference[] = [
  { table: 'stored_file', column: 'sha256' },
  {
    table: 'plan_import',
    column: 'file_hash',
    needs: sql`(state <> 'refused' or refusal ->> 'problem' = any(${passingRefusals}))`,
  },
  { table: 'data_export', column: 'sha256' },
  { table: 'pdf_report', column: 'sha256' },
  { table: 'evidence_pack', column: 'sha256' },
  { table: 'map_layer', column: 'file_sha256' },
  { table: 'map_layer', column: 'content_sha256' },
  {
    table: 'result_import',
    column: 'file_hash',
    needs: sql`(state <> 'refused' or refusal ->> 'problem' = any(${passingRefusals}))`,
  },
  {
    table: 'result_import',
    column: 'report_hash',
    needs: sql`state in ('checking', 'mapped', 'checked')`,
  },
  { table: 'notification_upload', column: 'sha256' },
  { table: 'notification_file', column: 'sha256' },
]

/** Returns those of the files that a record of any project refers to. */
export async function neededByRecords(scope: SystemScope, hashes: Buffer[]): Promise<Buffer[]> {
  const needed = fileReferences.map(
    ({ table, column, needs = raw('true') }) => sql`
      select ${raw(column)} as sha256 from ${raw(table)} where ${raw(column)} = any(${hashes}) and ${needs}`,
  )
  const rows = await scope.rows<Pick<NewFile, 'sha256'>>(join(needed, ' union '))
  return rows.map(({ sha256 }) => sha256)
}
