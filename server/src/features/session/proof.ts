import { proofMinutes } from '@puquio/contract/people/proof'
import { ago } from '../../platform/clock.ts'
import { accountScope, accountWithin } from '../../platform/db/scopes/account-scope.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import type { From } from './caller-address.ts'
import type { Known } from './known-store.ts'
import { checkOwnPassword, type Person } from './own-password.ts'
import { isProven, recordAttempt, setProven } from './store.ts'

/** Proves by the password who is at an open session; it is recorded as a sign-in. */
export async function proveByPassword(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  person: Person,
  password: string,
  place: { from: From; known: Known },
): Promise<void> {
  const scope = accountScope(database, clock)
  const { id: userId, email } = await checkOwnPassword(scope, person, password, place)
  await scope.transaction(async (within) => {
    await setProven(within, person.sessionId)
    const { address } = place.from
    const { browserId } = place.known
    await recordAttempt(within, { userId, email, address, browserId, outcome: 'signed-in' })
  })
}

/** Throws unless the person of the session signed in again a few minutes ago at most, in the open transaction. */
export async function requireProof(scope: ProjectScope, sessionId: number): Promise<void> {
  const since = ago(scope.clock, { minutes: proofMinutes })
  if (!(await isProven(accountWithin(scope), { sessionId, since })))
    throw new Problem('SIGN_IN_AGAIN')
}
