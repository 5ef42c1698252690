import type { TodayEntry } from '@puquio/contract/start/today'
import { addressOf } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { inView } from './near-store.ts'
import { occurrenceFrom, waitsForMe } from './task-occurrences/list-store.ts'
import { isHeld } from './standing-store.ts'

const views = { overdue: 'tasks-overdue', due: 'tasks-due', review: 'tasks-to-review' } as const
type View = keyof typeof views

/** What of the tasks waits for the caller: overdue, due soon, to be reviewed. */
export async function tasksOfToday(scope: ProjectScope): Promise<TodayEntry<'tasks'>[]> {
  const rows = await scope.rows<{ view: View; count: number; dueOn: string }>(sql`
    select n.view, count(*)::int as count,
      case when n.view = 'overdue' then max(n.due_on) else min(n.due_on) end as due_on
    from (select o.due_on, case when ${inView.overdue} then 'overdue' when ${inView.due} then 'due' else 'review' end as view
      from ${occurrenceFrom(scope)}
      where t.project_id = ${scope.projectId} and ${isHeld} and (${inView.overdue} or ${inView.due} or ${inView.review})
        and ${waitsForMe(scope)}) n
    group by n.view order by array_position(array['overdue', 'due', 'review'], n.view)`)
  return rows.map(({ view, count, dueOn }) => ({
    kind: views[view],
    count,
    of: null,
    dueOn,
    opens: addressOf('CommitmentTasks', { search: { view, mine: true } }),
  }))
}
