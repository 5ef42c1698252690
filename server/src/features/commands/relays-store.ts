import type { CommandObstacle, DeviceRelays } from '@puquio/contract/modi/commands'
import type { DeviceChannel } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

type Row = Pick<DeviceRelays, 'attributes' | 'attributesAt' | 'configuration'> & {
  name: string
  serial: string
  channel: DeviceChannel
  externalKey: string
  hasThingsStack: boolean
  hasHub: boolean
  retiredAt: string | null
  relay1: string
  relay2: string
  relay1On: boolean | null
  relay1At: string | null
  relay2On: boolean | null
  relay2At: string | null
}

/** What this installation reaches devices by, beside their own connections. */
export type Reach = { hasBroker: boolean; hasSatellite: boolean }

/** By each channel: why a command cannot get to a device behind it; null where it can. */
const obstacles: Record<DeviceChannel, (row: Row, reach: Reach) => CommandObstacle | null> = {
  mobile: () => null,
  lora: ({ hasHub, hasThingsStack }, { hasBroker }) =>
    hasHub || hasBroker || hasThingsStack ? null : 'no-network',
  satellite({ externalKey }, { hasSatellite }) {
    if (!hasSatellite) return 'no-account'
    return /^\d{15}$/.test(externalKey) ? null : 'no-imei'
  },
}

export async function findRelays(
  scope: ProjectScope,
  deviceId: number,
  reach: Reach,
): Promise<DeviceRelays | null> {
  const [row] = await scope.rows<Row>(sql`
    select d.name, d.serial, d.channel, d.external_key, d.retired_at, d.hub_id is not null as has_hub,
      exists (select from network_token n where n.project_id = d.project_id and n.way_in = 'things-stack'
        and n.revoked_at is null) as has_things_stack, d.relay_1, d.relay_2, r.relay_1_on, r.relay_1_at, r.relay_2_on,
      r.relay_2_at, coalesce(r.attributes, '{}') as attributes, r.attributes_at,
      (select c.configuration from device_command c where c.project_id = d.project_id and c.device_id = d.id
        and c.kind = 'configuration' and c.sent_at is not null and c.state <> 'failed'
        order by c.id desc limit 1) as configuration
    from device d left join device_report r on r.project_id = d.project_id and r.device_id = d.id
    where d.project_id = ${scope.projectId} and d.id = ${deviceId}`)
  if (!row) return null
  const { name, serial, attributes, attributesAt, configuration } = row
  const relays = [
    { relay: 1, name: row.relay1, isOn: row.relay1On, reportedAt: row.relay1At } as const,
    { relay: 2, name: row.relay2, isOn: row.relay2On, reportedAt: row.relay2At } as const,
  ]
  return {
    device: { id: deviceId, name, serial },
    obstacle: row.retiredAt === null ? obstacles[row.channel](row, reach) : 'retired',
    relays: relays.filter((relay) => relay.name !== ''),
    attributes,
    attributesAt,
    configuration,
  }
}
