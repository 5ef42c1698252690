import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { AccountScope, ProjectScope, SystemScope } from '../db/scopes/scope.ts'
import { enqueueAllForSystem, runWaiting } from '../jobs/enqueue.ts'
import { jobKind } from '../jobs/job-kind.ts'
import type { Mail } from './mail.ts'
import { runNow } from '../jobs/queue-store.ts'
import { insertMails, markWaiting, type WaitingMail } from './store.ts'

const payload = z.object({ messageId: z.string() })
/** Mails that somebody waits for: of accounts and tests. */
export const sendMailJob = jobKind('send-mail', 'system', payload)
/** Mails of notifications, however many: behind them no link to a password waits. */
export const sendBulkMailJob = jobKind('send-bulk-mail', 'system', payload)

type AnyScope = AccountScope | ProjectScope | SystemScope
export type BulkMail = Mail & { notBefore: Date | null }

/** Mails leave through a table: written with what caused them, sent later by a job, at least once. */
export type Outbox = {
  /**
   * Puts a mail into the open transaction: it exists if and only if the rest does. One of a project leaves
   * through the project's servers.
   */
  post: (scope: AnyScope, mail: Mail) => Promise<void>
  /** As `post`, many at once, at the pace of the project; returns their Message-IDs in the same order. */
  postBulk: (
    scope: AnyScope,
    projectId: number | null,
    mails: readonly BulkMail[],
  ) => Promise<string[]>
}

export const openOutbox = (clock: Clock): Outbox => {
  const postAll = async (
    scope: AnyScope,
    mails: readonly (Mail & { notBefore?: Date | null })[],
    of: { projectId: number | null; isBulk: boolean },
  ) => {
    // The Message-ID stays the same over every attempt, so that a repeat after a crash can be known.
    const posted = mails.map((mail) => ({ ...mail, ...of, messageId: `${randomUUID()}@puquio` }))
    await insertMails(scope, posted, { ...of, at: clock.now() })
    await enqueueMails(scope, posted)
    return posted.map(({ messageId }) => messageId)
  }
  return {
    async post(scope, mail) {
      const projectId = 'projectId' in scope ? scope.projectId : null
      await postAll(scope, [mail], { projectId, isBulk: false })
    },
    async postBulk(scope, projectId, mails) {
      if (mails.length === 0) return []
      return postAll(scope, mails, { projectId, isBulk: true })
    },
  }
}

/** Of one kind and one project. */
async function enqueueMails(
  scope: AnyScope,
  mails: readonly (WaitingMail & { notBefore?: Date | null })[],
) {
  const jobs = mails.map(({ messageId, projectId, notBefore = null }) => ({
    payload: { messageId },
    key: messageId,
    projectId,
    runAt: notBefore,
  }))
  await enqueueAllForSystem(scope, mails[0]?.isBulk ? sendBulkMailJob : sendMailJob, jobs)
}

/** Lets a mail that was not sent, or all that failed, leave now; returns how many there are. */
export async function retryMails(
  scope: SystemScope,
  which: { id: number } | { messageId: string } | 'failed',
): Promise<number> {
  const waiting = await markWaiting(scope, which)
  for (const isBulk of [false, true]) {
    const mails = waiting.filter((mail) => mail.isBulk === isBulk)
    const kind = isBulk ? sendBulkMailJob : sendMailJob
    await runNow(scope, { kind, keys: mails.map(({ messageId }) => messageId) })
    // Those whose job was swept meanwhile.
    await enqueueMails(scope, mails)
  }
  return waiting.length
}

/** A server is there that was not: all that waits may leave now. */
export async function runWaitingMails(scope: ProjectScope | SystemScope): Promise<void> {
  await runWaiting(scope, sendMailJob)
  await runWaiting(scope, sendBulkMailJob)
}
