import type { NetworkWay } from '@puquio/domain'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

export type KnownNetwork = {
  networkId: number
  projectId: number
  wayIn: NetworkWay
  mustBeSigned: boolean
}

/** By the hash of its token; null where there is none in use. */
export async function findNetwork(
  { rows }: TelemetryScope,
  hash: Buffer,
): Promise<KnownNetwork | null> {
  const [row] = await rows<KnownNetwork>(sql`
    select id as network_id, project_id, way_in, must_be_signed from network_token
    where token_hash = ${hash} and revoked_at is null`)
  return row ?? null
}

/** What came by a network since it was written last. */
export type NetworkCounts = {
  networkId: number
  taken: number
  refused: number
  lastTakenAt: Date | null
  lastRefused: { at: Date; problem: string; deviceKey: string } | null
}

export async function saveCounts({ rows }: TelemetryScope, all: readonly NetworkCounts[]) {
  // In one order, so that two processes do not wait for each other.
  const sorted = all.toSorted((a, b) => a.networkId - b.networkId)
  const refused = sorted.map(({ lastRefused }) => lastRefused)
  await rows(sql`
    update network_token t set taken = t.taken + n.taken, refused = t.refused + n.refused,
      last_taken_at = greatest(t.last_taken_at, n.taken_at),
      last_refused_at = coalesce(n.refused_at, t.last_refused_at),
      last_refusal = coalesce(n.problem, t.last_refusal),
      last_refused_key = coalesce(n.device_key, t.last_refused_key)
    from unnest(${sorted.map(({ networkId }) => networkId)}::int[], ${sorted.map(({ taken }) => taken)}::int[],
      ${sorted.map((one) => one.refused)}::int[],
      ${sorted.map(({ lastTakenAt }) => lastTakenAt?.toISOString() ?? null)}::timestamptz[],
      ${refused.map((one) => one?.at.toISOString() ?? null)}::timestamptz[],
      ${refused.map((one) => one?.problem ?? null)}::text[], ${refused.map((one) => one?.deviceKey ?? null)}::text[])
      n (id, taken, refused, taken_at, refused_at, problem, device_key)
    where t.id = n.id`)
}
