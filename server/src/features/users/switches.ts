import { accountScope } from '../../platform/db/scopes/account-scope.ts'
import type { AccountScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { type Invitation, mailActivation, shutOut, tellBlocked } from '../session/service.ts'
import { holdAdministrators } from './administration.ts'
import { clearBlocked, lockUser, setActive, setBlocked, type State } from './store.ts'

type Who = { userId: number; callerId: number | null }

/**
 * Changes the user under a lock; cached sessions are dropped before the response. A caller is named where only
 * system administrators may, so that none who is one no more lets somebody back in.
 */
async function change(
  platform: Platform,
  { userId, callerId }: Who,
  work: (scope: AccountScope, user: State) => Promise<unknown>,
): Promise<void> {
  await accountScope(platform.database, platform.clock).transaction(async (scope) => {
    if (callerId !== null) await holdAdministrators(scope, callerId, userId)
    const user = await lockUser(scope, userId)
    if (!user) throw new Problem('USER_NOT_FOUND')
    await work(scope, user)
  })
  await platform.sessions.forget(userId)
}

/** Nobody may block themselves: the last administrator could not be unblocked. */
const refuseSelf = (callerId: number, userId: number) => {
  if (callerId === userId) throw new Problem('ACCESS_DENIED')
}

export function blockUser(platform: Platform, callerId: number, userId: number, reason: string) {
  refuseSelf(callerId, userId)
  return change(platform, { userId, callerId }, async (scope, user) => {
    // A repeated request has the same result, without a second mail.
    if (user.isBlocked) return
    await setBlocked(scope, userId, reason)
    await shutOut(scope, userId, 'blocked')
    await tellBlocked(platform, scope, user, reason)
  })
}

export const unblockUser = (platform: Platform, callerId: number, userId: number) =>
  change(platform, { userId, callerId }, (scope) => clearBlocked(scope, userId))

export const activateUser = (platform: Platform, callerId: number, userId: number) =>
  change(platform, { userId, callerId }, async (scope, user) => {
    if (user.isActive) throw new Problem('ALREADY_ACTIVE')
    // Without a password there is nothing to enable: the activation link has to be opened first.
    if (!user.isVerified) throw new Problem('EMAIL_NOT_VERIFIED')
    await setActive(scope, userId, true)
  })

export function deactivateUser(platform: Platform, callerId: number, userId: number) {
  refuseSelf(callerId, userId)
  return change(platform, { userId, callerId }, async (scope, user) => {
    if (!user.isActive) throw new Problem('ALREADY_INACTIVE')
    await setActive(scope, userId, false)
    await shutOut(scope, userId, 'deactivated')
  })
}

/** Names who made the account, where that was a project's ADMIN. */
export const resendActivation = (platform: Platform, userId: number, invitation?: Invitation) =>
  change(platform, { userId, callerId: null }, async (scope, user) => {
    if (user.isVerified) throw new Problem('ALREADY_VERIFIED')
    const isMailed = await mailActivation(platform, scope, user, {
      pauseMs: 0,
      ...(invitation && { invitation }),
    })
    if (!isMailed) throw new Problem('TOO_MANY_TRIES', { retryAfterS: 3600 })
  })
