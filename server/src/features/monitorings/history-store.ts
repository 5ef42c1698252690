import type { MonitoringChange } from '@puquio/contract/follow-up/monitoring-history'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

type Action = MonitoringChange['action']
export type FieldChange = MonitoringChange['changes'][number]
export type Change = { monitoringId: number; changes: readonly FieldChange[] }

/** Call it in the transaction of the change itself. */
export async function recordChanges(
  scope: ProjectScope,
  action: Action,
  changes: readonly Change[],
) {
  if (changes.length === 0) return
  await scope.rows(sql`
    insert into monitoring_change (project_id, plan_id, monitoring_id, at, user_id, action, changes)
    select m.project_id, m.plan_id, m.id, ${scope.clock.now()}, ${scope.userId}, ${action}, r.changes
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as r("monitoringId" int, changes jsonb)
    join monitoring m on m.project_id = ${scope.projectId} and m.id = r."monitoringId"`)
}

export const readHistory = (scope: ProjectScope, monitoringId: number) =>
  scope.rows<MonitoringChange>(sql`
    select c.at, ${personName} as by, c.action, c.changes
    from monitoring_change c join app_user u on u.id = c.user_id
    where c.project_id = ${scope.projectId} and c.monitoring_id = ${monitoringId}
    order by c.at desc, c.id desc limit 500`)

/** Returns who changed any of them last, for edit conflicts. */
export async function lastChange(scope: ProjectScope, monitoringIds: readonly number[]) {
  const [last] = await scope.rows<{ by: string; at: string }>(sql`
    select ${personName} as by, c.at
    from monitoring_change c join app_user u on u.id = c.user_id
    where c.project_id = ${scope.projectId} and c.monitoring_id = any(${monitoringIds}::int[])
    order by c.at desc, c.id desc limit 1`)
  return last ?? null
}
