import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { retryMails } from '../../platform/mail/outbox.ts'
import { markDeliveriesWaiting } from './store.ts'

/** Returns whether the delivery waited or had failed. */
export const retryDelivery = (scope: SystemScope, id: number): Promise<boolean> =>
  scope.transaction(async (within) => {
    const [retried] = await markDeliveriesWaiting(within, { id })
    if (retried?.messageId) await retryMails(within, { messageId: retried.messageId })
    return retried !== undefined
  })

/** Returns how many failed: deliveries, and mails that belong to none. */
export const retryFailed = (scope: SystemScope): Promise<number> =>
  scope.transaction(async (within) => {
    const retried = await markDeliveriesWaiting(within, 'failed')
    const mails = await retryMails(within, 'failed')
    return retried.filter(({ method }) => method !== 2).length + mails
  })
