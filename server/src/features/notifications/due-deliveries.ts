import type { NotificationPriority, SendingMethod } from '@puquio/contract/notifications'
import { endOfQuietHours } from '@puquio/domain'
import type { Recipient } from './recipients-store.ts'

export type DueDelivery = {
  recipient: Recipient
  method: SendingMethod
  at: Date
  isWanted: boolean
}

const columns = { 1: 'high', 2: 'medium', 3: 'low' } as const

/**
 * Returns by which methods a notification goes to each recipient, when, and whether the recipient wants that
 * method for its priority. Quiet hours hold back what leaves the page, unless the priority is high.
 */
export const dueDeliveries = (
  { priority, methods }: { priority: NotificationPriority; methods: readonly SendingMethod[] },
  recipients: readonly Recipient[],
  now: Date,
): DueDelivery[] =>
  recipients.flatMap((recipient) => {
    const wanted = recipient[columns[priority]]
    const after = priority === 1 ? null : quietUntil(recipient, now)
    return methods.map((method) => ({
      recipient,
      method,
      at: method === 1 ? now : (after ?? now),
      isWanted: wanted === null || wanted.includes(method),
    }))
  })

const quietUntil = ({ quietFrom, quietUntil: until, timeZone }: Recipient, now: Date) =>
  quietFrom === null || until === null || timeZone === null
    ? null
    : endOfQuietHours({ from: quietFrom, until, timeZone }, now)
