import type { DeviceMove, moveInput } from '@puquio/contract/modi/device-moves'
import type { z } from 'zod'
import { personName } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

type Move = Pick<z.output<typeof moveInput>, 'movedOn' | 'note'> & {
  fromId: number
  toId: number
  serial: string
}

/** Of both places: what left it, and what came; the newest first. */
export const listMoves = (scope: ProjectScope, deviceId: number): Promise<DeviceMove[]> =>
  scope.rows<DeviceMove>(sql`
    select m.id, m.moved_on, m.serial, m.note, m.created_at, ${personName} as created_by,
      jsonb_build_object('id', a.id, 'name', a.name) as "from", jsonb_build_object('id', b.id, 'name', b.name) as "to"
    from device_move m join app_user u on u.id = m.created_by
    join device a on a.project_id = m.project_id and a.id = m.device_id
    join device b on b.project_id = m.project_id and b.id = m.to_device_id
    where m.project_id = ${scope.projectId} and (m.device_id = ${deviceId} or m.to_device_id = ${deviceId})
    order by m.moved_on desc, m.id desc`)

/** The place has no logger any more. Returns false where it was changed since that version, or is retired. */
export async function leavePlace(
  scope: ProjectScope,
  id: number,
  { version, movedOn }: { version: number; movedOn: string },
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update device set retired_at = ${scope.clock.now()}, logger_left_on = ${movedOn}, version = version + 1
    where project_id = ${scope.projectId} and id = ${id} and version = ${version} and retired_at is null returning id`)
  return rows.length > 0
}

/** Writes the move down, and gives the new device what the logger calls by, and those for whom it speaks. */
export async function insertMove(
  scope: ProjectScope,
  { fromId, toId, movedOn, serial, note }: Move,
): Promise<void> {
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into device_move (project_id, device_id, to_device_id, moved_on, serial, note, created_at, created_by)
    values (${scope.projectId}, ${fromId}, ${toId}, ${movedOn}, ${serial}, ${note}, ${scope.clock.now()},
      ${scope.userId}) returning id`)
  await scope.rows(sql`select move_logger_secrets(${made?.id ?? 0})`)
  await scope.rows(sql`
    update device set hub_id = ${toId}, version = version + 1
    where project_id = ${scope.projectId} and hub_id = ${fromId}`)
}
