import type { SkipReason } from '@puquio/contract/deliveries'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertDeliveries, type Sent, type StoredDelivery } from './store.ts'

/** One way in which a notification goes to one recipient; `at` is null for at once. */
export type Delivery = { userId: number } & (
  | { method: 1 }
  | { method: 2; mail: Mail; at: Date | null }
  | { method: 1 | 2 | 3; skipped: SkipReason }
)

/** Puts the deliveries of a notification into the open transaction, each with the job that it needs. */
export async function postDeliveries(
  { outbox }: Pick<Platform, 'outbox'>,
  within: ProjectScope | SystemScope,
  sent: Sent,
  deliveries: readonly Delivery[],
): Promise<void> {
  const mailed = deliveries.filter((one) => 'mail' in one)
  const messageIds = await outbox.postBulk(
    within,
    sent.projectId,
    mailed.map(({ mail, at }) => ({ ...mail, notBefore: at })),
  )
  const idOf = new Map(mailed.map((one, index) => [one, messageIds[index] ?? null] as const))
  await insertDeliveries(
    within,
    sent,
    deliveries.map((one) => storedAs(one, 'mail' in one ? (idOf.get(one) ?? null) : null)),
  )
}

function storedAs(delivery: Delivery, messageId: string | null): StoredDelivery {
  const { userId, method } = delivery
  if ('skipped' in delivery)
    return { userId, method, state: 'skipped', reason: delivery.skipped, messageId: null }
  // Within the system it is there for its reader once the transaction is committed.
  const state = method === 1 ? 'delivered' : 'waiting'
  return { userId, method, state, reason: null, messageId }
}
