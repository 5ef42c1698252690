import type { NotificationPriority, SendingMethod } from '@puquio/contract/notifications'
import { endOfQuietHours } from '@puquio/domain'
import type { Recipient } from './recipients-store.ts'

export type Delivery = { recipient: Recipient; method: SendingMethod; at: Date }

const columns = { 1: 'high', 2: 'medium', 3: 'low' } as const

/**
 * Returns by which methods a notification goes to each recipient, and when: of its methods those that the
 * recipient wants for its priority. Quiet hours hold back what leaves the page, unless the priority is high.
 */
export const planDeliveries = (
  { priority, methods }: { priority: NotificationPriority; methods: readonly SendingMethod[] },
  recipients: readonly Recipient[],
  now: Date,
): Delivery[] =>
  recipients.flatMap((recipient) => {
    const wanted = recipient[columns[priority]]
    const after = priority === 1 ? null : quietUntil(recipient, now)
    return methods
      .filter((method) => wanted === null || wanted.includes(method))
      .map((method) => ({ recipient, method, at: method === 1 ? now : (after ?? now) }))
  })

const quietUntil = ({ quietFrom, quietUntil: until, timeZone }: Recipient, now: Date) =>
  quietFrom === null || until === null || timeZone === null
    ? null
    : endOfQuietHours({ from: quietFrom, until, timeZone }, now)
