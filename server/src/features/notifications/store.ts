import {
  detailPageSize,
  type Notification,
  type NotificationDetail,
  type NotificationToAll,
  type notificationRoutes,
  type SendingMethod,
} from '@puquio/contract/notifications'
import { type EventName, notificationEvents } from '@puquio/contract/notifications/events'
import { defaultLanguage, type Language, type VariableValues } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { nameOf, personName } from '../../platform/db/person-name.ts'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { columnsOf, valuesOf, type Written } from '../../platform/db/written.ts'

type ListQuery = z.output<typeof notificationRoutes.list.query>
type Row = Omit<Notification, 'sender'> & { senderId: number | null; senderName: string | null }

const senderName = nameOf('s')
const keys = {
  createdAt: raw('n.created_at'),
  priority: raw('n.priority'),
  module: raw('n.module'),
  sender: sql`name_key(coalesce(${senderName}, ''))`,
}
/** In the reader's language, where it was translated. */
const message = raw('coalesce(n.translations ->> me.language, n.message)')
const columns = (
  scope: ProjectScope,
) => sql`n.id, n.priority, n.module, ${message} as message, n.methods,
  n.sender_id, ${senderName} as sender_name, n.opens, n.created_at,
  n.sender_id is not null and n.project_id is null as is_for_all,
  r.user_id is not null as is_received, n.sender_id is not distinct from ${scope.userId}::int as is_sent, r.read_at,
  (select count(*)::int from notification_reply p where p.notification_id = n.id) as replies,
  ${ofSent(scope, raw('count(*)::int'))} as recipients_total,
  ${ofSent(scope, raw('count(q.read_at)::int'))} as recipients_read,
  (select ${personName} from notification_recipient q join app_user u on u.id = q.user_id
    where ${isSentTo(scope)} order by ${byName} limit 1) as first_recipient`
const byName = sql`name_key(${personName}), u.id`
/** The recipients `q` of what the person sent; none of what others did. */
const isSentTo = (scope: ProjectScope) =>
  sql`q.notification_id = n.id and q.sender_id = ${scope.userId} and ${inProject(scope, raw('q'))}`
const ofSent = (scope: ProjectScope, what: Sql) =>
  sql`(select ${what} from notification_recipient q where ${isSentTo(scope)})`
/** Row-level security leaves only notifications that the person received or sent. */
const from = ({ userId }: ProjectScope) => sql`notification n
  join app_user me on me.id = ${userId} left join app_user s on s.id = n.sender_id
  left join notification_recipient r on r.notification_id = n.id and r.user_id = ${userId}`
const inProject = ({ projectId }: ProjectScope, of: Sql) =>
  sql`(${of}.project_id = ${projectId} or ${of}.project_id is null)`

const shown = ({ senderId, senderName, ...row }: Row): Notification => ({
  ...row,
  sender: senderId === null ? null : { id: senderId, name: senderName ?? '' },
})

export async function listNotifications(scope: ProjectScope, asked: ListQuery) {
  const where = allOf([
    inProject(scope, raw('n')),
    asked.box === 'sent' ? sql`n.sender_id = ${scope.userId}` : sql`r.user_id is not null`,
    asked.unread ? sql`r.read_at is null and r.user_id is not null` : null,
    asked.priority ? sql`n.priority = ${asked.priority}` : null,
    asked.module ? sql`n.module = ${asked.module}` : null,
    asked.from
      ? sql`n.created_at >= ${asked.from}::date::timestamp at time zone ${scope.timeZone}`
      : null,
    asked.to
      ? sql`n.created_at < (${asked.to}::date + 1)::timestamp at time zone ${scope.timeZone}`
      : null,
    asked.search
      ? containsWords(sql`concat_ws(' ', ${message}, ${senderName})`, asked.search)
      : null,
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
): Promise<(Notification & { event: string | null }) | null> {
  const [row] = await scope.rows<Row & { event: EventName | null; language: Language | null }>(
    sql`select ${columns(scope)}, n.event, me.language from ${from(scope)}
      where n.id = ${id} and ${inProject(scope, raw('n'))}`,
  )
  if (!row) return null
  const { event, language, ...rest } = row
  const name = event && notificationEvents[event].name[language ?? defaultLanguage]
  return { ...shown(rest), event: name }
}

/** A page of the answers that the person may see, the latest ones first; within it as they were written. */
export async function readConversation(scope: ProjectScope, id: number, page: number) {
  const rows = await scope.rows<{
    id: number
    userId: number
    name: string
    message: string
    createdAt: string
  }>(sql`
    select p.id, p.user_id, ${personName} as name, p.message, p.created_at
    from notification_reply p join app_user u on u.id = p.user_id
    where p.notification_id = ${id} and ${inProject(scope, raw('p'))}
    order by p.id desc ${rowsOf(page)}`)
  return rows
    .toReversed()
    .map(({ userId, name, ...row }) => ({ ...row, author: { id: userId, name } }))
}

const rowsOf = (page: number) => sql`limit ${detailPageSize} offset ${(page - 1) * detailPageSize}`

/** A page of those to whom the person sent it. */
export const readRecipients = (scope: ProjectScope, id: number, page: number) =>
  scope.rows<Omit<NotificationDetail['recipients'][number], 'deliveries'>>(sql`
    select u.id, ${personName} as name, r.read_at
    from notification_recipient r join app_user u on u.id = r.user_id
    where r.notification_id = ${id} and r.sender_id = ${scope.userId} and ${inProject(scope, raw('r'))}
    order by ${byName} ${rowsOf(page)}`)

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

/** Returns the sender and the project; null where the person did not receive it, or the system sent it. */
export async function insertReply(scope: ProjectScope, id: number, message: string) {
  const [row] = await scope.rows<{ senderId: number; projectId: number | null }>(sql`
    insert into notification_reply (project_id, notification_id, user_id, sender_id, message, created_at)
    select r.project_id, r.notification_id, r.user_id, r.sender_id, ${message}, ${scope.clock.now()}
    from notification_recipient r
    where r.notification_id = ${id} and r.user_id = ${scope.userId} and r.sender_id is not null
      and ${inProject(scope, raw('r'))}
    returning sender_id, project_id`)
  return row ?? null
}

/** What the row of a notification keeps of what is sent, the words in every language. */
type Kept = Omit<NotificationToAll, 'message' | 'templateId' | 'methods' | 'attachments'> & {
  methods: readonly SendingMethod[]
  message: Readonly<Record<Language, string>>
}

export type NewNotification = Kept & {
  projectId: number | null
  userIds: readonly number[]
} & (
    | { senderId: number }
    | { senderId: null; event: EventName; values: VariableValues; opens: string | null }
  )

function written({ priority, module, methods, message }: Kept): Written<Kept> {
  const { [defaultLanguage]: inSpanish, ...others } = message
  const differing = Object.entries(others).filter(([, text]) => text !== inSpanish)
  const translations = differing.length > 0 ? JSON.stringify(Object.fromEntries(differing)) : null
  return {
    priority: { priority },
    module: { module },
    methods: { methods: sql`${methods}::smallint[]` },
    message: { message: inSpanish, translations: sql`${translations}::jsonb` },
  }
}

export async function insertNotification(
  scope: ProjectScope | SystemScope,
  given: NewNotification,
): Promise<number> {
  const { projectId, senderId, userIds } = given
  const ofSystem = given.senderId === null ? given : { event: null, values: null, opens: null }
  const fields = written(given)
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into notification (project_id, sender_id, ${columnsOf(fields)}, event, event_values, opens, created_at)
    values (${projectId}, ${senderId}, ${valuesOf(fields)}, ${ofSystem.event},
      ${ofSystem.values && JSON.stringify(ofSystem.values)}::jsonb, ${ofSystem.opens}, ${scope.clock.now()})
    returning id`)
  if (!row) throw new Error('A notification was not stored')
  await scope.rows(sql`
    insert into notification_recipient (project_id, notification_id, user_id, sender_id)
    select ${projectId}::int, ${row.id}::int, user_id, ${senderId}::int from unnest(${userIds}::int[]) user_id`)
  return row.id
}

export async function readProjectName(
  scope: ProjectScope | SystemScope,
  projectId: number,
): Promise<string> {
  const [row] = await scope.rows<{ name: string }>(
    sql`select name from project where id = ${projectId}`,
  )
  return row?.name ?? ''
}

export async function readName(scope: ProjectScope | SystemScope, userId: number): Promise<string> {
  const [row] = await scope.rows<{ name: string }>(
    sql`select ${personName} as name from app_user u where u.id = ${userId}`,
  )
  return row?.name ?? ''
}
