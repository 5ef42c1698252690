import type { ProviderAccount } from '@puquio/contract/people/single-sign-on'
import { ago } from '../../platform/clock.ts'
import { accountScope } from '../../platform/db/scopes/account-scope.ts'
import type { AccountScope } from '../../platform/db/scopes/scope.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import {
  type Account,
  findAccount,
  findKnown,
  type From,
  lockAccount,
  mailActivation,
  openSession,
  recordAttempt,
  setProven,
  type SignedIn,
} from '../session/service.ts'
import type { ProviderIdentity } from './account-of.ts'
import { isProofSecret } from './flow.ts'
import { mayTell } from './may-tell.ts'
import {
  findLinked,
  insertFinished,
  insertLinked,
  isSystemAdmin,
  takeFinished,
  updateLinked,
} from './store.ts'

/** Between the provider's answer and the page that asks for the session. */
const takenWithin = { minutes: 2 }
const activationMailPauseMs = 5 * 60_000

/** Keeps who came back; the second answer to one flow is refused. */
export async function keepFinished(platform: Platform, secret: string, found: ProviderIdentity) {
  const scope = accountScope(platform.database, platform.clock)
  if (!(await insertFinished(scope, hashOf(secret), found))) throw new Problem('SSO_NOT_PROVEN')
}

/**
 * Opens a session for whoever the flow of this secret proved to be; what the page says of itself must agree
 * with that.
 */
export async function signInByFlow(
  platform: Platform,
  secret: string | null,
  { said, from }: { said: ProviderAccount; from: From },
): Promise<SignedIn & { email: string }> {
  const scope = accountScope(platform.database, platform.clock)
  const after = ago(scope.clock, takenWithin)
  const found = secret === null ? null : await takeFinished(scope, hashOf(secret), after)
  if (found?.username !== said.username || found.homeAccountId !== said.homeAccountId)
    throw new Problem('SSO_NOT_PROVEN')
  const account = await findUser(platform, scope, found)
  const attempt = { scope, found, account, from }
  if (!account) {
    await record(attempt, 'not-registered')
    if (found.email === null) throw new Problem('SSO_NO_EMAIL')
    throw new Problem(mayTell(platform.config, found) ? 'USER_NOT_REGISTERED' : 'SSO_FOREIGN_EMAIL')
  }
  await refuseShutOut(platform, { ...attempt, account })
  await link(platform, scope, account.id, found)
  const known = await findKnown(scope, account.email, from)
  const { browserId } = known
  const opened = await openSession(platform, scope, account, {
    from,
    browserId,
    method: 'single-sign-on',
  })
  return { ...opened, email: account.email }
}

/** Proves by a flow of `newProofSecret` who is at an open session: whoever the provider asked must be its person. */
export async function proveByFlow(
  platform: Platform,
  secret: string | null,
  { person, from }: { person: { userId: number; sessionId: number; email: string }; from: From },
): Promise<void> {
  const scope = accountScope(platform.database, platform.clock)
  if (secret === null || !isProofSecret(secret)) throw new Problem('SSO_NOT_PROVEN')
  await scope.transaction(async (within) => {
    const after = ago(scope.clock, takenWithin)
    const found = await takeFinished(within, hashOf(secret), after)
    if (!found) throw new Problem('SSO_NOT_PROVEN')
    const linked = await findLinked(within, found)
    if (linked?.userId !== person.userId) throw new Problem('SSO_OTHER_ACCOUNT')
    await setProven(within, person.sessionId)
    const attempt = { userId: person.userId, email: person.email, address: from.address }
    const method = 'single-sign-on'
    await recordAttempt(within, { ...attempt, browserId: null, outcome: 'signed-in', method })
  })
}

/** By the link; else by the e-mail, for the first time, where the issuer may tell whose it is. */
async function findUser(
  { config }: Platform,
  scope: AccountScope,
  found: ProviderIdentity,
): Promise<Account | null> {
  const linked = await findLinked(scope, found)
  if (linked) return lockAccount(scope, linked.userId)
  if (found.email === null) return null
  // Nobody is looked for otherwise: the answer says nothing of who has an account.
  return mayTell(config, found) ? findAccount(scope, found.email) : null
}

type Attempt = {
  scope: AccountScope
  found: ProviderIdentity
  account: Account | null
  from: From
}

const record = (
  { scope, found, account, from }: Attempt,
  outcome: 'not-registered' | 'not-active' | 'blocked',
) =>
  recordAttempt(scope, {
    userId: account?.id ?? null,
    email: account?.email ?? found.email ?? found.username,
    address: from.address,
    browserId: null,
    outcome,
    method: 'single-sign-on',
  })

/** The block after wrong passwords does not hold: no password can be guessed here. */
async function refuseShutOut(platform: Platform, attempt: Attempt & { account: Account }) {
  const { scope, account } = attempt
  if (account.blockedAt) {
    await record(attempt, 'blocked')
    throw new Problem('USER_BLOCKED', { by: 'administrator' })
  }
  if (account.isActive && account.emailVerifiedAt) return
  await record(attempt, 'not-active')
  const isNew = account.emailVerifiedAt === null
  if (isNew) {
    const pauseMs = activationMailPauseMs
    await scope.transaction((within) => mailActivation(platform, within, account, { pauseMs }))
  }
  throw new Problem('USER_NOT_ACTIVE', { mailed: isNew })
}

/** Under the user's lock: a link that was taken away since it was found is not made anew but by the e-mail. */
const link = ({ config }: Platform, scope: AccountScope, userId: number, found: ProviderIdentity) =>
  scope.transaction(async (within) => {
    const account = await lockAccount(within, userId)
    const linked = await findLinked(within, found)
    if (linked && linked.userId === account?.id)
      return updateLinked(within, linked.identityId, found)
    if (linked) throw new Problem('SSO_OTHER_ACCOUNT')
    if (found.email === null || account?.email !== found.email || !mayTell(config, found))
      throw new Problem('SSO_NOT_PROVEN')
    if (await isSystemAdmin(within, userId)) throw new Problem('SSO_ADMINISTRATOR')
    if (!(await insertLinked(within, userId, found))) throw new Problem('SSO_OTHER_ACCOUNT')
  })
