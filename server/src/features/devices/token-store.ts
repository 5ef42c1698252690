import type { DeviceToken } from '@puquio/contract/modi/devices'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** Those that are live, the latest first. */
export const listTokens = (scope: ProjectScope, deviceId: number): Promise<DeviceToken[]> =>
  scope.rows<DeviceToken>(sql`
    select t.id, t.ending, t.created_at, ${personName} as created_by, t.last_used_at
    from device_token t join app_user u on u.id = t.created_by
    where t.project_id = ${scope.projectId} and t.device_id = ${deviceId} and t.revoked_at is null
    order by t.created_at desc, t.id desc`)

type NewToken = { deviceId: number; hash: Buffer; ending: string }

export async function insertToken(
  scope: ProjectScope,
  { deviceId, hash, ending }: NewToken,
): Promise<number> {
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into device_token (project_id, device_id, token_hash, ending, created_at, created_by)
    values (${scope.projectId}, ${deviceId}, ${hash}, ${ending}, ${scope.clock.now()}, ${scope.userId}) returning id`)
  return made?.id ?? 0
}

/** Returns false where there is no such live token of the device. */
export async function revokeToken(
  scope: ProjectScope,
  { deviceId, tokenId }: { deviceId: number; tokenId: number },
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update device_token set revoked_at = ${scope.clock.now()}
    where project_id = ${scope.projectId} and device_id = ${deviceId} and id = ${tokenId} and revoked_at is null
    returning id`)
  return rows.length > 0
}

/** The device's row stays locked until the transaction ends, so that no more tokens are made than may be. */
export async function lockDevice(scope: ProjectScope, deviceId: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    select id from device where project_id = ${scope.projectId} and id = ${deviceId} and retired_at is null for no key update`)
  return rows.length > 0
}

type Unreached = { id: number; serial: string; name: string }

/** Devices in service with these serials that have no live token; their rows stay locked until the transaction ends. */
export async function lockWithoutToken(
  scope: ProjectScope,
  serials: readonly string[],
): Promise<Unreached[]> {
  const devices = await scope.rows<Unreached>(sql`
    select id, serial, name from device
    where project_id = ${scope.projectId} and serial = any(${[...serials]}::text[]) and retired_at is null
    order by id for no key update`)
  // Only now: who held a row meanwhile may have made one.
  const reached = await scope.rows<{ deviceId: number }>(sql`
    select distinct device_id from device_token
    where project_id = ${scope.projectId} and device_id = any(${devices.map(({ id }) => id)}::int[])
      and revoked_at is null`)
  const known = new Set(reached.map(({ deviceId }) => deviceId))
  return devices.filter(({ id }) => !known.has(id))
}

export const insertTokens = (scope: ProjectScope, tokens: readonly NewToken[]): Promise<unknown> =>
  scope.rows(sql`
    insert into device_token (project_id, device_id, token_hash, ending, created_at, created_by)
    select ${scope.projectId}, one.device_id, one.hash, one.ending, ${scope.clock.now()}, ${scope.userId}
    from unnest(${tokens.map(({ deviceId }) => deviceId)}::int[], ${tokens.map(({ hash }) => hash)}::bytea[],
      ${tokens.map(({ ending }) => ending)}::text[]) as one (device_id, hash, ending)`)
