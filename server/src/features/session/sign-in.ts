import { blockAfterFailures, signInDelayMs } from '@puquio/domain'
import { accountScope } from '../../platform/db/scopes/account-scope.ts'
import type { AccountScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import type { From } from './caller-address.ts'
import { isKnown, type Known } from './known-store.ts'
import { mailLink } from './links.ts'
import { openSession, type SignedIn } from './open-session.ts'
import { isPassword } from './passwords.ts'
import {
  type Account,
  closeSignIn,
  countDelayed,
  type Failures,
  findAccount,
  type Outcome,
  readFailures,
  recordAttempt,
} from './store.ts'

/** Between two mails to a blocked person who goes on trying. */
const unblockMailPauseMs = 3_600_000
const activationMailPauseMs = 5 * 60_000

type Attempt = {
  platform: Platform
  scope: AccountScope
  failures: Failures
  known: Known
  /** Records the outcome, in an open transaction where one is given. */
  record: (outcome: Outcome, within?: AccountScope) => Promise<void>
}

/** Signs in: throws a Problem for each refusal, in this order, else opens a session. */
export async function signIn(
  platform: Platform,
  { email, password }: { email: string; password: string },
  { from, known }: { from: From; known: Known },
): Promise<SignedIn> {
  const scope = accountScope(platform.database, platform.clock)
  const account = await findAccount(scope, email)
  const userId = account?.id ?? null
  const { browserId } = known
  const failures = await readFailures(scope, { userId, browserId }, from.address)
  const record: Attempt['record'] = (outcome, within = scope) =>
    recordAttempt(within, { userId, email, address: from.address, browserId, outcome })
  const attempt = { platform, scope, failures, known, record }

  await refuseTooSoon(attempt, from.address)
  if (!account) {
    await record('not-registered')
    throw new Problem('USER_NOT_REGISTERED')
  }
  await refuseBlocked(attempt, account)
  const passwordHash = await refuseNeverActivated(attempt, account)
  if (!(await isPassword(passwordHash, password))) return refuseWrongPassword(attempt, account)
  if (!account.isActive) {
    await record('not-active')
    throw new Problem('USER_NOT_ACTIVE', { mailed: false })
  }
  return openSession(platform, scope, account, { from, browserId })
}

async function refuseTooSoon({ scope, failures, known }: Attempt, address: string) {
  const waitMs = remainingDelayMs(failures, scope.clock.now(), isKnown(known))
  if (waitMs <= 0) return
  await countDelayed(scope, address)
  throw new Problem('TOO_MANY_TRIES', { retryAfterS: Math.ceil(waitMs / 1000) })
}

/** The block does not hold for an address or a browser from which the account signed in before. */
async function refuseBlocked(
  { platform, scope, known, record }: Attempt,
  account: Account,
): Promise<void> {
  if (account.blockedAt) {
    await record('blocked')
    throw new Problem('USER_BLOCKED', { by: 'administrator' })
  }
  if (!account.signInClosedAt || isKnown(known)) return
  await scope.transaction(async (within) => {
    await record('blocked', within)
    const pauseMs = unblockMailPauseMs
    await mailLink(platform, within, { kind: 'unblock', to: account, pauseMs })
  })
  throw new Problem('USER_BLOCKED', { by: 'wrong-passwords' })
}

/** Returns the password's hash; mails the activation link again where the account was never activated. */
async function refuseNeverActivated(
  { platform, scope, record }: Attempt,
  account: Account,
): Promise<string> {
  if (account.emailVerifiedAt && account.passwordHash !== null) return account.passwordHash
  await scope.transaction(async (within) => {
    await record('not-active', within)
    const pauseMs = activationMailPauseMs
    await mailLink(platform, within, { kind: 'activation', to: account, pauseMs })
  })
  throw new Problem('USER_NOT_ACTIVE', { mailed: true })
}

/**
 * Blocks the account for unknown addresses after too many failures in a day, and mails the link that lifts
 * the block.
 */
async function refuseWrongPassword(
  { platform, scope, failures, record }: Attempt,
  account: Account,
): Promise<never> {
  await scope.transaction(async (within) => {
    await record('wrong-password', within)
    if (account.signInClosedAt || failures.ofAccount + 1 < blockAfterFailures) return
    await closeSignIn(within, account.id)
    await mailLink(platform, within, { kind: 'unblock', to: account })
  })
  throw new Problem('WRONG_PASSWORD')
}

/**
 * Returns how much of the delay is left; that of the account and that of the address count from their own
 * last failures. Where the account knows the address or browser, failures of the whole address do not
 * count.
 */
export function remainingDelayMs(failures: Failures, now: Date, isKnownHere: boolean): number {
  const left = (at: string | null, delayMs: number) =>
    at ? new Date(at).getTime() + delayMs - now.getTime() : 0
  const none = { failuresOfAccountFromHere: 0, failuresOfAddress: 0 }
  const ofAddress = isKnownHere ? 0 : failures.ofAddress
  return Math.max(
    left(
      failures.lastOfAccountAt,
      signInDelayMs({ ...none, failuresOfAccountFromHere: failures.ofAccountFromHere }),
    ),
    left(failures.lastOfAddressAt, signInDelayMs({ ...none, failuresOfAddress: ofAddress })),
  )
}
