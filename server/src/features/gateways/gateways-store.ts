import {
  type Gateway,
  gatewayDevicesMax,
  type GatewayInput,
  type HeardDevice,
  type HearingGateway,
} from '@puquio/contract/modi/gateways'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

const columns: Sql = sql`g.id, g.key, g.name, g.interval_s, g.first_heard_at, g.last_heard_at, g.rssi_dbm, g.snr_db,
  g.silent_since, g.version,
  (select count(*)::int from gateway_device l where l.project_id = g.project_id and l.gateway_id = g.id) as device_count`

/** Of the project's, but for those that were forgotten; the silent ones first. */
export const listGateways = (scope: ProjectScope): Promise<Gateway[]> =>
  scope.rows<Gateway>(sql`
    select ${columns} from gateway g where g.project_id = ${scope.projectId} and g.forgotten_at is null
    order by g.silent_since is null, g.silent_since, name_key(coalesce(nullif(g.name, ''), g.key)), g.id`)

export async function findGateway(scope: ProjectScope, id: number): Promise<Gateway | null> {
  const [row] = await scope.rows<Gateway>(sql`
    select ${columns} from gateway g
    where g.project_id = ${scope.projectId} and g.id = ${id} and g.forgotten_at is null`)
  return row ?? null
}

export const listDevices = (scope: ProjectScope, gatewayId: number): Promise<HeardDevice[]> =>
  scope.rows<HeardDevice>(sql`
    select jsonb_build_object('id', d.id, 'serial', d.serial, 'name', d.name) as device, l.first_heard_at,
      l.last_heard_at, l.rssi_dbm, l.snr_db
    from gateway_device l join device d on d.project_id = l.project_id and d.id = l.device_id
    where l.project_id = ${scope.projectId} and l.gateway_id = ${gatewayId}
    order by l.last_heard_at desc, d.id limit ${gatewayDevicesMax}`)

type HearingRow = HearingGateway['gateway'] & Omit<HearingGateway, 'gateway'>

export async function listHearing(
  scope: ProjectScope,
  deviceId: number,
): Promise<HearingGateway[]> {
  const rows = await scope.rows<HearingRow>(sql`
    select g.id, g.key, g.name, g.silent_since, l.first_heard_at, l.last_heard_at, l.rssi_dbm, l.snr_db
    from gateway_device l join gateway g on g.project_id = l.project_id and g.id = l.gateway_id
    where l.project_id = ${scope.projectId} and l.device_id = ${deviceId} and g.forgotten_at is null
    order by l.last_heard_at desc, g.id`)
  return rows.map(({ id, key, name, silentSince, ...heard }) => ({
    gateway: { id, key, name, silentSince },
    ...heard,
  }))
}

type OneOf = { id: number; version: number }

/** Returns false where it was changed since that version. One that is not silent by its new interval is not any more. */
export async function updateGateway(
  scope: ProjectScope,
  { id, version }: OneOf,
  { name, intervalS }: GatewayInput,
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update gateway set name = ${name}, interval_s = ${intervalS}, version = version + 1,
      silent_since = case when ${intervalS}::int is null
        or last_heard_at + make_interval(secs => ${intervalS}::int) >= ${scope.clock.now()} then null else silent_since end
    where project_id = ${scope.projectId} and id = ${id} and version = ${version} and forgotten_at is null returning id`)
  return rows.length > 0
}

/** Returns false where there is no such gateway. */
export async function forgetGateway(scope: ProjectScope, id: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    update gateway set forgotten_at = ${scope.clock.now()}, silent_since = null
    where project_id = ${scope.projectId} and id = ${id} and forgotten_at is null returning id`)
  return rows.length > 0
}
