import { ago } from '../../platform/clock.ts'
import { accountScope } from '../../platform/db/scopes/account-scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { notify } from '../notifications/service.ts'
import type { From } from './caller-address.ts'
import { forgetBrowsers, isKnown, type Known } from './known-store.ts'
import { mailLink, openLink } from './links.ts'
import { checkOwnPassword, type Person } from './own-password.ts'
import { checkNewPassword, hashPassword } from './passwords.ts'
import {
  type Account,
  countLinksAskedFrom,
  endSession,
  findAccount,
  lockAccount,
  lockAddress,
  openSignIn,
  setActivated,
  setPassword,
  useLinks,
} from './store.ts'

const mostLinksFromAddressInHour = 20

type NewPassword = { password: string; repeated: string }

/**
 * Mails a reset link, or an activation link where the account was never activated; never reveals who is
 * registered.
 */
export async function mailForgotten(
  platform: Platform,
  email: string,
  { from: { address }, known }: { from: From; known: Known },
) {
  await accountScope(platform.database, platform.clock).transaction(async (scope) => {
    if (!isKnown(known)) await refuseTooManyFrom(scope, address)
    const account = await findAccount(scope, email)
    if (!account || account.blockedAt || (account.emailVerifiedAt && !account.isActive)) return
    const kind = account.emailVerifiedAt ? 'reset' : 'activation'
    await mailLink(platform, scope, { kind, to: account, address })
  })
}

/**
 * Strangers at a shared address must not use up the links of its users: addresses known to an account have
 * limits of their own.
 */
async function refuseTooManyFrom(scope: Within, address: string) {
  await lockAddress(scope, address)
  const hourAgo = ago(scope.clock, { hours: 1 })
  if ((await countLinksAskedFrom(scope, address, hourAgo)) >= mostLinksFromAddressInHour)
    throw new Problem('TOO_MANY_TRIES', { retryAfterS: 3600 })
}

/** Sets the password that a reset link asks for, and ends the session that the old one opened. */
export async function resetPassword(
  platform: Platform,
  { token, ...given }: NewPassword & { token: string },
) {
  const userId = await withNewPassword(platform, token, 'reset', given, async (within, account) => {
    await openSignIn(within, account.id)
    await endSession(within, account.id, 'password-changed')
  })
  await platform.sessions.forget(userId)
}

export async function activate(
  platform: Platform,
  { token, ...given }: NewPassword & { token: string },
) {
  const userId = await withNewPassword(
    platform,
    token,
    'activation',
    given,
    async (within, { id, email }) => {
      const person = await setActivated(within, id)
      const told = { exceptId: id }
      await notify(within, 'user-activated', { person, email }, { projectsOf: id }, told)
    },
  )
  await platform.sessions.forget(userId)
}

export async function liftBlock(platform: Platform, token: string) {
  const scope = accountScope(platform.database, platform.clock)
  await scope.transaction(async (within) => {
    const { account } = await openLink(within, token, ['unblock'])
    await openSignIn(within, account.id)
    await useLinks(within, account.id, 'unblock')
  })
}

type Change = NewPassword & { oldPassword: string }

/** Wrong old passwords count like those at the sign-in. */
export async function changePassword(
  platform: Platform,
  person: Person,
  change: Change,
  place: { from: From; known: Known },
) {
  const { userId } = person
  const scope = accountScope(platform.database, platform.clock)
  const { passwordHash: oldHash } = await checkOwnPassword(scope, person, change.oldPassword, place)
  await checkNewPassword(change, oldHash)
  const passwordHash = await hashPassword(change.password)
  await scope.transaction(async (within) => {
    const current = await lockAccount(within, userId)
    if (current?.passwordHash !== oldHash) throw new Problem('OLD_PASSWORD_WRONG')
    await setPassword(within, userId, passwordHash)
    await forgetBrowsers(within, userId)
    await useLinks(within, userId, 'reset')
    await endSession(within, userId, 'password-changed', { except: person.sessionId })
  })
  await platform.sessions.forget(userId)
}

type Within = ReturnType<typeof accountScope>

/** The hash is computed between two reads of the link, so that no connection is held meanwhile. */
async function withNewPassword(
  platform: Platform,
  token: string,
  kind: 'reset' | 'activation',
  given: NewPassword,
  alsoDo: (within: Within, account: Account) => Promise<unknown>,
): Promise<number> {
  const scope = accountScope(platform.database, platform.clock)
  const { account } = await scope.transaction((within) => openLink(within, token, [kind]))
  await checkNewPassword(given, account.passwordHash)
  const passwordHash = await hashPassword(given.password)
  return scope.transaction(async (within) => {
    const again = await openLink(within, token, [kind])
    await setPassword(within, again.account.id, passwordHash)
    await forgetBrowsers(within, again.account.id)
    await useLinks(within, again.account.id, kind)
    await alsoDo(within, again.account)
    return again.account.id
  })
}
