import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { publish } from '../../platform/stream/publish.ts'
import { type Delivery, postDeliveries } from '../deliveries/service.ts'
import type { Delivered } from './delivered.ts'
import { notificationMail } from './mail.ts'
import { dueDeliveries } from './due-deliveries.ts'
import type { Recipient } from './recipients-store.ts'
import { whatsappMessage } from './whatsapp-message.ts'

/** Puts the deliveries of a notification to its recipients into the open transaction. */
export async function deliver(
  { outbox, webAddress, whatsapp }: Pick<Platform, 'outbox' | 'webAddress' | 'whatsapp'>,
  within: ProjectScope | SystemScope,
  given: Delivered,
  recipients: readonly Recipient[],
): Promise<void> {
  const { id, projectId } = given
  const now = within.clock.now()
  const due = dueDeliveries(given, recipients, now)
  const deliveries = due.map((one): Delivery => {
    const { recipient, method, at, isWanted } = one
    const userId = recipient.id
    if (!isWanted) return { userId, method, skipped: 'preference' }
    if (method === 1) return { userId, method }
    const from = at > now ? at : null
    if (method === 2)
      return { userId, method, mail: notificationMail(recipient, given, webAddress), at: from }
    // A person is told that WhatsApp is not configured; an event's other methods go their way.
    if (whatsapp === null) return { userId, method, skipped: 'not-configured' }
    if (!recipient.isPhoneVerified) return { userId, method, skipped: 'phone-not-verified' }
    const message = whatsappMessage(recipient, given, webAddress)
    return { userId, method, message, at: from }
  })
  await postDeliveries({ outbox }, within, given, deliveries)
  const announced = new Set(
    due.flatMap(({ recipient, method, isWanted }) =>
      method === 1 && isWanted ? [recipient.id] : [],
    ),
  )
  const others = recipients.flatMap((one) => (announced.has(one.id) ? [] : [one.id]))
  // The others' open pages reload the list, and announce nothing.
  await publish(within, [...announced], { kind: 'notification', id, projectId })
  await publish(within, others, { kind: 'changed', tags: ['notifications'] })
}
