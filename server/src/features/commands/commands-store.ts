import type { CommandInput, commandRoutes, DeviceCommand } from '@puquio/contract/modi/commands'
import type { z } from 'zod'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { stateAt } from './columns-store.ts'

const shown = (scope: ProjectScope): Sql => sql`
  c.id, c.relay, c.wanted_on as is_on, c.configuration, ${stateAt(scope.clock.now())} as state, c.failure, c.way,
  c.requested_at, ${personName} as requested_by, c.expires_at, c.sent_at, c.acknowledged_at, c.ended_at, c.answer`
const from = sql`device_command c join app_user u on u.id = c.requested_by`

type Query = z.output<typeof commandRoutes.list.query>

export const listCommands = (scope: ProjectScope, deviceId: number, query: Query) =>
  readPage<DeviceCommand>(
    scope.rows,
    {
      columns: shown(scope),
      from,
      where: sql`c.project_id = ${scope.projectId} and c.device_id = ${deviceId}`,
      order: orderBy(query.sort, {
        keys: { requested: raw('c.id') },
        fallback: '-requested',
        id: raw('c.id'),
      }),
    },
    query,
  )

type OneOf = { deviceId: number; commandId: number }

export async function findCommand(
  scope: ProjectScope,
  { deviceId, commandId }: OneOf,
): Promise<DeviceCommand | null> {
  const [row] = await scope.rows<DeviceCommand>(sql`
    select ${shown(scope)} from ${from}
    where c.project_id = ${scope.projectId} and c.device_id = ${deviceId} and c.id = ${commandId}`)
  return row ?? null
}

/** Returns its id; null where the call of this key has made one already. */
export async function insertCommand(
  scope: ProjectScope,
  deviceId: number,
  command: CommandInput,
): Promise<number | null> {
  const now = scope.clock.now()
  const isRelay = command.kind === 'relay'
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into device_command (project_id, device_id, key, kind, relay, wanted_on, configuration, requested_at,
      requested_by, expires_at)
    values (${scope.projectId}, ${deviceId}, ${command.key}, ${command.kind}, ${isRelay ? command.relay : null},
      ${isRelay ? command.isOn : null}, ${isRelay ? null : JSON.stringify(command.configuration)}::jsonb, ${now},
      ${scope.userId}, ${new Date(now.getTime() + command.ttlS * 1000)})
    on conflict (project_id, key) do nothing returning id`)
  return made?.id ?? null
}

/** Returns the command of this key, of the device. */
export async function findByKey(
  scope: ProjectScope,
  deviceId: number,
  key: string,
): Promise<number | null> {
  const [row] = await scope.rows<{ id: number }>(sql`
    select id from device_command
    where project_id = ${scope.projectId} and device_id = ${deviceId} and key = ${key}`)
  return row?.id ?? null
}

/** Of what waits for the same relay, or of configurations, only the newest wish counts. */
export const cancelOlder = (
  scope: ProjectScope,
  { deviceId, commandId }: OneOf,
): Promise<unknown> =>
  scope.rows(sql`
    update device_command c set state = 'cancelled', ended_at = ${scope.clock.now()}
    from device_command newer
    where c.project_id = ${scope.projectId} and c.device_id = ${deviceId} and c.state = 'requested'
      and newer.project_id = c.project_id and newer.id = ${commandId} and c.id < newer.id
      and c.kind = newer.kind and c.relay is not distinct from newer.relay`)

/** Returns false where it is not waiting any more. */
export async function cancelCommand(
  scope: ProjectScope,
  { deviceId, commandId }: OneOf,
): Promise<boolean> {
  const now = scope.clock.now()
  const rows = await scope.rows(sql`
    update device_command set state = 'cancelled', ended_at = ${now}
    where project_id = ${scope.projectId} and device_id = ${deviceId} and id = ${commandId} and state = 'requested'
      and expires_at > ${now} returning id`)
  return rows.length > 0
}
