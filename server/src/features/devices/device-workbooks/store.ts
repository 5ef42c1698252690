import { stationKey } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { KnownThings } from './check-devices.ts'

export async function readKnown(scope: ProjectScope): Promise<KnownThings> {
  const devices = await scope.rows<{ serial: string }>(
    sql`select lower(serial) as serial from device where project_id = ${scope.projectId}`,
  )
  const stations = await scope.rows<{ id: number; code: string; isRetired: boolean }>(sql`
    select id, code, retired_at is not null as is_retired from station where project_id = ${scope.projectId}`)
  return {
    serials: new Set(devices.map(({ serial }) => serial)),
    stations: new Map(stations.map((station) => [stationKey(station.code), station])),
  }
}
