import type { SkipReason } from '@puquio/contract/notifications/deliveries'
import type { Language } from '@puquio/domain'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { enqueueAllForSystem } from '../../platform/jobs/enqueue.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendWhatsappJob } from './sends-whatsapp.ts'
import { insertDeliveries, type Sent, type StoredDelivery } from './store.ts'

/** One way in which a notification goes to one recipient; `at` is null for at once. */
export type Delivery = { userId: number } & (
  | { method: 1 }
  | { method: 2; mail: Mail; at: Date | null }
  | { method: 3; message: WhatsappWords; at: Date | null }
  | { method: 1 | 2 | 3; skipped: SkipReason }
)
type WhatsappWords = { language: Language; parameters: string[] }

/** Puts the deliveries of a notification into the open transaction, each with the job that it needs. */
export async function postDeliveries(
  { outbox }: Pick<Platform, 'outbox'>,
  within: ProjectScope | SystemScope,
  sent: Sent,
  deliveries: readonly Delivery[],
): Promise<void> {
  const mailed = deliveries.filter((one) => 'mail' in one)
  const mails = mailed.map(({ mail, at }) => ({ ...mail, notBefore: at }))
  const messageIds = await outbox.postBulk(within, sent.projectId, mails)
  const idOf = new Map(mailed.map((one, index) => [one.userId, messageIds[index] ?? null]))
  const stored = deliveries.map((one) => storedAs(one, idOf))
  const inserted = await insertDeliveries(within, sent, stored)
  const texted = new Map(
    deliveries.flatMap((one) => ('message' in one ? [[one.userId, one.at] as const] : [])),
  )
  const jobs = inserted
    .filter(({ method, userId }) => method === 3 && texted.has(userId))
    .map(({ id, userId }) => whatsappJob(id, sent.projectId, texted.get(userId) ?? null))
  await enqueueAllForSystem(within, sendWhatsappJob, jobs)
}

/** The job that sends a delivery by WhatsApp. */
export const whatsappJob = (
  deliveryId: number,
  projectId: number | null,
  runAt: Date | null = null,
) => ({ payload: { deliveryId }, key: String(deliveryId), projectId, runAt })

function storedAs(
  delivery: Delivery,
  messageIds: ReadonlyMap<number, string | null>,
): StoredDelivery {
  const { userId, method } = delivery
  const none = { userId, method, reason: null, messageId: null, language: null, parameters: null }
  if ('skipped' in delivery) return { ...none, state: 'skipped', reason: delivery.skipped }
  // Within the system it is there for its reader once the transaction is committed.
  if (delivery.method === 1) return { ...none, state: 'delivered' }
  if (delivery.method === 2)
    return { ...none, state: 'waiting', messageId: messageIds.get(userId) ?? null }
  return { ...none, state: 'waiting', ...delivery.message }
}
