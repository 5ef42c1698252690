import type { AccountScope } from '../../platform/db/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { blockedMail, type Reader } from './session-mails.ts'
import { mailLink } from './links.ts'
import { endSession, useLinks } from './store.ts'

/** What other features ask of sign-in: each inside the transaction of the change that causes it. */
type Person = Reader & { id: number }

export const mailActivation = (
  platform: Platform,
  scope: AccountScope,
  to: Person,
  pauseMs?: number,
) =>
  mailLink(platform, scope, {
    kind: 'activation',
    to,
    ...(pauseMs === undefined ? {} : { pauseMs }),
  })

/** Ends what a person switched off could still use: the session, and every link in their mailbox. */
export async function shutOut(
  scope: AccountScope,
  userId: number,
  reason: 'blocked' | 'deactivated',
) {
  await endSession(scope, userId, reason)
  await useLinks(scope, userId, null)
}

export const tellBlocked = (
  { outbox }: Platform,
  scope: AccountScope,
  to: Person,
  reason: string,
) => outbox.post(scope, blockedMail(to, reason))
