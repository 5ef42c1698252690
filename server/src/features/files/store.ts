import type { StoredFile } from '@puquio/contract/files'
import { passingRefusals } from '@puquio/contract/plan-imports'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

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

/**
 * Returns those of the files that a record of any project refers to: stored files, those of notifications, and
 * imports that still read theirs or from which a plan was created.
 */
export async function neededByRecords(scope: SystemScope, hashes: Buffer[]): Promise<Buffer[]> {
  const rows = await scope.rows<Pick<NewFile, 'sha256'>>(
    sql`select sha256 from stored_file where sha256 = any(${hashes})
      union select file_hash from plan_import where file_hash = any(${hashes})
        and (state <> 'refused' or refusal ->> 'problem' = any(${passingRefusals}))
      union select sha256 from notification_upload where sha256 = any(${hashes})
      union select sha256 from notification_file where sha256 = any(${hashes})`,
  )
  return rows.map(({ sha256 }) => sha256)
}
