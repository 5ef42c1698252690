import type { DeviceChannel, NetworkWay } from '@puquio/domain'
import type { Rows } from '../../src/platform/db/database.ts'
import { hashOf } from '../../src/platform/db/sessions.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { newTokenText } from '../../src/platform/tokens/token-text.ts'
import { hoursBefore } from './hours-before.ts'

type Of = { projectId: number; author: number; now: string }

/** The one that the simulator's uplinks name, and one that fell silent two days ago. */
const gateways = [
  { key: '0016c001f1500812', name: 'Gateway del campamento', silentHours: 0, rssiDbm: -87 },
  { key: '0016c001f1500c4a', name: 'Gateway del cerro norte', silentHours: 50, rssiDbm: -109 },
]

/** Gateways that have heard a mine's LoRaWAN devices for a year. */
export async function loadGateways(
  rows: Rows,
  { projectId, now }: Of,
  deviceIds: readonly number[],
): Promise<void> {
  if (deviceIds.length === 0) return
  for (const { key, name, silentHours, rssiDbm } of gateways) {
    const [first, last] = [hoursBefore(now, 366 * 24), hoursBefore(now, silentHours)]
    await rows(sql`
      with made as (
        insert into gateway (project_id, key, name, first_heard_at, last_heard_at, rssi_dbm, snr_db, silent_since)
        values (${projectId}, ${key}, ${name}, ${first}, ${last}, ${rssiDbm}, 7.5, ${silentHours > 0 ? last : null})
        returning id)
      insert into gateway_device (project_id, gateway_id, device_id, first_heard_at, last_heard_at, rssi_dbm, snr_db)
      select ${projectId}, made.id, d.id, ${first}, ${last}, ${rssiDbm} - (d.id % 5), 7.5
      from made, unnest(${deviceIds}::int[]) d (id)`)
  }
}

/** The service by which the messages of a channel come. */
export const networkSeeds = {
  lora: { name: 'ChirpStack de la mina', wayIn: 'chirpstack' },
  satellite: { name: 'RockBLOCK de los pozos', wayIn: 'rockblock' },
} as const satisfies Partial<Record<DeviceChannel, { name: string; wayIn: NetworkWay }>>

/** The token by which a mine's network hands on what its devices send. */
export async function loadNetwork(
  rows: Rows,
  { projectId, author, now }: Of,
  channel: keyof typeof networkSeeds,
): Promise<string> {
  const token = newTokenText('network')
  const { name, wayIn } = networkSeeds[channel]
  await rows(sql`
    insert into network_token (project_id, name, way_in, must_be_signed, token_hash, ending, created_at, created_by)
    values (${projectId}, ${name}, ${wayIn}, false, ${hashOf(token)}, ${token.slice(-4)}, ${hoursBefore(now, 366 * 24)},
      ${author})`)
  return token
}

/** What the networks have handed on in so many days, and one message of a device that nobody has entered. */
export async function countNetworks(rows: Rows, days: number, now: string): Promise<void> {
  for (const [channel, { wayIn }] of Object.entries(networkSeeds))
    await rows(sql`
      update network_token t set taken = c.messages, last_taken_at = c.last_at, refused = 1,
        last_refused_at = ${hoursBefore(now, 220)}, last_refusal = 'EXTERNAL_KEY_NOT_KNOWN',
        last_refused_key = ${wayIn === 'chirpstack' ? '24e124136b502217' : '300434065264590'}
      from (select d.project_id, sum(${days}::int * 86400 / d.interval_s)::bigint as messages,
          max(s.last_received_at) as last_at
        from device d join device_state s on s.device_id = d.id where d.channel = ${channel} group by d.project_id) c
      where t.project_id = c.project_id and t.way_in = ${wayIn} and t.taken < c.messages`)
}
