import type { AccountScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import type { From } from './caller-address.ts'
import { isKnown, type Known } from './known-store.ts'
import { isPassword } from './passwords.ts'
import { remainingDelayMs } from './sign-in.ts'
import { type Account, lockAccount, readFailures, recordAttempt } from './store.ts'

export type Person = { userId: number; sessionId: number }

/** Asks a person who is signed in for the password; wrong ones count like those at the sign-in. */
export async function checkOwnPassword(
  scope: AccountScope,
  { userId }: Person,
  password: string,
  { from: { address }, known }: { from: From; known: Known },
): Promise<Account & { passwordHash: string }> {
  const { browserId } = known
  const failures = await readFailures(scope, { userId, browserId }, address)
  const waitMs = remainingDelayMs(failures, scope.clock.now(), isKnown(known))
  if (waitMs > 0) throw new Problem('TOO_MANY_TRIES', { retryAfterS: Math.ceil(waitMs / 1000) })
  const account = await scope.transaction((within) => lockAccount(within, userId))
  const passwordHash = account?.passwordHash ?? null
  if (account && passwordHash !== null && (await isPassword(passwordHash, password)))
    return { ...account, passwordHash }
  await recordAttempt(scope, {
    userId,
    email: account?.email ?? '',
    address,
    browserId,
    outcome: 'wrong-password',
  })
  throw new Problem('OLD_PASSWORD_WRONG')
}
