import type { Task, TaskEdit, TaskInput, taskRoutes } from '@puquio/contract/commitments/tasks'
import type { Frequency, Seasons } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { columnsOf, updateVersion, valuesOf, type Written } from '../../platform/db/written.ts'
import { heldRole } from './responsible-roles/store.ts'
import { dayOf, standingOfTask } from './standing-store.ts'

type Query = z.output<typeof taskRoutes.list.query>

/** Of `c` and `i`: a commitment with its instrument. */
export const commitmentObject: Sql = raw(`jsonb_build_object('id', c.id, 'shortName', c.short_name,
  'instrument', jsonb_build_object('id', i.id, 'name', i.name))`)

/** The task `t` with its commitment `c`, instrument `i`, role `r` and reviewer's role `v`. */
export const joinedTask: Sql = raw(`task t
  join commitment c on c.project_id = t.project_id and c.id = t.commitment_id
  join instrument i on i.project_id = c.project_id and i.id = c.instrument_id
  join responsible_role r on r.project_id = t.project_id and r.id = t.role_id
  left join responsible_role v on v.project_id = t.project_id and v.id = t.reviewer_role_id`)

const taskFrom = (scope: ProjectScope): Sql => sql`${dayOf(scope)} d cross join ${joinedTask}
  left join frequency f on f.project_id = t.project_id and f.id = t.frequency_id`

/** What is undecided yet. */
const nextOn = raw(`(select min(o.due_on) from task_occurrence o
  where o.project_id = t.project_id and o.task_id = t.id and o.state not in ('compliant', 'not-compliant'))`)

const columns = (scope: ProjectScope): Sql => sql`
  t.id, t.title, t.detail, t.first_on, t.last_on, t.ended_at, t.ended_reason, t.version,
  ${commitmentObject} as commitment, ${heldRole('r')} as role, ${heldRole('v')} as reviewer_role,
  case when f.id is null then null else jsonb_build_object('id', f.id, 'name', f.name, 'rule', f.rule) end as frequency,
  ${nextOn} as next_on, ${standingOfTask(scope, raw('t.id'))} as standing`

type Row = Omit<Task, 'standing' | 'overdue'> & { standing: Pick<Task, 'standing' | 'overdue'> }

const shown = ({ standing, ...row }: Row): Task => ({ ...row, ...standing })

export async function listTasks(scope: ProjectScope, query: Query) {
  const { items, total } = await readPage<Row>(
    scope.rows,
    {
      columns: columns(scope),
      from: taskFrom(scope),
      where: allOf([
        sql`t.project_id = ${scope.projectId}`,
        query.commitment ? sql`t.commitment_id = ${query.commitment}` : null,
        query.instrument ? sql`c.instrument_id = ${query.instrument}` : null,
        query.search
          ? containsWords(
              raw("concat_ws(' ', t.title, c.short_name, i.name, r.name)"),
              query.search,
            )
          : null,
      ]),
      order: orderBy(query.sort, {
        keys: {
          title: raw('name_key(t.title)'),
          next: nextOn,
          role: raw('name_key(r.name)'),
          commitment: raw('c.short_name_key'),
        },
        fallback: 'next',
        id: raw('t.id'),
      }),
    },
    query,
  )
  return { items: items.map(shown), total }
}

export async function findTask(scope: ProjectScope, id: number): Promise<Task | null> {
  const [row] = await scope.rows<Row>(sql`
    select ${columns(scope)} from ${taskFrom(scope)} where t.project_id = ${scope.projectId} and t.id = ${id}`)
  return row ? shown(row) : null
}

/** The state of a commitment whose row stays locked until the transaction ends; null where there is none. */
export async function lockCommitment(scope: ProjectScope, id: number): Promise<string | null> {
  const [row] = await scope.rows<{ state: string }>(sql`
    select state from commitment where project_id = ${scope.projectId} and id = ${id} for share`)
  return row?.state ?? null
}

/** The row of a task stays locked until the transaction ends. */
export async function lockTask(
  scope: ProjectScope,
  id: number,
): Promise<{ endedAt: string | null; version: number } | null> {
  const [row] = await scope.rows<{ endedAt: string | null; version: number }>(sql`
    select ended_at, version from task where project_id = ${scope.projectId} and id = ${id} for no key update`)
  return row ?? null
}

/** What dates follow from: the project's day and seasons, and the rule of a frequency that is in use. */
export async function readCalendar(
  scope: ProjectScope,
  frequencyId: number | null,
): Promise<{ today: string; seasons: Seasons; rule: Frequency | null }> {
  const [row] = await scope.rows<Seasons & { today: string; rule: Frequency | null }>(sql`
    select d.today, p.wet_starts_month, p.dry_starts_month, (select f.rule from frequency f
      where f.project_id = p.id and f.id = ${frequencyId}::int) as rule
    from ${dayOf(scope)} d join project p on p.id = d.project_id`)
  if (!row) throw new Error('The project of the scope is gone')
  const { today, rule, ...seasons } = row
  return { today, rule, seasons }
}

type Fields = Omit<TaskInput, 'commitmentId'>

const written = (input: Fields): Written<Fields> => ({
  title: { title: input.title },
  detail: { detail: input.detail },
  roleId: { role_id: input.roleId },
  reviewerRoleId: { reviewer_role_id: input.reviewerRoleId },
  frequencyId: { frequency_id: input.frequencyId },
  firstOn: { first_on: input.firstOn },
  lastOn: { last_on: input.frequencyId === null ? null : input.lastOn },
})

export async function insertTask(
  scope: ProjectScope,
  { commitmentId, ...input }: TaskInput,
  madeUntil: string,
): Promise<number> {
  const fields = {
    ...written(input),
    own: {
      project_id: scope.projectId,
      commitment_id: commitmentId,
      made_until: madeUntil,
      created_at: scope.clock.now(),
      created_by: scope.userId,
    },
  }
  const [row] = await scope.rows<{ id: number }>(
    sql`insert into task (${columnsOf(fields)}) values (${valuesOf(fields)}) returning id`,
  )
  return row?.id ?? 0
}

/** Returns false where it was changed since that version. */
export const updateTask = (
  scope: ProjectScope,
  id: number,
  { version, ...input }: TaskEdit,
  madeUntil: string,
): Promise<boolean> =>
  updateVersion(
    scope,
    'task',
    { id, version },
    { ...written(input), madeUntil: { made_until: madeUntil } },
  )

export const endTask = (
  scope: ProjectScope,
  task: { id: number; version: number },
  reason: string,
): Promise<boolean> =>
  updateVersion(scope, 'task', task, {
    ended: { ended_at: scope.clock.now(), ended_by: scope.userId, ended_reason: reason },
  })
