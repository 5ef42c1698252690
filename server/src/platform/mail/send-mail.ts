import { handles, type JobHandler, NotYet } from '../jobs/job-kind.ts'
import type { Platform } from '../platform.ts'
import { sendMailJob } from './outbox.ts'
import { serversFor } from './server-store.ts'
import { markSent, markUnsent, readUnsent, type UnsentMail } from './store.ts'
import { type Way, wayOfEnvironment, wayThrough } from './transport.ts'

type Parts = Pick<Platform, 'config' | 'keys' | 'outbound'>

const minuteMs = 60_000
/** Nobody is told while no server is set; setting one lets all of them run. */
const unsetPauseMs = 15 * minuteMs

/** Sends what waits in the outbox: killed in between, once more, with the same Message-ID. */
export function sendsMails({ config, keys, outbound }: Parts): JobHandler {
  const { smtpUrl, smtpFrom } = config
  const ofEnvironment = smtpUrl && smtpFrom ? [wayOfEnvironment(smtpUrl, smtpFrom)] : []
  return handles(sendMailJob, {
    concurrency: 10,
    // A server that hangs holds these and no more.
    perProject: 4,
    pauseMs: pauseBeforeNext,
    async run({ payload, scope, attempt, complete }) {
      const mail = await readUnsent(scope, payload.messageId)
      if (!mail) return
      const servers = await serversFor(scope, mail.projectId)
      const ways = (isOwn: boolean) =>
        servers
          .filter(({ projectId }) => (projectId !== null) === isOwn)
          .map((server) => wayThrough(server, keys, outbound))
      const all = [
        ...ways(true),
        ...ofEnvironment,
        ...(ofEnvironment.length > 0 ? [] : ways(false)),
      ]
      if (all.length === 0) throw new NotYet(unsetPauseMs)
      try {
        await sendByFirst(all, mail)
      } catch (error) {
        const isGivenUp = pauseBeforeNext({ attempt }, error) === null
        await markUnsent(scope, mail.id, shortened(error), isGivenUp ? 'failed' : 'waiting')
        throw error
      }
      await complete((within) => markSent(within, mail.id))
    },
  })
}

/** Tries one way after another; a mail that one of them refuses for good is refused. */
async function sendByFirst(ways: readonly Way[], mail: UnsentMail) {
  const failures: unknown[] = []
  for (const way of ways) {
    try {
      return await way.send(messageOf(mail))
    } catch (error) {
      if (isRefusedForGood(error)) throw error
      failures.push(error)
    }
  }
  throw failures[0]
}

/**
 * Pauses double from one second to 30; after an hour of them they are 15 minutes long, for five days. The
 * first hour is 124 attempts.
 */
export function pauseBeforeNext({ attempt }: { attempt: number }, error: unknown): number | null {
  if (isRefusedForGood(error) || attempt >= 604) return null
  return attempt > 124 ? 15 * minuteMs : Math.min(1000 * 2 ** (attempt - 1), 30_000)
}

/** A 5xx about this mail is final; one about our own sign-in at the server is ours to mend. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && responseCode < 600 && ['EENVELOPE', 'EMESSAGE'].includes(code)
}

const messageOf = ({ messageId, to, subject, text, html, createdAt }: UnsentMail) => ({
  to,
  subject,
  text,
  html,
  messageId: `<${messageId}>`,
  date: new Date(createdAt),
  headers: { 'Auto-Submitted': 'auto-generated' },
})

const shortened = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)
