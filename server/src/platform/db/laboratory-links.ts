import { todayIn } from '@puquio/domain'
import type { Clock } from '../clock.ts'
import type { Database } from './database.ts'
import { hashOf } from './sessions.ts'
import { sql } from './sql.ts'
import { Problem } from '../problem.ts'
import { limitRate } from '../tokens/limit-rate.ts'
import { isTokenText } from '../tokens/token-text.ts'

/** What the link of a laboratory is for, as the guard reads it. */
export type LinkRecord = {
  id: number
  projectId: number
  timeZone: string
  project: string
  laboratoryId: number
  laboratory: string
  label: string
  /** The last day. */
  until: string
  stationIds: number[] | null
  revokedAt: string | null
}

type Sender = { address: string; isUse: boolean }

export type Links = {
  /** Whose files a call is about that brings the secret of a link; throws where the link is none, or is no longer one. */
  find: (text: string, sender: Sender) => Promise<LinkRecord>
}

const minuteMs = 60_000
/** Of one link, and of unknown links from one address, in one process. */
const mostInMinute = { calls: 300, unknown: 20 }

/** Asked for at every call, so that a link that was revoked ends at once in every process. */
export function openLinks({ database, clock }: { database: Database; clock: Clock }): Links {
  const takeCall = limitRate(mostInMinute.calls, minuteMs)
  const takeUnknown = limitRate(mostInMinute.unknown, minuteMs)
  return {
    async find(text, { address, isUse }) {
      // By its checksum: nobody guesses by it.
      if (!isTokenText(text, 'laboratory')) throw notValid('unknown')
      // Before it is looked for: whoever guesses learns nothing from then on.
      refuseWaiting(takeUnknown(address, { isCounted: false }))
      const found = await read(database, clock, text)
      if (!found) {
        refuseWaiting(takeUnknown(address))
        throw notValid('unknown')
      }
      if (found.revokedAt) throw notValid('revoked')
      if (found.until < todayIn(found.timeZone, clock.now())) throw notValid('expired')
      if (isUse) refuseWaiting(takeCall(found.id))
      return found
    },
  }
}

async function read(database: Database, clock: Clock, text: string): Promise<LinkRecord | null> {
  const [row] = await database.one<{ found: LinkRecord | null }>(
    {},
    sql`select use_laboratory_link(${hashOf(text)}, ${clock.now()}) as found`,
  )
  return row?.found ?? null
}

const notValid = (reason: 'unknown' | 'expired' | 'revoked') =>
  new Problem('LABORATORY_LINK_NOT_VALID', { reason })

function refuseWaiting(waitMs: number) {
  if (waitMs > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(waitMs / 1000) })
}
