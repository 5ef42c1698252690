import type { limitRules, Operator } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

type Limited = Parameters<typeof limitRules>[0] & { id: number; intervalS: number }

/** The variables in service of a device with their limits; null where the project has no such device. */
export async function limitsOfDevice(
  scope: ProjectScope,
  deviceId: number,
): Promise<Limited[] | null> {
  const rows = await scope.rows<Limited | { id: null }>(sql`
    select v.id, d.interval_s, v.low_low, v.low, v.high, v.high_high, v.min, v.max
    from device d left join variable v on v.project_id = d.project_id and v.device_id = d.id and v.retired_at is null
    where d.project_id = ${scope.projectId} and d.id = ${deviceId} and d.retired_at is null order by v.position, v.id`)
  return rows.length === 0 ? null : rows.filter((row): row is Limited => row.id !== null)
}

/** Whether a variable has a rule that compares with the same value in the same way. */
export async function hasRuleOf(
  scope: ProjectScope,
  variableId: number,
  { op1, value1 }: { op1: Operator; value1: number },
): Promise<boolean> {
  const rows = await scope.rows(sql`
    select from alarm_rule where project_id = ${scope.projectId} and variable_id = ${variableId} and retired_at is null
      and condition ->> 'kind' = 'value' and condition ->> 'op1' = ${op1} and (condition -> 'value1')::float8 = ${value1}`)
  return rows.length > 0
}
