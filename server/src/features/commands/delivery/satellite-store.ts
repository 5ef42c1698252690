import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

/** By which the satellite service knows a device in service; null where it knows none. */
export async function findImei(scope: ProjectScope, deviceId: number): Promise<string | null> {
  const [row] = await scope.rows<{ imei: string }>(sql`
    select external_key as imei from device
    where project_id = ${scope.projectId} and id = ${deviceId} and channel = 'satellite' and retired_at is null
      and external_key ~ '^[0-9]{15}$'`)
  return row?.imei ?? null
}
