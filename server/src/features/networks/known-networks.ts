import { holdFound } from '../../platform/tokens/hold-found.ts'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import type { Platform } from '../../platform/platform.ts'
import { isTokenText } from '../../platform/tokens/token-text.ts'
import { findNetwork, type KnownNetwork } from './known-networks-store.ts'
import { type Counts, openCounts } from './network-counts.ts'
import { networksChannel } from './token-store.ts'

export type KnownNetworks = Counts & {
  /** The network of a token in use; null where it is no network's, or was revoked. */
  byToken: (token: string) => Promise<KnownNetwork | null>
}

export async function openKnownNetworks(
  { database, log }: Pick<Platform, 'database' | 'log'>,
  scope: TelemetryScope,
): Promise<KnownNetworks> {
  const find = await holdFound<KnownNetwork>(database, networksChannel)
  const counts = openCounts(scope, (error) => log.warn({ err: error }, 'counts of networks'))
  return {
    ...counts,
    async byToken(token) {
      // A wrong checksum costs no question to the database.
      if (!isTokenText(token, 'network')) return null
      const hash = hashOf(token)
      return find(hash.toString('base64'), () => findNetwork(scope, hash))
    },
  }
}
