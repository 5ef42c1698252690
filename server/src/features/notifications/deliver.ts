import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { publish } from '../../platform/stream/publish.ts'
import type { Delivered } from './delivered.ts'
import { notificationMail } from './mail.ts'
import { planDeliveries } from './plan-deliveries.ts'
import type { Recipient } from './recipients-store.ts'

/** Puts the deliveries of a notification to its recipients into the open transaction. */
export async function deliver(
  { outbox, webAddress }: Pick<Platform, 'outbox' | 'webAddress'>,
  within: ProjectScope | SystemScope,
  given: Delivered,
  recipients: readonly Recipient[],
): Promise<void> {
  const { id, projectId } = given
  const now = within.clock.now()
  const deliveries = planDeliveries(given, recipients, now)
  for (const { recipient, method, at } of deliveries)
    if (method === 2) {
      const mail = notificationMail(recipient, given, webAddress)
      await outbox.post(within, mail, { projectId, ...(at > now ? { notBefore: at } : {}) })
    }
  const announced = new Set(
    deliveries.flatMap(({ recipient, method }) => (method === 1 ? [recipient.id] : [])),
  )
  const others = recipients.flatMap((one) => (announced.has(one.id) ? [] : [one.id]))
  // In the list of the others it appears without a word in the page.
  await publish(within, [...announced], { kind: 'notification', id, projectId })
  await publish(within, others, { kind: 'changed', tags: ['notifications'] })
}
