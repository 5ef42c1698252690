import type { Frequency } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'

export const insertOccurrences = async (
  scope: ProjectScope,
  taskId: number,
  dates: readonly string[],
): Promise<void> => {
  if (dates.length === 0) return
  await scope.rows(sql`
    insert into task_occurrence (project_id, task_id, due_on)
    select ${scope.projectId}::int, ${taskId}::int, unnest(${[...dates]}::date[])
    on conflict (project_id, task_id, due_on) do nothing`)
}

/** Nothing was recorded on the occurrence `o`: no state, file, history or corrective action. */
const isFree: Sql = raw(`(o.state = 'no-status' and o.comment = ''
  and not exists (select from task_event e where e.project_id = o.project_id and e.occurrence_id = o.id)
  and not exists (select from corrective_action a where a.project_id = o.project_id and a.occurrence_id = o.id))`)

/** The due dates of a task, locked until the transaction ends, and those on which nothing was recorded. */
export async function lockDates(
  scope: ProjectScope,
  taskId: number,
): Promise<{ made: string[]; free: string[] }> {
  const rows = await scope.rows<{ dueOn: string; isFree: boolean }>(sql`
    select o.due_on, ${isFree} as is_free from task_occurrence o
    where o.project_id = ${scope.projectId} and o.task_id = ${taskId} order by o.due_on for update of o`)
  return {
    made: rows.map(({ dueOn }) => dueOn),
    free: rows.filter((row) => row.isFree).map(({ dueOn }) => dueOn),
  }
}

export const deleteOccurrences = async (
  scope: ProjectScope,
  taskId: number,
  dates: readonly string[],
): Promise<void> => {
  await scope.rows(sql`
    delete from task_occurrence where project_id = ${scope.projectId} and task_id = ${taskId}
      and due_on = any(${[...dates]}::date[])`)
}

export type RecurringTask = {
  id: number
  rule: Frequency
  firstOn: string
  lastOn: string | null
  madeUntil: string
}

/** Recurring tasks whose due dates end before a day and go on, locked until the transaction ends. */
export const lockTasksBefore = (scope: ProjectScope, horizonOn: string) =>
  scope.rows<RecurringTask>(sql`
    select t.id, f.rule, t.first_on, t.last_on, t.made_until
    from task t join frequency f on f.project_id = t.project_id and f.id = t.frequency_id
    where t.project_id = ${scope.projectId} and t.ended_at is null and t.made_until < ${horizonOn}::date
      and (t.last_on is null or t.last_on > t.made_until)
    order by t.id for no key update of t`)

export const setMadeUntil = async (
  scope: ProjectScope,
  ids: readonly number[],
  madeUntil: string,
): Promise<void> => {
  await scope.rows(sql`
    update task set made_until = ${madeUntil} where project_id = ${scope.projectId} and id = any(${[...ids]}::int[])`)
}
