import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

/** The projects in which something of an alarm may be to be told now. */
export async function dueProjects(scope: TelemetryScope): Promise<number[]> {
  const rows = await scope.rows<{ projectId: number }>(
    sql`select distinct project_id from alarm where next_telling_at <= ${scope.clock.now()}`,
  )
  return rows.map(({ projectId }) => projectId)
}
