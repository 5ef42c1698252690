import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { AccountScope } from '../db/scope.ts'
import type { Mail } from './mail.ts'
import { insertMail } from './store.ts'

/** Mails leave through a table: written with what caused them, sent later, at least once. */
export type Outbox = {
  /** Puts a mail into the open transaction: it exists if and only if the rest does. */
  post: (scope: AccountScope, mail: Mail) => Promise<void>
}

export const openOutbox = (clock: Clock): Outbox => ({
  // The Message-ID stays the same over every attempt, so that a repeat after a crash can be known.
  post: (scope, mail) => insertMail(scope, mail, `${randomUUID()}@puquio`, clock.now()),
})
