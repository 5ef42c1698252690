import { randomBytes } from 'node:crypto'
import { blockAfterFailures, signInDelayMs } from '@puquio/domain'
import { type AccountScope, accountScope } from '../../platform/db/scope.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import type { From } from './caller-address.ts'
import { mailLink } from './links.ts'
import { isPassword } from './passwords.ts'
import {
  type Account,
  closeSignIn,
  endSession,
  type Failures,
  findAccount,
  insertSession,
  lockAccount,
  type Outcome,
  readFailures,
  recordAttempt,
} from './store.ts'

const absoluteLifeMs = 12 * 3_600_000
/** Between two mails that a blocked person gets while trying on. */
const unblockMailPauseMs = 3_600_000
const activationMailPauseMs = 5 * 60_000

export type SignedIn = { token: string; cookie: string; hasEndedAnother: boolean }

/** The sign-in of the specification: a Problem for each of its refusals, a session for the rest. */
export async function signIn(
  platform: Platform,
  { email, password }: { email: string; password: string },
  from: From,
): Promise<SignedIn> {
  const scope = accountScope(platform.database, platform.clock)
  const account = await findAccount(scope, email)
  const failures = await readFailures(scope, account?.id ?? null, from.address)
  const record = (outcome: Outcome, within: AccountScope = scope) =>
    recordAttempt(within, { userId: account?.id ?? null, email, address: from.address, outcome })

  const waitMs = remainingDelayMs(failures, scope.clock.now())
  if (waitMs > 0) {
    await record('delayed')
    throw new Problem('TOO_MANY_TRIES', { retryAfterS: Math.ceil(waitMs / 1000) })
  }
  if (!account) {
    await record('not-registered')
    throw new Problem('USER_NOT_REGISTERED')
  }
  if (account.blockedAt) {
    await record('blocked')
    throw new Problem('USER_BLOCKED', { by: 'administrator' })
  }
  if (account.signInClosedAt && !failures.isKnownAddress) {
    await scope.transaction(async (within) => {
      await record('blocked', within)
      await mailLink(platform, within, {
        kind: 'unblock',
        to: account,
        pauseMs: unblockMailPauseMs,
      })
    })
    throw new Problem('USER_BLOCKED', { by: 'wrong-passwords' })
  }
  if (!account.emailVerifiedAt || account.passwordHash === null) {
    await scope.transaction(async (within) => {
      await record('not-active', within)
      await mailLink(platform, within, {
        kind: 'activation',
        to: account,
        pauseMs: activationMailPauseMs,
      })
    })
    throw new Problem('USER_NOT_ACTIVE', { mailed: true })
  }
  if (!(await isPassword(account.passwordHash, password))) {
    await scope.transaction(async (within) => {
      await record('wrong-password', within)
      if (account.signInClosedAt || failures.ofAccount + 1 < blockAfterFailures) return
      await closeSignIn(within, account.id)
      await mailLink(platform, within, { kind: 'unblock', to: account })
    })
    throw new Problem('WRONG_PASSWORD')
  }
  if (!account.isActive) {
    await record('not-active')
    throw new Problem('USER_NOT_ACTIVE', { mailed: false })
  }
  return openSession(platform, scope, account, from)
}

/** How much of the delay that failures cost is left; the two kinds count from their own last failure. */
export function remainingDelayMs(failures: Failures, now: Date): number {
  const left = (at: string | null, delayMs: number) =>
    at ? new Date(at).getTime() + delayMs - now.getTime() : 0
  const none = { failuresOfAccountFromAddress: 0, failuresOfAddress: 0 }
  return Math.max(
    left(
      failures.lastOfAccountAt,
      signInDelayMs({ ...none, failuresOfAccountFromAddress: failures.ofAccountFromAddress }),
    ),
    left(
      failures.lastOfAddressAt,
      signInDelayMs({ ...none, failuresOfAddress: failures.ofAddress }),
    ),
  )
}

async function openSession(
  platform: Platform,
  scope: AccountScope,
  account: Account,
  from: From,
): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url')
  const cookie = randomBytes(32).toString('base64url')
  const now = scope.clock.now().getTime()
  const { sessionMs, idleMs } = platform.config
  const hasEndedAnother = await scope.transaction(async (within) => {
    // The lock puts sign-ins of one user in a row: each ends the one before it.
    const current = await lockAccount(within, account.id)
    const isUnchanged =
      current?.passwordHash === account.passwordHash && current.isActive && !current.blockedAt
    if (!isUnchanged) throw new Problem('WRONG_PASSWORD')
    const seenAfter = new Date(now - sessionMs - idleMs - 60_000)
    const ended = await endSession(within, account.id, 'superseded', { seenAfter })
    await insertSession(within, {
      userId: account.id,
      tokenHash: hashOf(token),
      cookieHash: hashOf(cookie),
      ...from,
      endsAt: new Date(now + absoluteLifeMs),
    })
    await recordAttempt(within, {
      userId: account.id,
      email: account.email,
      address: from.address,
      outcome: 'signed-in',
    })
    return ended
  })
  await platform.sessions.forget(account.id)
  return { token, cookie, hasEndedAnother }
}
