import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Of each table that is named in the index audit_change_devices, too. */
type Records = {
  device: number[]
  variable: number[]
  device_token: number[]
  device_certificate: number[]
  device_replacement: number[]
}

/** The ids of all that is kept of a device, by table; null where there is no such device. */
export async function recordsOf(scope: ProjectScope, deviceId: number): Promise<Records | null> {
  const [found] = await scope.rows<{ records: Records }>(sql`
    select jsonb_build_object('device', array[d.id],
      'variable', array(select v.id from variable v where v.project_id = d.project_id and v.device_id = d.id),
      'device_token', array(select t.id from device_token t where t.project_id = d.project_id and t.device_id = d.id),
      'device_certificate', array(
        select c.id from device_certificate c where c.project_id = d.project_id and c.device_id = d.id),
      'device_replacement', array(
        select r.id from device_replacement r where r.project_id = d.project_id and r.device_id = d.id)
    ) as records
    from device d where d.project_id = ${scope.projectId} and d.id = ${deviceId}`)
  return found?.records ?? null
}
