import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { join, raw, type Sql, sql } from '../../../platform/db/sql.ts'

const ofDevice = (table: string): Sql => sql`array(
  select x.id from ${raw(table)} x where x.project_id = d.project_id and x.device_id = d.id)`
const ofVariables = (table: string): Sql => sql`array(
  select x.id from ${raw(table)} x join variable v on v.id = x.variable_id
  where x.project_id = d.project_id and v.project_id = d.project_id and v.device_id = d.id)`
const itself = sql`array[d.id]`

/** Ids of all that is kept of a device, by table: those of the index audit_change_devices, as a test sees to. */
const records = {
  device: itself,
  variable: ofDevice('variable'),
  device_token: ofDevice('device_token'),
  device_certificate: ofDevice('device_certificate'),
  device_replacement: ofDevice('device_replacement'),
  device_move: sql`array(
    select x.id from device_move x where x.project_id = d.project_id and (x.device_id = d.id or x.to_device_id = d.id))`,
  variable_calculation: ofVariables('variable_calculation'),
  reading_correction: ofVariables('reading_correction'),
  alarm_rule: ofVariables('alarm_rule'),
  report_service: itself,
  device_mail: itself,
}
type Records = Record<keyof typeof records, number[]>
export const recordTables = Object.keys(records) as readonly (keyof Records)[]

/** The ids of all that is kept of a device, by table; null where there is no such device. */
export async function recordsOf(scope: ProjectScope, deviceId: number): Promise<Records | null> {
  const pairs = recordTables.map((table) => sql`${table}::text, ${records[table]}`)
  const [found] = await scope.rows<{ records: Records }>(sql`
    select jsonb_build_object(${join(pairs, ', ')}) as records
    from device d where d.project_id = ${scope.projectId} and d.id = ${deviceId}`)
  return found?.records ?? null
}
