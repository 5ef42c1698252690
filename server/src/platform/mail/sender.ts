import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { senderScope } from '../db/system-scopes.ts'
import type { Platform } from '../platform.ts'
import { claimMail, type DueMail, markSent, markUnsent } from './store.ts'

export type Sender = { stop: () => Promise<void> }

type Parts = Pick<Platform, 'database' | 'clock' | 'log'> & {
  smtpUrl: string
  from: string
  pollMs?: number
}

const hourMs = 3_600_000
const giveUpAfterMs = 5 * 24 * hourMs

/**
 * Sends what waits in the outbox, one mail at a time. A mail is locked while it is sent and marked in the
 * same transaction: after a crash in between it is sent again, with the same Message-ID.
 */
export function startSender({ database, clock, log, smtpUrl, from, pollMs = 1000 }: Parts): Sender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  const stopping = new AbortController()
  const scope = senderScope({ database, clock })

  const sendNext = () =>
    scope.transaction(async (within) => {
      const mail = await claimMail(within)
      if (!mail) return false
      try {
        await transport.sendMail(messageOf(mail, from))
        await markSent(within, mail.id)
      } catch (error) {
        const nextAttemptAt = isRefusedForGood(error) ? null : nextAttempt(mail, clock.now())
        await markUnsent(within, mail.id, shortened(error), nextAttemptAt)
        log.warn(
          { mailId: mail.id, reason: shortened(error), isGivenUp: nextAttemptAt === null },
          'mail not sent',
        )
      }
      return true
    })

  const run = async () => {
    while (!stopping.signal.aborted) {
      const hasWorked = await sendNext().catch((error: Error) => {
        log.warn({ err: error }, 'outbox')
        return false
      })
      if (!hasWorked)
        await pause(pollMs, null, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
      transport.close()
    },
  }
}

/** Pauses grow to 30 s and, after an hour, to 15 minutes; null once it is given up. */
export function nextAttempt(
  { attempts, createdAt }: Pick<DueMail, 'attempts' | 'createdAt'>,
  now: Date,
): Date | null {
  const ageMs = now.getTime() - new Date(createdAt).getTime()
  if (ageMs > giveUpAfterMs) return null
  const pauseMs = ageMs > hourMs ? 15 * 60_000 : Math.min(1000 * 2 ** attempts, 30_000)
  return new Date(now.getTime() + pauseMs)
}

/** A 5xx for this mail is final; one for our own sign-in at the server is an error of configuration. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && responseCode < 600 && ['EENVELOPE', 'EMESSAGE'].includes(code)
}

const messageOf = ({ messageId, to, subject, text, html, createdAt }: DueMail, from: string) => ({
  from,
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
