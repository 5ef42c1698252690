import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

type ReportedDevice = { id: number; serial: string; name: string }

export async function findReported(
  scope: ProjectScope,
  deviceId: number,
): Promise<ReportedDevice | null> {
  const [row] = await scope.rows<ReportedDevice>(sql`
    select id, serial, name from device where project_id = ${scope.projectId} and id = ${deviceId}`)
  return row ?? null
}

export const listReported = (scope: ProjectScope, deviceId: number) =>
  scope.rows<{ id: number; key: string; name: string; unit: string }>(sql`
    select id, key, name, unit from variable
    where project_id = ${scope.projectId} and device_id = ${deviceId} and retired_at is null order by position, id`)

export const listAlarms = (scope: ProjectScope, deviceId: number, from: Date, until: Date) =>
  scope.rows<object>(sql`
    select id, kind, severity, raised_at, cleared_at, value from alarm
    where project_id = ${scope.projectId} and device_id = ${deviceId}
      and ((recorded_at > ${from} and recorded_at <= ${until}) or (cleared_at > ${from} and cleared_at <= ${until}))
    order by id limit 500`)

export async function findState(scope: ProjectScope, deviceId: number): Promise<object | null> {
  const [row] = await scope.rows<object>(sql`
    select last_received_at, battery_pct, rssi_dbm from device_state
    where project_id = ${scope.projectId} and device_id = ${deviceId}`)
  return row ?? null
}
