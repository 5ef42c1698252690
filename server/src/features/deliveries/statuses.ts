import type { DeliveryState } from '@puquio/contract/deliveries'
import type { MessageStatus } from '@puquio/contract/whatsapp'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { deliveryOf } from './reference.ts'

/**
 * What may follow what: notices come twice, late, and in any order. What arrived has not failed, whatever
 * is said later.
 */
const before: Record<string, readonly DeliveryState[]> = {
  sent: ['waiting'],
  delivered: ['waiting', 'sent', 'failed'],
  read: ['waiting', 'sent', 'delivered', 'failed'],
  failed: ['waiting', 'sent'],
}

/** Stores what became of messages; returns how many deliveries it changed. */
export const storeStatuses = (
  scope: SystemScope,
  statuses: readonly MessageStatus[],
): Promise<number> =>
  scope.transaction(async (within) => {
    let changed = 0
    for (const status of statuses) {
      const from = before[status.status]
      const deliveryId = deliveryOf(status.biz_opaque_callback_data)
      if (from && deliveryId !== null)
        changed += await storeStatus(within, { deliveryId, status, from })
    }
    return changed
  })

type Told = { deliveryId: number; status: MessageStatus; from: readonly DeliveryState[] }

/** By the reference that the message was sent with: its id may be known here only after its first status. */
async function storeStatus(
  scope: SystemScope,
  { deliveryId, status, from }: Told,
): Promise<number> {
  const rows = await scope.rows(sql`
    update notification_delivery set state = ${status.status}, reason = ${reasonOf(status)}, message_id = ${status.id},
      changed_at = ${instantOf(status, scope.clock.now())}
    where id = ${deliveryId} and method = 3 and state = any(${from}::text[])
      and (message_id is null or message_id = ${status.id}) returning id`)
  return rows.length
}

const reasonOf = ({ errors: [error] = [] }: MessageStatus): string | null =>
  error ? `${error.error_data?.details ?? error.title ?? ''} (${error.code})`.trim() : null

/** Its own time, never after now. */
const instantOf = ({ timestamp }: MessageStatus, now: Date): Date => {
  const told = new Date(Number(timestamp) * 1000)
  return Number.isNaN(told.getTime()) || told > now ? now : told
}
