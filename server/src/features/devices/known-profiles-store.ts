import type { CsvMapping } from '@puquio/domain'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** How messages of a device are read. Of one without a profile the id is 0, and there is no decoder. */
export type KnownProfile = {
  id: number
  projectId: number
  version: number
  /** JavaScript; empty where messages are in a form that is known. */
  decoder: string
  csv: CsvMapping | null
  zone: string
}

/** Null where there is no such device. */
export async function findProfileOf(
  { rows }: TelemetryScope,
  deviceId: number,
): Promise<KnownProfile | null> {
  const [row] = await rows<KnownProfile>(sql`
    select coalesce(p.id, 0) as id, d.project_id, coalesce(p.version, 0) as version, coalesce(p.decoder, '') as decoder,
      p.csv, coalesce(p.time_zone, 'America/Lima') as zone
    from device d left join device_profile p on p.project_id = d.project_id and p.id = d.device_profile_id
    where d.id = ${deviceId}`)
  return row ?? null
}
