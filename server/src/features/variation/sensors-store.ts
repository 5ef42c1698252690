import type { VariationAnswer } from '@puquio/contract/laboratory/variation'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** Devices in use at stations that measure parameters, by name. */
export const readSensors = (
  scope: ProjectScope,
  { parameterIds, stationIds }: { parameterIds: number[]; stationIds: number[] },
): Promise<VariationAnswer['sensors']> =>
  scope.rows(sql`
    select d.id as device_id, v.id as variable_id, d.name, d.station_id, v.parameter_id
    from variable v join device d on d.project_id = v.project_id and d.id = v.device_id
    where v.project_id = ${scope.projectId} and v.retired_at is null and d.retired_at is null
      and v.parameter_id = any(${parameterIds}::int[]) and d.station_id = any(${stationIds}::int[])
    order by d.name, v.id`)
