import type { TodayEntry } from '@puquio/contract/start/today'
import { addressOf } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { projectDay } from '../monitorings/service.ts'
import { inView, waitsForMe } from './list-store.ts'

const views = {
  overdue: 'actions-overdue',
  due: 'actions-due',
  review: 'actions-to-close',
} as const
type View = keyof typeof views

/** What of the corrective actions waits for the caller: overdue, due soon, to be closed. */
export async function actionsOfToday(
  scope: ProjectScope,
): Promise<TodayEntry<'correctiveActions'>[]> {
  const rows = await scope.rows<{ view: View; count: number; dueOn: string }>(sql`
    select n.view, count(*)::int as count,
      case when n.view = 'overdue' then max(n.due_on) else min(n.due_on) end as due_on
    from (select a.due_on, case when ${inView.overdue} then 'overdue' when ${inView.due} then 'due' else 'review' end as view
      from ${projectDay(scope)} d cross join corrective_action a
      where a.project_id = ${scope.projectId} and (${inView.overdue} or ${inView.due} or ${inView.review})
        and ${waitsForMe(scope)}) n
    group by n.view order by array_position(array['overdue', 'due', 'review'], n.view)`)
  return rows.map(({ view, count, dueOn }) => ({
    kind: views[view],
    count,
    of: null,
    dueOn,
    opens: addressOf('CorrectiveActions', { search: { view, mine: true } }),
  }))
}
