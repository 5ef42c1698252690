import type { ContainerType } from '@puquio/contract/containers'
import { lock } from '../../../platform/db/lock.ts'
import type { ProjectScope, SystemScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

export type UploadRow = {
  id: string
  type: ContainerType
  folderId: number | null
  name: string
  bytes: number
  containerFileId: number | null
  /** The id of the folder; null of uploads from before it was known. */
  arrivesIn: string | null
}
export type NewUpload = Omit<UploadRow, 'containerFileId'> & { modifiedMs: number }

/** Only who began an upload goes on with it. */
export async function findUpload(scope: ProjectScope, id: string): Promise<UploadRow | null> {
  const [row] = await scope.rows<UploadRow>(sql`
    select id, type, folder_id, name, bytes, container_file_id, arrives_in from container_upload
    where project_id = ${scope.projectId} and user_id = ${scope.userId} and id = ${id}`)
  return row ?? null
}

/** Returns the upload, of which nobody else finishes or deletes anything until the transaction ends. */
export async function lockUpload(scope: ProjectScope, id: string) {
  const [row] = await scope.rows<Pick<UploadRow, 'containerFileId'>>(sql`
    select container_file_id from container_upload
    where project_id = ${scope.projectId} and user_id = ${scope.userId} and id = ${id} for update`)
  return row ?? null
}

/** One begins at a time in a project, so that counts and bytes hold until the next one is there. */
export const lockBeginning = (scope: ProjectScope) =>
  lock(scope, 'container-uploads', scope.projectId)

/** Returns the unfinished upload of the same file to the same place, which arrives in the same folder. */
export async function findSameUpload(
  scope: ProjectScope,
  { type, folderId, name, bytes, modifiedMs, arrivesIn }: Omit<NewUpload, 'id'>,
): Promise<{ id: string } | null> {
  const [row] = await scope.rows<{ id: string }>(sql`
    select id from container_upload
    where project_id = ${scope.projectId} and user_id = ${scope.userId} and type = ${type}
      and folder_id is not distinct from ${folderId}::int and name = ${name} and bytes = ${bytes}
      and modified_ms = ${modifiedMs} and container_file_id is null
      and coalesce(arrives_in, ${arrivesIn}::uuid) = ${arrivesIn}::uuid
    order by created_at desc limit 1`)
  return row ?? null
}

export async function countUploads(scope: ProjectScope): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(sql`
    select count(*)::int as count from container_upload
    where project_id = ${scope.projectId} and user_id = ${scope.userId} and container_file_id is null`)
  return row?.count ?? 0
}

/** Of the person's unfinished uploads in the project. */
export async function announcedBytes(scope: ProjectScope): Promise<number> {
  const [row] = await scope.rows<{ bytes: number }>(sql`
    select coalesce(sum(bytes), 0)::float8 as bytes from container_upload
    where project_id = ${scope.projectId} and user_id = ${scope.userId} and container_file_id is null`)
  return row?.bytes ?? 0
}

export const insertUpload = (scope: ProjectScope, upload: NewUpload) =>
  scope.rows(sql`
    insert into container_upload
      (id, project_id, user_id, type, folder_id, name, bytes, modified_ms, arrives_in, created_at)
    values (${upload.id}, ${scope.projectId}, ${scope.userId}, ${upload.type}, ${upload.folderId},
      ${upload.name}, ${upload.bytes}, ${upload.modifiedMs}, ${upload.arrivesIn}, ${scope.clock.now()})`)

export const markFinished = (scope: ProjectScope, id: string, containerFileId: number) =>
  scope.rows(sql`
    update container_upload set container_file_id = ${containerFileId}
    where project_id = ${scope.projectId} and user_id = ${scope.userId} and id = ${id}
      and container_file_id is null`)

/** Deletes an upload that was found for the caller, unless it has been finished since. */
export async function deleteUpload(
  scope: ProjectScope,
  { id }: Pick<UploadRow, 'id'>,
): Promise<void> {
  await scope.rows(sql`
    delete from container_upload
    where project_id = ${scope.projectId} and id = ${id} and container_file_id is null`)
}

/** Returns how many were forgotten; what had arrived of them is removed as temporary files are. */
export async function deleteUploadsBefore(scope: SystemScope, before: Date): Promise<number> {
  const rows = await scope.rows(
    sql`delete from container_upload where created_at < ${before} returning id`,
  )
  return rows.length
}
