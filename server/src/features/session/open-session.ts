import { randomBytes } from 'node:crypto'
import type { AccountScope } from '../../platform/db/scopes/scope.ts'
import { hashOf, unusedLifeMs } from '../../platform/db/sessions.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import type { From } from './caller-address.ts'
import { rememberBrowser } from './known-store.ts'
import {
  type Account,
  endSession,
  insertSession,
  lockAccount,
  recordAttempt,
  type SignInMethod,
} from './store.ts'

const absoluteLifeMs = 12 * 3_600_000

export type SignedIn = {
  token: string
  cookie: string
  browserToken: string
  hasEndedAnother: boolean
}

type Opening = { from: From; browserId: number | null; method?: SignInMethod }

/** Opens a session for whom a password or a provider proved, and ends the account's earlier one. */
export async function openSession(
  platform: Platform,
  scope: AccountScope,
  account: Account,
  { from, browserId, method = 'password' }: Opening,
): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url')
  const cookie = randomBytes(32).toString('base64url')
  const browserToken = randomBytes(32).toString('base64url')
  const now = scope.clock.now().getTime()
  const hasEndedAnother = await scope.transaction(async (within) => {
    // The lock serialises sign-ins of one user: each ends the session before it.
    const current = await lockAccount(within, account.id)
    const isUnchanged =
      current?.passwordHash === account.passwordHash && current.isActive && !current.blockedAt
    if (!isUnchanged) throw new Problem(method === 'password' ? 'WRONG_PASSWORD' : 'SSO_NOT_PROVEN')
    const seenAfter = new Date(now - unusedLifeMs(platform.config))
    const ended = await endSession(within, account.id, 'superseded', { seenAfter })
    await insertSession(within, {
      userId: account.id,
      tokenHash: hashOf(token),
      cookieHash: hashOf(cookie),
      address: from.address,
      device: from.device,
      endsAt: new Date(now + absoluteLifeMs),
    })
    await recordAttempt(within, {
      userId: account.id,
      email: account.email,
      address: from.address,
      browserId,
      outcome: 'signed-in',
      method,
    })
    await rememberBrowser(within, {
      userId: account.id,
      before: from.browserHash,
      now: hashOf(browserToken),
    })
    return ended
  })
  await platform.sessions.forget(account.id)
  return { token, cookie, browserToken, hasEndedAnother }
}
