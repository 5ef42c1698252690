import { z } from 'zod'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { handles, type JobHandler, jobKind, NotYet } from '../../platform/jobs/job-kind.ts'
import type { Platform } from '../../platform/platform.ts'
import { phoneNumber } from '../../platform/whatsapp/phone-number.ts'
import { WhatsappRefusal } from '../../platform/whatsapp/refusal.ts'
import { referenceTo } from './reference.ts'
import {
  noteLeaving,
  noteRefused,
  readWaiting,
  storeFailure,
  storeSent,
  storeSkipped,
  unansweredMax,
} from './whatsapp-store.ts'

export const sendWhatsappJob = jobKind(
  'send-whatsapp',
  'system',
  z.object({ deliveryId: z.number() }),
)

const minuteMs = 60_000
/** Somebody took the account out of the environment: the deliveries wait for it. */
const unsetPauseMs = 15 * minuteMs

/** As those of mails: up to 30 s for an hour, then every 15 minutes, for five days. */
function pauseBeforeNext({ attempt }: { attempt: number }, error: unknown): number | null {
  if ((error instanceof WhatsappRefusal && error.isFinal) || attempt >= 604) return null
  return attempt > 124 ? 15 * minuteMs : Math.min(1000 * 2 ** (attempt - 1), 30_000)
}

/** Sends notifications by WhatsApp, of each project so many a second. */
export const sendsWhatsapp = ({
  config,
  whatsapp,
}: Pick<Platform, 'config' | 'whatsapp'>): JobHandler =>
  handles(sendWhatsappJob, {
    concurrency: 100,
    perProject: 10,
    perSecond: config.deliveriesPerSecond,
    pauseMs: pauseBeforeNext,
    async run({ payload: { deliveryId }, scope, attempt, complete }) {
      const found = await readWaiting(scope, deliveryId)
      if (!found) return
      if (whatsapp === null) throw new NotYet(unsetPauseMs)
      // Looked at again: a phone that was changed meanwhile is not the one that was verified.
      const to = found.isVerified && found.phone ? phoneNumber(found.phone) : null
      if (to === null) return complete((within) => storeSkipped(within, deliveryId))
      const { language, parameters } = found
      const template = whatsapp.templates.notification
      const message = { to, template, language, parameters, reference: referenceTo(deliveryId) }
      if (!(await noteLeaving(scope, deliveryId)))
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
    if (isAnswered) await noteRefused(within, id)
    await storeFailure(within, id, message.slice(0, 500), isGivenUp ? 'failed' : 'waiting')
  })
}

/** For the operator, in English as what the API answers. */
const unansweredReason = `It was sent ${unansweredMax} times and nobody said whether it arrived.`
