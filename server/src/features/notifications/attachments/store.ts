import type { Attachment } from '@puquio/contract/notifications/attachments'
import { ago } from '../../../platform/clock.ts'
import type { ProjectScope, SystemScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { Problem } from '../../../platform/problem.ts'
import type { NewFile } from '../../files/service.ts'
import { lockMessages } from '../messages-store.ts'

/** Most that a person has uploaded and not sent, of whatever project; a notification has five at most. */
export const unsentMax = 50

export async function insertUpload(scope: ProjectScope, file: NewFile): Promise<Attachment> {
  await lockMessages(scope)
  if ((await countUnsent(scope)) >= unsentMax)
    throw new Problem('ATTACHMENTS_UNSENT', { max: unsentMax })
  const [row] = await scope.rows<Attachment>(sql`
    insert into notification_upload (project_id, user_id, sha256, name, media_type, bytes, uploaded_at)
    values (${scope.projectId}, ${scope.userId}, ${file.sha256}, ${file.name}, ${file.mediaType}, ${file.bytes},
      ${scope.clock.now()})
    returning id, name, media_type, bytes`)
  if (!row) throw new Error('An upload was not stored')
  return row
}

async function countUnsent(scope: ProjectScope): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(sql`
    select count(*)::int as count from notification_upload where user_id = ${scope.userId} and not is_sent`)
  return row?.count ?? 0
}

/** What is sent counts among the files of its notification. */
export const markSent = (
  scope: ProjectScope | SystemScope,
  userId: number,
  ids: readonly number[],
) =>
  scope.rows(sql`
    update notification_upload set is_sent = true where user_id = ${userId} and id = any(${ids}::int[])`)

/** Returns the uploads of a person of the last day, in the order in which they came. */
export const readUploads = (
  scope: ProjectScope | SystemScope,
  userId: number,
  ids: readonly number[],
) =>
  scope.rows<NewFile>(sql`
    select sha256, name, media_type, bytes from notification_upload
    where user_id = ${userId} and id = any(${ids}::int[])
      and uploaded_at > ${ago(scope.clock, { days: 1 })}
    order by id`)

/** Uploads can be sent for one day; they are deleted a day after that, so that none goes while it is sent. */
export async function deleteOldUploads(scope: SystemScope): Promise<number> {
  const rows = await scope.rows(sql`
    delete from notification_upload
    where uploaded_at < ${ago(scope.clock, { days: 2 })} returning id`)
  return rows.length
}

type Sent = { id: number; projectId: number | null; senderId: number }

export async function insertAttachments(
  scope: ProjectScope | SystemScope,
  { id, projectId, senderId }: Sent,
  files: readonly NewFile[],
) {
  for (const { sha256, name, mediaType, bytes } of files)
    await scope.rows(sql`
      insert into notification_file (project_id, notification_id, sender_id, sha256, name, media_type, bytes)
      values (${projectId}, ${id}, ${senderId}, ${sha256}, ${name}, ${mediaType}, ${bytes})`)
}

/** Of a notification that the person may read. */
export const listAttachments = (scope: ProjectScope, notificationId: number) =>
  scope.rows<Attachment>(sql`
    select id, name, media_type, bytes from notification_file
    where notification_id = ${notificationId} and (project_id = ${scope.projectId} or project_id is null)
    order by id`)

type Wanted = { notificationId: number; attachmentId: number }

/** Returns null where the person neither received nor sent the notification. */
export async function findAttachment(
  scope: ProjectScope,
  { notificationId, attachmentId }: Wanted,
): Promise<NewFile | null> {
  const [row] = await scope.rows<NewFile>(sql`
    select f.sha256, f.name, f.media_type, f.bytes from notification_file f
    where f.id = ${attachmentId} and f.notification_id = ${notificationId}
      and (f.project_id = ${scope.projectId} or f.project_id is null)
      and (f.sender_id = ${scope.userId} or exists (
        select from notification_recipient r
        where r.notification_id = f.notification_id and r.user_id = ${scope.userId}))`)
  return row ?? null
}

/** For a system administrator, who may read every file of the project, and those to everybody. */
export async function findAnyAttachment(
  scope: SystemScope,
  projectId: number,
  { notificationId, attachmentId }: Wanted,
): Promise<NewFile | null> {
  const [row] = await scope.rows<NewFile>(sql`
    select sha256, name, media_type, bytes from notification_file
    where id = ${attachmentId} and notification_id = ${notificationId}
      and (project_id = ${projectId} or project_id is null)`)
  return row ?? null
}
