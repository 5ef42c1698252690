import type { CsvMapping } from '@puquio/domain'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** How messages of a device are read. */
export type KnownProfile = {
  id: number
  version: number
  /** JavaScript; empty where messages are in a form that is known. */
  decoder: string
  csv: CsvMapping | null
  zone: string
}

export async function findProfileOf(
  { rows }: TelemetryScope,
  deviceId: number,
): Promise<KnownProfile | null> {
  const [row] = await rows<KnownProfile>(sql`
    select p.id, p.version, p.decoder, p.csv, p.time_zone as zone from device d
    join device_profile p on p.project_id = d.project_id and p.id = d.device_profile_id where d.id = ${deviceId}`)
  return row ?? null
}
