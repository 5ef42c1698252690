import type { StoredFile } from '@puquio/contract/files'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'

/**
 * A table that says which files are evidence of what: `file_id`, `removed_at`, `removed_by` and the column that names whose
 * they are, beside those that are told of each file.
 */
export type EvidenceTable = { table: Sql; owner: Sql; told?: Sql }
export type EvidencePlace = { in: EvidenceTable; ownerId: number }

/** Files that were not removed, in the order in which they came. */
export const listEvidence = <Kept extends StoredFile>(
  scope: ProjectScope,
  { in: { table, owner, told = raw('') }, ownerId }: EvidencePlace,
  condition: Sql = raw('true'),
) =>
  scope.rows<Kept>(sql`
    select f.id, f.name, f.media_type, f.bytes, f.uploaded_at, ${personName} as uploaded_by ${told}
    from ${table} e join stored_file f on f.project_id = e.project_id and f.id = e.file_id
      join app_user u on u.id = f.uploaded_by
    where e.project_id = ${scope.projectId} and e.${owner} = ${ownerId} and e.removed_at is null and ${condition}
    order by f.uploaded_at, f.id`)

export const withHash = (sha256: Buffer): Sql => sql`f.sha256 = ${sha256}`

/** Returns the name of the file; null where no such file is shown. */
export async function hideEvidence(
  scope: ProjectScope,
  { in: { table, owner }, ownerId }: EvidencePlace,
  fileId: number,
): Promise<string | null> {
  const [row] = await scope.rows<{ name: string }>(sql`
    update ${table} e set removed_at = ${scope.clock.now()}, removed_by = ${scope.userId}
    from stored_file f where f.project_id = e.project_id and f.id = e.file_id
      and e.project_id = ${scope.projectId} and e.${owner} = ${ownerId} and e.file_id = ${fileId}
      and e.removed_at is null returning f.name`)
  return row?.name ?? null
}
