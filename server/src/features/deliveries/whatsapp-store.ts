import type { DeliveryState } from '@puquio/contract/notifications/deliveries'
import type { Language } from '@puquio/domain'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

type Waiting = {
  phone: string | null
  isVerified: boolean
  language: Language
  parameters: string[]
}

/** Returns null where it does not wait: it was sent, or a status came before the answer. */
export async function readWaiting(scope: SystemScope, id: number): Promise<Waiting | null> {
  const [found] = await scope.rows<Waiting>(sql`
    select u.phone, u.phone_verified_at is not null as is_verified, d.language, d.parameters
    from notification_delivery d join app_user u on u.id = d.user_id
    where d.id = ${id} and d.method = 3 and d.state = 'waiting'`)
  return found ?? null
}

/** A status of the message may have been faster. */
export const storeSent = async (scope: SystemScope, id: number, messageId: string) => {
  await scope.rows(sql`
    update notification_delivery set message_id = ${messageId}, attempts = attempts + 1,
      state = case state when 'waiting' then 'sent' else state end,
      reason = case state when 'waiting' then null else reason end,
      changed_at = case state when 'waiting' then ${scope.clock.now()}::timestamptz else changed_at end
    where id = ${id}`)
}

export const storeFailure = async (
  scope: SystemScope,
  id: number,
  reason: string,
  state: 'waiting' | 'failed',
) => {
  await scope.rows(sql`
    update notification_delivery set state = ${state}, reason = ${reason}, attempts = attempts + 1,
      changed_at = ${scope.clock.now()}
    where id = ${id} and state = 'waiting'`)
}

export const storeSkipped = async (scope: SystemScope, id: number) => {
  await scope.rows(sql`
    update notification_delivery set state = 'skipped', reason = 'phone-not-verified', changed_at = ${scope.clock.now()}
    where id = ${id} and state = 'waiting'`)
}

type Status = {
  state: DeliveryState
  /** The states that it may follow. */
  from: readonly DeliveryState[]
  reason: string | null
  messageId: string
  changedAt: Date
}

/** Returns false where the delivery is further, or is of another message. */
export async function storeStatus(
  scope: SystemScope,
  id: number,
  { state, from, reason, messageId, changedAt }: Status,
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update notification_delivery set state = ${state}, reason = ${reason}, message_id = ${messageId},
      changed_at = ${changedAt}
    where id = ${id} and method = 3 and state = any(${from}::text[])
      and (message_id is null or message_id = ${messageId}) returning id`)
  return rows.length > 0
}
