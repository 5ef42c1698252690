import type { AccountScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { blockedMail, type Invitation, type Reader } from './session-mails.ts'
import { mailLink } from './links.ts'
import { endSession, useLinks } from './store.ts'

export { type From, fromOf } from './caller-address.ts'
export { findKnown, queueOf } from './known-store.ts'
export { proveByPassword, requireProof } from './proof.ts'
export { type QueueAttempts, queueAttempts } from './queue-attempts.ts'
export type { Invitation } from './session-mails.ts'
export { openSession, type SignedIn } from './open-session.ts'
export { type Account, findAccount, lockAccount, recordAttempt, setProven } from './store.ts'
/** Of passwords, and of the codes that verify phones. */
export { hashPassword, isPassword } from './passwords.ts'

/** Functions of sign-in for other features, called in the transaction of the change that causes them. */
type Person = Reader & { id: number }

export const mailActivation = (
  platform: Platform,
  scope: AccountScope,
  to: Person,
  { pauseMs, invitation }: { pauseMs?: number; invitation?: Invitation } = {},
) =>
  mailLink(platform, scope, {
    kind: 'activation',
    to,
    ...(invitation && { invitation }),
    ...(pauseMs === undefined ? {} : { pauseMs }),
  })

/** Ends the session and all mailed links of a disabled user. */
export async function shutOut(
  scope: AccountScope | SystemScope,
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
