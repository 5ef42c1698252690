import type { SystemScope } from '../db/scopes/scope.ts'
import { deliveryPauses, unsetPauseMs } from '../delivery/delivery-pauses.ts'
import {
  noteLeaving,
  noteRefused,
  unansweredMax,
  unansweredReason,
} from '../delivery/unanswered-store.ts'
import { handles, type JobHandler, NotYet, type RunningJob } from '../jobs/job-kind.ts'
import type { Platform } from '../platform.ts'
import { partsFor } from './attachments.ts'
import { failureText } from './failure-text.ts'
import { sendBulkMailJob, sendMailJob } from './outbox.ts'
import { serversFor } from './server-store.ts'
import { markSent, markUnsent, readUnsent, type UnsentMail } from './store.ts'
import { type Way, wayOfEnvironment, wayOfServer } from './transport.ts'

type PlatformParts = Pick<Platform, 'config' | 'keys' | 'outbound' | 'files'>
export type MailOutcome = { state: 'sent' | 'waiting' | 'failed'; reason: string | null }
/** Told of each attempt, in the transaction that keeps its outcome. */
type OnOutcome = (within: SystemScope, messageId: string, outcome: MailOutcome) => Promise<void>

/** A server that hangs holds those of its project and no more. */
const atOnce = { concurrency: 100, perProject: 4 }

/** Sends what waits in the outbox: killed in between, once more, with the same Message-ID. */
export const sendsMails = (platform: PlatformParts): JobHandler<'send-mail'> =>
  handles(sendMailJob, { ...atOnce, pauseMs: pauseBeforeNext, run: sending(platform) })

/** Sends the mails of notifications, of each project so many a second. */
export const sendsBulkMails = (
  platform: PlatformParts,
  onOutcome?: OnOutcome,
): JobHandler<'send-bulk-mail'> =>
  handles(sendBulkMailJob, {
    ...atOnce,
    perSecond: platform.config.deliveriesPerSecond,
    pauseMs: pauseBeforeNext,
    run: sending(platform, onOutcome),
  })

type Sending = RunningJob<'system', { messageId: string }>

function sending(
  { config, keys, outbound, files }: PlatformParts,
  onOutcome: OnOutcome = () => Promise.resolve(),
): (job: Sending) => Promise<void> {
  const { smtpUrl, smtpFrom } = config
  const ofEnvironment = smtpUrl && smtpFrom ? [wayOfEnvironment(smtpUrl, smtpFrom)] : []
  return async ({ payload: { messageId }, scope, attempt, complete }) => {
    const mail = await readUnsent(scope, messageId)
    if (!mail) return
    const end = (within: SystemScope, state: 'waiting' | 'failed', reason: string) =>
      Promise.all([
        markUnsent(within, mail.id, reason, state),
        onOutcome(within, messageId, { state, reason }),
      ])
    if (mail.unanswered >= unansweredMax)
      return void (await complete((within) => end(within, 'failed', unansweredReason)))
    const servers = await serversFor(scope, mail.projectId)
    const ways = (isOwn: boolean) =>
      servers
        .filter(({ projectId }) => (projectId !== null) === isOwn)
        .map((server) => wayOfServer(server, keys, outbound))
    const all = [...ways(true), ...ofEnvironment, ...(ofEnvironment.length > 0 ? [] : ways(false))]
    // Nobody is told while no server is set; setting one lets all of them run.
    if (all.length === 0) throw new NotYet(unsetPauseMs)
    try {
      await sendByFirst(all, { mail, files }, scope)
    } catch (error) {
      const state = pauseBeforeNext({ attempt }, error) === null ? 'failed' : 'waiting'
      await scope.transaction((within) => end(within, state, failureText(error)))
      throw error
    }
    await complete(async (within) => {
      await markSent(within, mail.id)
      await onOutcome(within, messageId, { state: 'sent', reason: null })
    })
  }
}

class SentOftenEnough extends Error {}

/** Tries one way after another; a mail that one of them refuses for good is refused. */
async function sendByFirst(
  ways: readonly Way[],
  { mail, files }: { mail: UnsentMail; files: PlatformParts['files'] },
  scope: SystemScope,
) {
  const failures: unknown[] = []
  for (const way of ways) {
    let isLeft = false
    try {
      return await way.send(
        { ...messageOf(mail), ...partsFor(mail, way.maxBytes, files) },
        async () => {
          if (!(await noteLeaving(scope, 'mail', mail.id)))
            throw new SentOftenEnough(unansweredReason)
          isLeft = true
        },
      )
    } catch (error) {
      if (isLeft && isAnswered(error)) await noteRefused(scope, 'mail', mail.id)
      if (isRefusedForGood(error) || error instanceof SentOftenEnough) throw error
      failures.push(error)
    }
  }
  throw failures[0]
}

const isAnswered = (error: unknown) =>
  typeof (error as { responseCode?: number }).responseCode === 'number'

export const pauseBeforeNext = deliveryPauses(
  (error) => isRefusedForGood(error) || error instanceof SentOftenEnough,
)

/** Answers to who did not sign in, or not well enough, at whatever command they come (RFC 4954, section 6). */
const signInCodes: readonly number[] = [530, 534, 535, 538]

/** A 5xx about this mail is final; one about our own sign-in at the server is ours to mend. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string }
  if (signInCodes.includes(responseCode)) return false
  return responseCode >= 500 && responseCode < 600 && ['EENVELOPE', 'EMESSAGE'].includes(code)
}

const messageOf = ({ messageId, to, subject, createdAt }: UnsentMail) => ({
  to,
  subject,
  messageId: `<${messageId}>`,
  date: new Date(createdAt),
  headers: { 'Auto-Submitted': 'auto-generated' },
})
