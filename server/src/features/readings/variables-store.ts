import type { GraphVariable } from '@puquio/contract/modi/readings'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** Those of the given variables that the project has, retired ones too, with what a graph says of them. */
export const findVariables = (
  scope: ProjectScope,
  ids: readonly number[],
): Promise<GraphVariable[]> =>
  scope.rows<GraphVariable>(sql`
    select v.id, v.name, v.unit, v.decimals, v.low_low, v.low, v.high, v.high_high, d.interval_s,
      jsonb_build_object('id', d.id, 'serial', d.serial, 'name', d.name) as device
    from variable v join device d on d.project_id = v.project_id and d.id = v.device_id
    where v.project_id = ${scope.projectId} and v.id = any(${[...ids]}::int[]) order by v.device_id, v.position, v.id`)
