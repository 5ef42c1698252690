import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { epochMs } from '../../../platform/db/epoch-ms.ts'
import { raw, sql } from '../../../platform/db/sql.ts'

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

/** So many alarms are told at once; of the last instant all. */
export const mostAlarms = 500

/**
 * Alarms that were recorded or cleared in a span, the first of them in that order. An end is told by when it was recorded,
 * since its own time is the device's.
 */
export const listAlarms = (
  scope: ProjectScope,
  deviceId: number,
  { from, until }: { from: Date; until: Date },
) =>
  scope.rows<{ toldMs: number }>(sql`
    select id, kind, severity, raised_at, cleared_at, value, ${epochMs('told_at')} as told_ms from (
      select a.*, least(case when a.recorded_at > ${from} then a.recorded_at end,
        case when ended_at > ${from} then ended_at end) as told_at
      from alarm a left join lateral (
        select greatest(a.cleared_at, max(e.at)) as ended_at from alarm_event e
        where e.project_id = a.project_id and e.alarm_id = a.id and e.kind = 'cleared' and a.cleared_at is not null) ended on true
      where a.project_id = ${scope.projectId} and a.device_id = ${deviceId}
        and (a.recorded_at > ${from} or a.cleared_at > ${from} or a.id in (
          select alarm_id from alarm_event
          where project_id = ${scope.projectId} and kind = 'cleared' and at > ${from}))) told
    where told_at <= ${until}
    order by told_at fetch first ${raw(String(mostAlarms))} rows with ties`)

export async function findState(scope: ProjectScope, deviceId: number): Promise<object | null> {
  const [row] = await scope.rows<object>(sql`
    select last_received_at, battery_pct, rssi_dbm from device_state
    where project_id = ${scope.projectId} and device_id = ${deviceId}`)
  return row ?? null
}
