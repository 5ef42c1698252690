import type {
  Notification,
  NotificationDetail,
  NotificationInput,
  notificationRoutes,
} from '@puquio/contract/notifications'
import type { Language } from '@puquio/domain'
import type { z } from 'zod'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { allOf, containing, raw, type Sql, sql } from '../../platform/db/sql.ts'

type Asked = z.output<typeof notificationRoutes.list.query>
type Row = Omit<Notification, 'sender'> & { senderId: number; senderName: string }
type Written = Pick<NotificationInput, 'priority' | 'module' | 'message' | 'methods'>
export type Recipient = { id: number; email: string; name: string; language: Language }

const keys = {
  createdAt: raw('n.created_at'),
  priority: raw('n.priority'),
  module: raw('n.module'),
  sender: raw('s.name'),
}
const columns = ({ userId }: ProjectScope) => sql`n.id, n.priority, n.module, n.message, n.methods,
  n.sender_id, s.name || ' ' || s.last_name as sender_name, n.created_at, n.project_id is null as is_for_all,
  r.user_id is not null as is_received, n.sender_id = ${userId} as is_sent, r.read_at,
  (select count(*)::int from notification_reply p where p.notification_id = n.id) as replies`
/** The project's and those to everybody; what is neither to nor by the person no policy shows. */
const from = ({ userId }: ProjectScope) => sql`notification n join app_user s on s.id = n.sender_id
  left join notification_recipient r on r.notification_id = n.id and r.user_id = ${userId}`
const inProject = ({ projectId }: ProjectScope, of: Sql) =>
  sql`(${of}.project_id = ${projectId} or ${of}.project_id is null)`

const shown = ({ senderId, senderName, ...row }: Row): Notification => ({
  ...row,
  sender: { id: senderId, name: senderName },
})

export async function listNotifications(scope: ProjectScope, asked: Asked) {
  const like = asked.search ? containing(asked.search) : null
  const where = allOf([
    inProject(scope, raw('n')),
    asked.box === 'sent' ? sql`n.sender_id = ${scope.userId}` : sql`r.user_id is not null`,
    asked.unread ? sql`r.read_at is null and r.user_id is not null` : null,
    asked.priority ? sql`n.priority = ${asked.priority}` : null,
    asked.module ? sql`n.module = ${asked.module}` : null,
    like ? sql`(n.message ilike ${like} or s.name || ' ' || s.last_name ilike ${like})` : null,
  ])
  const order = orderBy(asked.sort, { keys, fallback: '-createdAt', id: raw('n.id') })
  const list = { columns: columns(scope), from: from(scope), where, order }
  const { items, total } = await readPage<Row>(scope.rows, list, asked)
  return { items: items.map(shown), total }
}

export async function countUnread(scope: ProjectScope) {
  const [row] = await scope.rows<{ unread: number }>(sql`
    select count(*)::int as unread from notification_recipient r
    where r.user_id = ${scope.userId} and r.read_at is null and ${inProject(scope, raw('r'))}`)
  return { unread: row?.unread ?? 0 }
}

export async function readNotification(
  scope: ProjectScope,
  id: number,
): Promise<Notification | null> {
  const [row] = await scope.rows<Row>(
    sql`select ${columns(scope)} from ${from(scope)} where n.id = ${id} and ${inProject(scope, raw('n'))}`,
  )
  return row ? shown(row) : null
}

export async function readConversation(scope: ProjectScope, id: number) {
  const rows = await scope.rows<{
    id: number
    userId: number
    name: string
    message: string
    createdAt: string
  }>(sql`
    select p.id, p.user_id, u.name || ' ' || u.last_name as name, p.message, p.created_at
    from notification_reply p join app_user u on u.id = p.user_id
    where p.notification_id = ${id} and ${inProject(scope, raw('p'))} order by p.id`)
  return rows.map(({ userId, name, ...row }) => ({ ...row, author: { id: userId, name } }))
}

/** To whom the person sent it. */
export const readRecipients = (scope: ProjectScope, id: number) =>
  scope.rows<NotificationDetail['recipients'][number]>(sql`
    select u.id, u.name || ' ' || u.last_name as name, r.read_at
    from notification_recipient r join app_user u on u.id = r.user_id
    where r.notification_id = ${id} and r.sender_id = ${scope.userId} and ${inProject(scope, raw('r'))}
    order by u.name, u.last_name, u.id`)

/** False where the person did not receive it. */
export async function markRead(scope: ProjectScope, id: number, isRead: boolean): Promise<boolean> {
  const rows = await scope.rows(sql`
    update notification_recipient r set read_at = ${isRead ? scope.clock.now() : null}
    where r.notification_id = ${id} and r.user_id = ${scope.userId} and ${inProject(scope, raw('r'))}
    returning notification_id`)
  return rows.length > 0
}

export const markAllRead = async (scope: ProjectScope) => {
  await scope.rows(sql`
    update notification_recipient r set read_at = ${scope.clock.now()}
    where r.user_id = ${scope.userId} and r.read_at is null and ${inProject(scope, raw('r'))}`)
}

/** Returns the sender and the notification's project; null where the person did not receive it. */
export async function insertReply(scope: ProjectScope, id: number, message: string) {
  const [row] = await scope.rows<{ senderId: number; projectId: number | null }>(sql`
    insert into notification_reply (project_id, notification_id, user_id, sender_id, message, created_at)
    select r.project_id, r.notification_id, r.user_id, r.sender_id, ${message}, ${scope.clock.now()}
    from notification_recipient r
    where r.notification_id = ${id} and r.user_id = ${scope.userId} and ${inProject(scope, raw('r'))}
    returning sender_id, project_id`)
  return row ?? null
}

/** Whom a project's administrator can write to: members who can sign in and enter the project today. */
export const membersToWrite = (
  scope: ProjectScope,
  userIds: readonly number[] | null,
  on: string,
) =>
  scope.rows<Recipient>(sql`
    select u.id, u.email, u.name || ' ' || u.last_name as name, u.language
    from project_member m join app_user u on u.id = m.user_id
    where m.project_id = ${scope.projectId} and cardinality(m.permissions) > 0 and u.id <> ${scope.userId}
      and u.is_active and u.blocked_at is null and u.deleted_at is null
      and (m.ends_on is null or m.ends_on >= ${on})
      and (${userIds}::int[] is null or u.id = any(${userIds}::int[]))
    order by u.name, u.last_name, u.id`)

/** Everybody who can sign in. */
export const usersToWrite = (scope: SystemScope, senderId: number) =>
  scope.rows<Recipient>(sql`
    select id, email, name || ' ' || last_name as name, language from app_user
    where is_active and blocked_at is null and deleted_at is null and id <> ${senderId} order by id`)

type Sent = { senderId: number; projectId: number | null; userIds: readonly number[] }

export async function insertNotification(
  scope: ProjectScope | SystemScope,
  { priority, module, message, methods }: Written,
  { senderId, projectId, userIds }: Sent,
): Promise<number> {
  const now = scope.clock.now()
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into notification (project_id, sender_id, priority, module, message, methods, created_at)
    values (${projectId}, ${senderId}, ${priority}, ${module}, ${message}, ${methods}::smallint[], ${now})
    returning id`)
  if (!row) throw new Error('A notification was not stored')
  await scope.rows(sql`
    insert into notification_recipient (project_id, notification_id, user_id, sender_id)
    select ${projectId}::int, ${row.id}::int, user_id, ${senderId}::int from unnest(${userIds}::int[]) user_id`)
  return row.id
}

export async function readProjectName(scope: ProjectScope): Promise<string> {
  const [row] = await scope.rows<{ name: string }>(
    sql`select name from project where id = ${scope.projectId}`,
  )
  return row?.name ?? ''
}

export async function readName(scope: ProjectScope | SystemScope, userId: number): Promise<string> {
  const [row] = await scope.rows<{ name: string }>(
    sql`select name || ' ' || last_name as name from app_user where id = ${userId}`,
  )
  return row?.name ?? ''
}
