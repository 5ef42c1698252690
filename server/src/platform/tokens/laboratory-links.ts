import { todayIn } from '@puquio/domain'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { findLaboratoryLink, type LinkRecord } from '../db/find-by-secret.ts'
import { networkOf } from '../http/limits/network-of.ts'
import { Problem } from '../problem.ts'
import { limitRate } from './limit-rate.ts'
import { isTokenText } from './token-text.ts'

type Sender = { address: string; isUse: boolean }

export type Links = {
  /** Returns the link whose secret a call brings; throws where there is none, or it is revoked or expired. */
  find: (text: string, sender: Sender) => Promise<LinkRecord>
}

const minuteMs = 60_000
/** Calls of one link, and unknown secrets from one address, in one process. */
const mostInMinute = { calls: 300, unknown: 20 }

/** Reads the link at every call, so that a revoked one ends at once in every process. */
export function openLinks({ database, clock }: { database: Database; clock: Clock }): Links {
  const takeCall = limitRate(mostInMinute.calls, minuteMs)
  const takeUnknown = limitRate(mostInMinute.unknown, minuteMs)
  return {
    async find(text, { address, isUse }) {
      // A wrong checksum is not counted: nobody learns anything by it.
      if (!isTokenText(text, 'laboratory')) throw notValid('unknown')
      const found = await findLaboratoryLink(database, { secret: text, at: clock.now() })
      if (!found) {
        // Wrong ones alone: laboratories share addresses, and nobody guesses one of 2^256 secrets.
        refuseWaiting(takeUnknown(networkOf(address)))
        throw notValid('unknown')
      }
      if (found.revokedAt) throw notValid('revoked')
      if (found.until < todayIn(found.timeZone, clock.now())) throw notValid('expired')
      if (isUse) refuseWaiting(takeCall(found.id))
      return found
    },
  }
}

const notValid = (reason: 'unknown' | 'expired' | 'revoked') =>
  new Problem('LABORATORY_LINK_NOT_VALID', { reason })

function refuseWaiting(waitMs: number) {
  if (waitMs > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(waitMs / 1000) })
}
