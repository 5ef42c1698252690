import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { findAccessToken } from '../db/find-by-secret.ts'
import type { FindOptions, FoundSession } from '../db/sessions.ts'
import { Problem } from '../problem.ts'
import { limitRate } from './limit-rate.ts'
import { isTokenText } from './token-text.ts'

export type Tokens = {
  /** Who calls by the token of an `Authorization: Bearer …`. */
  find: (text: string, options?: FindOptions) => Promise<FoundSession>
}

/** Calls of one token in one process. */
const mostInMinute = 600

/** Reads the token at every call, so that a revoked one ends at once in every process. */
export function openTokens({ database, clock }: { database: Database; clock: Clock }): Tokens {
  const take = limitRate(mostInMinute, 60_000)
  return {
    async find(text, { isUse = true } = {}) {
      if (!isTokenText(text)) return { kind: 'refused', reason: 'unknown' }
      const session = await findAccessToken(database, { secret: text, at: clock.now() })
      if (!session?.token) return { kind: 'refused', reason: 'unknown' }
      if (session.endedAt) return { kind: 'refused', reason: 'revoked' }
      if (clock.now().getTime() >= new Date(session.endsAt).getTime())
        return { kind: 'refused', reason: 'expired' }
      if (!session.isUsable) return { kind: 'refused', reason: 'deactivated' }
      const waitMs = isUse ? take(session.token.id) : 0
      if (waitMs > 0)
        throw new Problem('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(waitMs / 1000) })
      return { kind: 'live', session }
    },
  }
}
