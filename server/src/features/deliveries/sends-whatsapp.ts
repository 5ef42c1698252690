import { z } from 'zod'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { deliveryPauses, unsetPauseMs } from '../../platform/delivery/delivery-pauses.ts'
import { keptReason } from '../../platform/delivery/kept-reason.ts'
import {
  noteLeaving,
  noteRefused,
  unansweredReason,
} from '../../platform/delivery/unanswered-store.ts'
import { handles, type JobHandler, jobKind, NotYet } from '../../platform/jobs/job-kind.ts'
import type { Platform } from '../../platform/platform.ts'
import { phoneNumber } from '../../platform/whatsapp/phone-number.ts'
import { WhatsappRefusal } from '../../platform/whatsapp/refusal.ts'
import { referenceTo } from './reference.ts'
import { readWaiting, storeFailure, storeSent, storeSkipped } from './whatsapp-store.ts'

export const sendWhatsappJob = jobKind(
  'send-whatsapp',
  'system',
  z.object({ deliveryId: z.number() }),
)

const pauseBeforeNext = deliveryPauses((error) => error instanceof WhatsappRefusal && error.isFinal)

/** Sends notifications by WhatsApp, of each project so many a second. */
export const sendsWhatsapp = ({
  config,
  whatsapp,
}: Pick<Platform, 'config' | 'whatsapp'>): JobHandler<'send-whatsapp'> =>
  handles(sendWhatsappJob, {
    concurrency: 100,
    perProject: 10,
    perSecond: config.deliveriesPerSecond,
    pauseMs: pauseBeforeNext,
    async run({ payload: { deliveryId }, scope, attempt, complete }) {
      const found = await readWaiting(scope, deliveryId)
      if (!found) return
      // Somebody took the account out of the environment.
      if (whatsapp === null) throw new NotYet(unsetPauseMs)
      // Looked at again: a phone that was changed meanwhile is not the one that was verified.
      const to = found.isVerified && found.phone ? phoneNumber(found.phone) : null
      if (to === null) return complete((within) => storeSkipped(within, deliveryId))
      const { language, parameters } = found
      const template = whatsapp.templates.notification
      const message = { to, template, language, parameters, reference: referenceTo(deliveryId) }
      if (!(await noteLeaving(scope, 'notification_delivery', deliveryId)))
        return complete((within) => storeFailure(within, deliveryId, unansweredReason, 'failed'))
      try {
        const messageId = await whatsapp.send(message)
        await complete((within) => storeSent(within, deliveryId, messageId))
      } catch (error) {
        if (error instanceof WhatsappRefusal)
          await keepRefusal(scope, deliveryId, error, pauseBeforeNext({ attempt }, error) === null)
        throw error
      }
    },
  })

async function keepRefusal(
  scope: SystemScope,
  id: number,
  { message, isAnswered }: WhatsappRefusal,
  isGivenUp: boolean,
) {
  await scope.transaction(async (within) => {
    if (isAnswered) await noteRefused(within, 'notification_delivery', id)
    await storeFailure(within, id, keptReason(message), isGivenUp ? 'failed' : 'waiting')
  })
}
