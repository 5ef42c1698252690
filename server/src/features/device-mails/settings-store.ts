import type { DeviceMail, DeviceMailInput } from '@puquio/contract/modi/device-mails'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

export type StoredMail = DeviceMail & { sentUntil: string }

/** Locked, so that changes of one and its next mail run one after another. */
export async function findMail(scope: ProjectScope, deviceId: number): Promise<StoredMail | null> {
  const [row] = await scope.rows<StoredMail>(sql`
    select recipients, content, frequency, to_char(at_time, 'HH24:MI') as at_time, weekday, enabled, sent_until, next_at
    from device_mail where project_id = ${scope.projectId} and device_id = ${deviceId} for no key update`)
  return row ?? null
}

/** Tells from now on; what a device measured before is told only where it was told all the time. */
export const saveMail = (
  scope: ProjectScope,
  deviceId: number,
  { recipients, content, frequency, atTime, weekday, enabled }: DeviceMailInput,
  nextAt: Date,
): Promise<unknown> =>
  scope.rows(sql`
    insert into device_mail as m (device_id, project_id, recipients, content, frequency, at_time, weekday, enabled,
      sent_until, next_at)
    values (${deviceId}, ${scope.projectId}, ${recipients}::int[], ${content}::text[], ${frequency}, ${atTime}::time,
      ${weekday}, ${enabled}, ${scope.clock.now()}, ${nextAt})
    on conflict (device_id) do update set recipients = excluded.recipients, content = excluded.content,
      frequency = excluded.frequency, at_time = excluded.at_time, weekday = excluded.weekday,
      enabled = excluded.enabled, next_at = excluded.next_at,
      sent_until = case when m.enabled then m.sent_until else excluded.sent_until end, version = m.version + 1`)

export const noteMailed = (
  scope: ProjectScope,
  deviceId: number,
  { until, nextAt }: { until: Date; nextAt: Date },
): Promise<unknown> =>
  scope.rows(sql`
    update device_mail set sent_until = ${until}, next_at = ${nextAt}
    where project_id = ${scope.projectId} and device_id = ${deviceId}`)

/** Devices in service of the project whose mail is due. */
export async function dueDevices(scope: ProjectScope, most: number): Promise<number[]> {
  const rows = await scope.rows<{ deviceId: number }>(sql`
    select m.device_id from device_mail m join device d on d.project_id = m.project_id and d.id = m.device_id
    where m.project_id = ${scope.projectId} and m.enabled and m.next_at <= ${scope.clock.now()} and d.retired_at is null
    order by m.next_at, m.device_id limit ${most}`)
  return rows.map(({ deviceId }) => deviceId)
}
