import type { Outcome, SkipReason } from '@puquio/contract/notifications/deliveries'
import type { SendingMethod } from '@puquio/contract/notifications'
import type { Language } from '@puquio/domain'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

export type StoredDelivery = {
  userId: number
  method: SendingMethod
  state: Outcome['state']
  reason: SkipReason | null
  messageId: string | null
  /** Of a message by WhatsApp. */
  language: Language | null
  parameters: readonly string[] | null
}
export type Sent = { id: number; projectId: number | null; senderId: number | null }

export async function insertDeliveries(
  scope: ProjectScope | SystemScope,
  { id, projectId, senderId }: Sent,
  deliveries: readonly StoredDelivery[],
) {
  const now = scope.clock.now()
  return scope.rows<{ id: number; userId: number; method: SendingMethod }>(sql`
    insert into notification_delivery
      (project_id, notification_id, user_id, sender_id, method, state, reason, message_id,
        language, parameters, created_at, changed_at)
    select ${projectId}::int, ${id}::int, d."userId", ${senderId}::int, d.method, d.state, d.reason, d."messageId",
      d.language, d.parameters, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
      as d("userId" int, method smallint, state text, reason text, "messageId" text, language text, parameters text[])
    returning id, user_id, method`)
}

/** Of what the person sent, by recipient; within the system also whether it was read. */
export const readOutcomes = (
  scope: ProjectScope,
  notificationId: number,
  userIds: readonly number[],
) =>
  scope.rows<Outcome & { userId: number }>(sql`
    select d.user_id, d.method, d.reason,
      case when d.method = 1 and r.read_at is not null then 'read' else d.state end as state,
      case when d.method = 1 then coalesce(r.read_at, d.changed_at) else d.changed_at end as changed_at
    from notification_delivery d join notification_recipient r on r.notification_id = d.notification_id and r.user_id = d.user_id
    where d.notification_id = ${notificationId} and d.user_id = any(${userIds}::int[])
      and d.sender_id = ${scope.userId}
      and (d.project_id = ${scope.projectId} or d.project_id is null)
    order by d.user_id, d.method`)

type Attempted = { state: 'sent' | 'waiting' | 'failed'; reason: string | null }

/** What an attempt to send the mail of a delivery came to. */
export const storeOutcomeOfMail = async (
  scope: SystemScope,
  messageId: string,
  { state, reason }: Attempted,
) => {
  await scope.rows(sql`
    update notification_delivery set state = ${state}, reason = ${reason}, attempts = attempts + 1,
      changed_at = ${scope.clock.now()}
    where message_id = ${messageId}`)
}

export type Retried = {
  id: number
  method: SendingMethod
  messageId: string | null
  projectId: number | null
}

/** Those that wait or failed wait from now on, without a reason. */
export const markDeliveriesWaiting = (
  scope: SystemScope,
  which: { id: number } | { mailId: number } | 'failed',
) => {
  const found =
    which === 'failed'
      ? sql`state = 'failed'`
      : 'id' in which
        ? sql`id = ${which.id} and state in ('waiting', 'failed')`
        : sql`message_id = (select message_id from mail where id = ${which.mailId}) and state in ('waiting', 'failed')`
  return scope.rows<Retried>(sql`
    update notification_delivery set state = 'waiting', reason = null, unanswered = 0, changed_at = ${scope.clock.now()}
    where ${found} returning id, method, message_id, project_id`)
}
