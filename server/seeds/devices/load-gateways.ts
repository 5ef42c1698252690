import type { Rows } from '../../src/platform/db/database.ts'
import { hashOf } from '../../src/platform/db/sessions.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { newTokenText } from '../../src/platform/tokens/token-text.ts'

type Of = { projectId: number; author: number; now: string }

/** The one that the simulator's uplinks name, and one that fell silent two days ago. */
const gateways = [
  { key: '0016c001f1500812', name: 'Gateway del campamento', silentHours: 0, rssiDbm: -87 },
  { key: '0016c001f1500c4a', name: 'Gateway del cerro norte', silentHours: 50, rssiDbm: -109 },
]
const hoursBefore = (now: string, hours: number) =>
  new Date(Date.parse(now) - hours * 3_600_000).toISOString()

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

/** The token by which a mine's LoRaWAN server hands on what its devices send. */
export async function loadNetwork(rows: Rows, { projectId, author, now }: Of): Promise<string> {
  const token = newTokenText('network')
  await rows(sql`
    insert into network_token (project_id, name, way_in, must_be_signed, token_hash, ending, created_at, created_by)
    values (${projectId}, 'ChirpStack de la mina', 'chirpstack', false, ${hashOf(token)}, ${token.slice(-4)}, ${now},
      ${author})`)
  return token
}
