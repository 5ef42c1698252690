import { type Failed, isolate } from '../../platform/db/isolate/isolate.ts'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export type Heard = {
  deviceId: number
  projectId: number
  /** Null where none was used. */
  tokenId: number | null
  certificateId: number | null
  receivedAt: Date
  /** Null where no message said so: what was known before stays. */
  batteryPct: number | null
  rssiDbm: number | null
}

/** Returns what the database refuses; the devices of others are saved without it. */
export const saveStates = (
  scope: TelemetryScope,
  all: readonly Heard[],
): Promise<Failed<Heard>[]> => {
  // In one order, so that two processes do not wait for each other.
  const sorted = all.toSorted((a, b) => a.deviceId - b.deviceId)
  return scope.transaction((within) => isolate(within, sorted, (some) => save(within, some)))
}

async function save({ rows }: Pick<TelemetryScope, 'rows'>, sorted: readonly Heard[]) {
  await rows(sql`
    insert into device_state (device_id, project_id, last_received_at, battery_pct, rssi_dbm)
    select * from unnest(${sorted.map(({ deviceId }) => deviceId)}::int[],
      ${sorted.map(({ projectId }) => projectId)}::int[],
      ${sorted.map(({ receivedAt }) => receivedAt.toISOString())}::timestamptz[],
      ${sorted.map(({ batteryPct }) => batteryPct)}::real[], ${sorted.map(({ rssiDbm }) => rssiDbm)}::real[])
    on conflict (device_id) do update set
      last_received_at = greatest(device_state.last_received_at, excluded.last_received_at),
      battery_pct = coalesce(excluded.battery_pct, device_state.battery_pct),
      rssi_dbm = coalesce(excluded.rssi_dbm, device_state.rssi_dbm)`)
  const tokens = usedBy(sorted, 'tokenId')
  await rows(sql`
    update device_token t set last_used_at = u.at from ${tokens} u(id, at) where ${isNewer}`)
  const certificates = usedBy(sorted, 'certificateId')
  await rows(sql`
    update device_certificate t set last_used_at = u.at from ${certificates} u(id, at) where ${isNewer}`)
}

function usedBy(all: readonly Heard[], by: 'tokenId' | 'certificateId'): Sql {
  const used = all.filter((heard) => heard[by] !== null)
  return sql`unnest(${used.map((heard) => heard[by])}::int[],
    ${used.map(({ receivedAt }) => receivedAt.toISOString())}::timestamptz[])`
}

/** Once a minute is enough. */
const isNewer = sql`t.id = u.id and (t.last_used_at is null or t.last_used_at < u.at - interval '1 minute')`
