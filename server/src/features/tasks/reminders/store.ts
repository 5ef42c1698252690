import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { inView } from '../near-store.ts'
import { dayOf, holderOf, isHeld } from '../standing-store.ts'
import { joinedTask } from '../tasks-store.ts'

/** What is told of a role's tasks: how many are due soon or overdue since the last time, the first of them first. */
export type TaskReminder = {
  state: 'due' | 'overdue'
  role: string
  /** Who holds the role today. */
  holderId: number | null
  count: number
  firstOn: string
  tasks: string[]
}

/** What was due longer ago, as of a task that is entered late, is no news. */
const newsDays = 31
const tasksNamed = 3

/**
 * Marks the due dates that are near or overdue and were not told of in that state, and returns them by role. Of two
 * processes at the same time the second waits for the first and finds none of them.
 */
export const takeTaskReminders = (scope: ProjectScope) =>
  scope.rows<TaskReminder>(sql`
    with due as materialized (
      select o.id, t.title, o.due_on, r.name as role, ${holderOf(raw('t.role_id'))} as holder_id,
        case when ${inView.overdue} then 'overdue' else 'due' end as state
      from ${dayOf(scope)} d cross join ${joinedTask}
        join task_occurrence o on o.project_id = t.project_id and o.task_id = t.id
      where t.project_id = ${scope.projectId} and ${isHeld}
        and (${inView.overdue} and o.due_on >= d.today - ${newsDays}::int and o.reminded is distinct from 'overdue'
          or ${inView.due} and o.reminded is null)
    ),
    taken as (
      update task_occurrence o set reminded = due.state from due
      where o.project_id = ${scope.projectId} and o.id = due.id and o.reminded is distinct from due.state
      returning o.id
    )
    select due.state, due.role, due.holder_id, count(*)::int as count, min(due.due_on) as first_on,
      (array_agg(due.title order by due.due_on, due.title))[:${tasksNamed + 1}::int] as tasks
    from taken join due on due.id = taken.id
    group by due.state, due.role, due.holder_id order by due.state desc, due.role`)

export const tasksText = (titles: readonly string[]): string =>
  titles.slice(0, tasksNamed).join(', ') + (titles.length > tasksNamed ? '…' : '')
