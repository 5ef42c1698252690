import type { TodayEntry } from '@puquio/contract/start/today'
import { addressOf } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

const unreadKinds = {
  1: 'unread-high',
  2: 'unread-medium',
  3: 'unread-low',
} as const

/** What the caller has not read in the project, by priority. */
export async function unreadOfToday(scope: ProjectScope): Promise<TodayEntry<'notifications'>[]> {
  const rows = await scope.rows<{ priority: 1 | 2 | 3; count: number }>(sql`
    select n.priority, count(*)::int as count
    from notification_recipient r join notification n on n.id = r.notification_id
    where r.user_id = ${scope.userId} and r.read_at is null
      and (r.project_id = ${scope.projectId} or r.project_id is null)
    group by n.priority order by n.priority`)
  return rows.map(({ priority, count }) => ({
    kind: unreadKinds[priority],
    count,
    of: null,
    dueOn: null,
    opens: addressOf('Notifications', { search: { unread: true, priority } }),
  }))
}
