import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { personName } from '../../../platform/db/person-name.ts'
import { projectDay } from '../../monitorings/service.ts'
import { inView } from '../list-store.ts'

export type ActionReminder = {
  id: number
  state: 'due' | 'overdue'
  number: number
  title: string
  ownerId: number
  owner: string
  dueOn: string
}

/** Marks the open actions that are near or overdue and were not told of in that state, and returns them. */
export const takeActionReminders = (scope: ProjectScope) =>
  scope.rows<ActionReminder>(sql`
    with due as materialized (
      select a.id, case when ${inView.overdue} then 'overdue' else 'due' end as state
      from ${projectDay(scope)} d cross join corrective_action a
      where a.project_id = ${scope.projectId}
        and (${inView.overdue} and a.reminded is distinct from 'overdue' or ${inView.due} and a.reminded is null)
    ),
    taken as (
      update corrective_action a set reminded = due.state from due
      where a.project_id = ${scope.projectId} and a.id = due.id and a.reminded is distinct from due.state
      returning a.*
    )
    select a.id, a.reminded as state, a.number, a.title, a.owner_id, a.due_on, ${personName} as owner
    from taken a join app_user u on u.id = a.owner_id order by a.reminded desc, a.due_on, a.id`)
