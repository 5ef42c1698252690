import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { AccountScope, ProjectScope, SystemScope } from '../db/scopes/scope.ts'
import { enqueueForSystem } from '../jobs/enqueue.ts'
import { jobKind } from '../jobs/job-kind.ts'
import type { Mail } from './mail.ts'
import { insertMail } from './store.ts'

export const sendMailJob = jobKind('send-mail', 'system', z.object({ messageId: z.string() }))

/** Mails leave through a table: written with what caused them, sent later by a job, at least once. */
export type Outbox = {
  /**
   * Puts a mail into the open transaction: it exists if and only if the rest does. One of a project leaves
   * through the project's servers; a project may be named where the scope has none. It leaves at once, or
   * not before `notBefore`.
   */
  post: (
    scope: AccountScope | ProjectScope | SystemScope,
    mail: Mail,
    options?: { projectId?: number | null; notBefore?: Date },
  ) => Promise<void>
}

export const openOutbox = (clock: Clock): Outbox => ({
  async post(scope, mail, options = {}) {
    // The Message-ID stays the same over every attempt, so that a repeat after a crash can be known.
    const messageId = `${randomUUID()}@puquio`
    const { notBefore } = options
    const projectId = 'projectId' in scope ? scope.projectId : (options.projectId ?? null)
    await insertMail(scope, mail, { messageId, projectId, at: clock.now() })
    const runAt = notBefore ? { runAt: notBefore } : {}
    await enqueueForSystem(
      scope,
      sendMailJob,
      { messageId },
      { key: messageId, projectId, ...runAt },
    )
  },
})
