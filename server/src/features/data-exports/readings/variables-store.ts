import { type Language, unitIn } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

/** A variable as an export names it. */
export type ExportedVariable = {
  id: number
  name: string
  unit: string
  deviceId: number
  device: string
  serial: string
  stationId: number | null
  station: string
  parameterId: number | null
  parameter: string
}

/** All variables of the project, retired ones too, by station, device and place in it. */
export async function listVariables(
  scope: ProjectScope,
  language: Language,
): Promise<ExportedVariable[]> {
  const rows = await scope.rows<ExportedVariable>(sql`
    select v.id, v.name, v.unit, d.id as device_id, d.name as device, d.serial, s.id as station_id,
      coalesce(s.code, '') as station, p.id as parameter_id, coalesce(p.name ->> ${language}::text, '') as parameter
    from variable v
    join device d on d.project_id = v.project_id and d.id = v.device_id
    left join station s on s.project_id = d.project_id and s.id = d.station_id
    left join parameter p on p.project_id = v.project_id and p.id = v.parameter_id
    where v.project_id = ${scope.projectId} order by s.code nulls last, d.id, v.position, v.id`)
  return rows.map((row) => ({ ...row, unit: unitIn(row.unit, language) }))
}
