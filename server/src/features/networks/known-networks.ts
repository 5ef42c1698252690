import { holdFound } from '../../platform/tokens/hold-found.ts'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import { networkOf } from '../../platform/http/limits/network-of.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { limitRate } from '../../platform/tokens/limit-rate.ts'
import { isTokenText } from '../../platform/tokens/token-text.ts'
import { findNetwork, type KnownNetwork } from './known-networks-store.ts'
import { type Counts, openCounts } from './network-counts.ts'
import { networksChannel } from './token-store.ts'

export type KnownNetworks = Counts & {
  /** The network of a token in use; null where it is no network's, or was revoked. */
  byToken: (token: string) => Promise<KnownNetwork | null>
  /** Who calls by HTTP: an unknown token is refused, and too many from one address have to wait. */
  identify: (way: string, token: string, address: string) => Promise<KnownNetwork>
}

/** Unknown tokens from one address. */
const unknownInMinute = 60

export async function openKnownNetworks(
  { database, log }: Pick<Platform, 'database' | 'log'>,
  scope: TelemetryScope,
): Promise<KnownNetworks> {
  const find = await holdFound<KnownNetwork>(database, networksChannel)
  const counts = openCounts(scope, (error) => log.warn({ err: error }, 'counts of networks'))
  const takeUnknown = limitRate(unknownInMinute, 60_000)
  const byToken = async (token: string) => {
    // A wrong checksum costs no question to the database.
    if (!isTokenText(token, 'network')) return null
    const hash = hashOf(token)
    return find(hash.toString('base64'), () => findNetwork(scope, hash))
  }
  return {
    ...counts,
    byToken,
    async identify(way, token, address) {
      const network = await byToken(token)
      if (network?.wayIn === way) return network
      const waitMs = takeUnknown(networkOf(address))
      if (waitMs > 0)
        throw new Problem('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(waitMs / 1000) })
      throw new Problem('DEVICE_NOT_KNOWN')
    },
  }
}
