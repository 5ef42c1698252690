import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { AccountScope } from '../db/scope.ts'
import type { Mail } from './mail.ts'
import { insertMail } from './store.ts'

/** Mails are rows of a table: written in the transaction that causes them, sent later, at least once. */
export type Outbox = {
  /** Adds a mail in the open transaction, and so only if that is committed. */
  post: (scope: AccountScope, mail: Mail) => Promise<void>
}

export const openOutbox = (clock: Clock): Outbox => ({
  // The Message-ID is the same for every attempt, so that a repetition after a crash can be recognised.
  post: (scope, mail) => insertMail(scope, mail, `${randomUUID()}@puquio`, clock.now()),
})
