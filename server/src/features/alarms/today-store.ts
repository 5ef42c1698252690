import type { TodayEntry } from '@puquio/contract/start/today'
import { addressOf } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** The active alarms of the project as one entry. */
export async function alarmsOfToday(scope: ProjectScope): Promise<TodayEntry<'alarms'>[]> {
  const [found] = await scope.rows<{ count: number }>(sql`
    select count(*)::int as count from alarm
    where project_id = ${scope.projectId} and cleared_at is null and not is_historic`)
  if (!found || found.count === 0) return []
  const opens = addressOf('ModiAlarms', { search: { view: 'active' } })
  return [{ kind: 'alarms-active', count: found.count, of: null, dueOn: null, opens }]
}
