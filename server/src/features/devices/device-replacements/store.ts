import type { DeviceReplacement, replacementInput } from '@puquio/contract/modi/device-replacements'
import type { z } from 'zod'
import { personName } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

export const listReplacements = (
  scope: ProjectScope,
  deviceId: number,
): Promise<DeviceReplacement[]> =>
  scope.rows<DeviceReplacement>(sql`
    select r.id, r.replaced_on, r.serial_before, r.serial_after, r.note, r.created_at, ${personName} as created_by
    from device_replacement r join app_user u on u.id = r.created_by
    where r.project_id = ${scope.projectId} and r.device_id = ${deviceId}
    order by r.replaced_on desc, r.id desc`)

/** The logger's own names become those of the new one, also where the former went elsewhere. Returns false where the device was changed since that version. */
export async function nameLogger(
  scope: ProjectScope,
  deviceId: number,
  { serial, externalKey, version }: z.output<typeof replacementInput>,
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update device set serial = ${serial}, external_key = ${externalKey}, version = version + 1,
      retired_at = null, logger_left_on = null
    where project_id = ${scope.projectId} and id = ${deviceId} and version = ${version}
      and (retired_at is null or logger_left_on is not null)
    returning id`)
  return rows.length > 0
}

export async function insertReplacement(
  scope: ProjectScope,
  { id, serial }: { id: number; serial: string },
  { serial: serialAfter, replacedOn, note }: z.output<typeof replacementInput>,
): Promise<void> {
  await scope.rows(sql`
    insert into device_replacement
      (project_id, device_id, replaced_on, serial_before, serial_after, note, created_at, created_by)
    values (${scope.projectId}, ${id}, ${replacedOn}, ${serial}, ${serialAfter}, ${note}, ${scope.clock.now()},
      ${scope.userId})`)
}
