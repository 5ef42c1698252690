import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { type KnownNetwork, type NetworkCounts, saveCounts } from './known-networks-store.ts'

const everyMs = 1000

type Outcome = { at: Date; refused: { problem: string; deviceKey: string } | null }

export type Counts = {
  /** Counts a message of a network that was taken or refused. */
  count: (network: KnownNetwork, outcome: Outcome) => void
  close: () => Promise<void>
}

/** Gathers what came by networks and writes it once a second. */
export function openCounts(scope: TelemetryScope, onError: (error: Error) => void): Counts {
  let gathered = new Map<number, NetworkCounts>()
  const write = async () => {
    if (gathered.size === 0) return
    const taken = gathered
    gathered = new Map()
    // Counts that cannot be written are lost: the messages themselves are not.
    await saveCounts(scope, [...taken.values()]).catch(onError)
  }
  let writing = Promise.resolve()
  const timer = setInterval(() => {
    writing = writing.then(write)
  }, everyMs).unref()
  return {
    count({ networkId }, { at, refused }) {
      const none = { networkId, taken: 0, refused: 0, lastTakenAt: null, lastRefused: null }
      const counts: NetworkCounts = gathered.get(networkId) ?? none
      if (refused) {
        counts.refused += 1
        counts.lastRefused = { at, ...refused }
      } else {
        counts.taken += 1
        counts.lastTakenAt = at
      }
      gathered.set(networkId, counts)
    },
    async close() {
      clearInterval(timer)
      await writing
      await write()
    },
  }
}
