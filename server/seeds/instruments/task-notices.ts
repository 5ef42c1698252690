import { actionName, addDays, addressOf } from '@puquio/domain'
import type { SystemScope } from '../../src/platform/db/scopes/scope.ts'
import { sql } from '../../src/platform/db/sql.ts'

type Named = { id: number; title: string; dueOn: string; role: string }
type Opened = { id: number; number: number; title: string; owner: string; dueOn: string }

/** What was told of tasks and corrective actions of the first mine, each leading to what it tells of. */
export async function taskNotices(scope: SystemScope, projectId: number, today: string) {
  const occurrence = async (state: string): Promise<Named> => {
    const [found] = await scope.rows<Named>(sql`
      select o.id, t.title, o.due_on, r.name as role from task_occurrence o join task t on t.id = o.task_id
        join responsible_role r on r.id = t.role_id
      where o.project_id = ${projectId} and o.state = ${state} order by o.due_on desc limit 1`)
    if (!found) throw new Error(`The first mine has no due date that is ${state}`)
    return found
  }
  const action = async (state: string): Promise<Opened> => {
    const [found] = await scope.rows<Opened>(sql`
      select a.id, a.number, a.title, u.name || ' ' || u.last_name as owner, a.due_on
      from corrective_action a join app_user u on u.id = a.owner_id
      where a.project_id = ${projectId} and a.state = ${state} order by a.due_on limit 1`)
    if (!found) throw new Error(`The first mine has no corrective action that is ${state}`)
    return found
  }
  const started = await occurrence('in-progress')
  const sent = await occurrence('under-review')
  const fine = await occurrence('compliant')
  const failed = await occurrence('not-compliant')
  const [open, done] = [await action('open'), await action('done')]
  const toTask = (one: Named) => addressOf('CommitmentTask', { occurrenceId: one.id })
  const toAction = (one: Opened) => addressOf('CorrectiveAction', { actionId: one.id })
  const told = (one: Named) => ({
    values: { task: one.title, date: one.dueOn },
    opens: toTask(one),
  })
  const mine = { mine: true } as const
  const list = { count: 1, role: started.role, tasks: started.title, date: started.dueOn }
  const toDo = { action: actionName(open), owner: open.owner, date: open.dueOn }
  return [
    {
      event: 'task-due',
      values: { ...list, date: addDays(today, 6) },
      opens: addressOf('CommitmentTasks', { search: { view: 'due', ...mine } }),
      daysAgo: 9,
    },
    {
      event: 'task-overdue',
      values: list,
      opens: addressOf('CommitmentTasks', { search: { view: 'overdue', ...mine } }),
      daysAgo: 8,
    },
    { event: 'task-to-review', ...told(sent), daysAgo: 6 },
    { event: 'task-compliant', ...told(fine), daysAgo: 7 },
    { event: 'task-not-compliant', ...told(failed), daysAgo: 20 },
    { event: 'task-decision-taken-back', ...told(sent), daysAgo: 5 },
    {
      event: 'action-opened',
      values: { action: actionName(open), date: open.dueOn },
      opens: toAction(open),
      daysAgo: 8,
    },
    { event: 'action-due', values: toDo, opens: toAction(open), daysAgo: 7 },
    { event: 'action-overdue', values: toDo, opens: toAction(open), daysAgo: 1 },
    {
      event: 'action-to-close',
      values: { action: actionName(done), owner: done.owner },
      opens: toAction(done),
      daysAgo: 4,
    },
  ] as const
}
