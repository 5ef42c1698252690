import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

export type OpenFile = { key: string; fileHash: Buffer; reportHash: Buffer | null }

/** Deletes the imports of a link that its laboratory has not handed in, with their rows; in its caller's transaction. */
export async function deleteOpenFiles(scope: ProjectScope, linkId: number): Promise<OpenFile[]> {
  const { projectId } = scope
  // First, so that a check adds no rows to those that are deleted.
  const open = await scope.rows<OpenFile>(sql`
    select key, file_hash, report_hash from result_import
    where project_id = ${projectId} and link_id = ${linkId} and handed_in_at is null order by key for update`)
  const keys = open.map(({ key }) => key)
  await scope.rows(sql`
    delete from result_import_row where project_id = ${projectId} and key = any(${keys}::uuid[])`)
  await scope.rows(
    sql`delete from result_import where project_id = ${projectId} and key = any(${keys}::uuid[])`,
  )
  return open
}
