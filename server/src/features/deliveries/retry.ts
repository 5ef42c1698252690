import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { enqueueAllForSystem } from '../../platform/jobs/enqueue.ts'
import { runNow } from '../../platform/jobs/queue-store.ts'
import { retryMails } from '../../platform/mail/outbox.ts'
import { whatsappJob } from './post-deliveries.ts'
import { sendWhatsappJob } from './sends-whatsapp.ts'
import { markDeliveriesWaiting, type Retried } from './store.ts'

/** Returns whether the delivery waited or had failed. */
export const retryDelivery = (scope: SystemScope, id: number): Promise<boolean> =>
  scope.transaction(async (within) => {
    const [retried] = await markDeliveriesWaiting(within, { id })
    if (retried?.method === 2 && retried.messageId)
      await retryMails(within, { messageId: retried.messageId })
    await retryWhatsapp(within, retried ? [retried] : [])
    return retried !== undefined
  })

/** Returns whether the mail waited or had failed; the delivery that it is of waits with it. */
export const retryMail = (scope: SystemScope, mailId: number): Promise<boolean> =>
  scope.transaction(async (within) => {
    await markDeliveriesWaiting(within, { mailId })
    return (await retryMails(within, { id: mailId })) > 0
  })

/** Returns how many failed: deliveries, and mails that belong to none. */
export const retryFailed = (scope: SystemScope): Promise<number> =>
  scope.transaction(async (within) => {
    const retried = await markDeliveriesWaiting(within, 'failed')
    await retryWhatsapp(within, retried)
    const mails = await retryMails(within, 'failed')
    return retried.filter(({ method }) => method !== 2).length + mails
  })

/** Lets their jobs run now, and adds those that were swept meanwhile. */
async function retryWhatsapp(within: SystemScope, retried: readonly Retried[]) {
  const jobs = retried
    .filter(({ method }) => method === 3)
    .map(({ id, projectId }) => whatsappJob(id, projectId))
  await runNow(within, { kind: sendWhatsappJob, keys: jobs.map(({ key }) => key) })
  await enqueueAllForSystem(within, sendWhatsappJob, jobs)
}
