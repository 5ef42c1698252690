import type {
  CalendarOccurrence,
  TaskOccurrence,
  taskOccurrenceRoutes,
} from '@puquio/contract/commitments/task-occurrences'
import { calendarMax } from '@puquio/contract/commitments/task-occurrences'
import { firstOfMonth, lastOfMonth, roles, taskStates } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../../platform/db/paging.ts'
import { nameOf } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { inView } from '../near-store.ts'
import { heldRole } from '../responsible-roles/store.ts'
import { dayOf, holderOf, isHeld, isOverdue } from '../standing-store.ts'
import { commitmentObject, joinedTask } from '../tasks-store.ts'

export type OccurrenceQuery = z.output<typeof taskOccurrenceRoutes.list.query>
type Filters = Omit<OccurrenceQuery, 'page' | 'size' | 'sort'>

export const occurrenceFrom = (
  scope: ProjectScope,
): Sql => sql`${dayOf(scope)} d cross join ${joinedTask}
  join task_occurrence o on o.project_id = t.project_id and o.task_id = t.id
  left join app_user k on k.id = o.reviewed_by`

/** What the list and an occurrence's own page show. */
export const occurrenceColumns: Sql = sql`
  o.id, o.due_on, o.state, ${isOverdue} as is_overdue, o.done_on, o.comment, o.review_comment, o.reviewed_at, o.version,
  case when k.id is null then null else jsonb_build_object('id', k.id, 'name', ${nameOf('k')}) end as reviewed_by,
  jsonb_build_object('id', t.id, 'title', t.title) as task, ${commitmentObject} as commitment,
  ${heldRole('r')} as role, ${heldRole('v')} as reviewer_role,
  (select count(*)::int from task_evidence e
    where e.project_id = o.project_id and e.occurrence_id = o.id and e.removed_at is null) as evidence,
  (select count(*)::int from corrective_action a where a.project_id = o.project_id and a.occurrence_id = o.id) as actions`

/** The caller decides what nobody else is the reviewer of, if they administer the project. */
export const isAdmin = ({ permissions, isSystemAdmin }: ProjectScope): boolean =>
  isSystemAdmin || permissions.includes(roles.ADMIN)

/** Under review it waits for the reviewer, before that for who holds the role. */
export const waitsForMe = (scope: ProjectScope): Sql => sql`case
  when o.state = 'under-review' then coalesce(${holderOf(raw('t.reviewer_role_id'))} = ${scope.userId}, ${isAdmin(scope)}::bool)
  else coalesce(${holderOf(raw('t.role_id'))} = ${scope.userId}, false) end`

const where = (scope: ProjectScope, query: Filters): Sql =>
  allOf([
    sql`t.project_id = ${scope.projectId}`,
    isHeld,
    query.view ? inView[query.view] : null,
    query.state ? sql`o.state = ${query.state}` : null,
    query.role ? sql`t.role_id = ${query.role}` : null,
    query.instrument ? sql`c.instrument_id = ${query.instrument}` : null,
    query.commitment ? sql`t.commitment_id = ${query.commitment}` : null,
    query.task ? sql`t.id = ${query.task}` : null,
    query.from ? sql`o.due_on >= ${query.from}::date` : null,
    query.to ? sql`o.due_on <= ${query.to}::date` : null,
    query.mine === undefined ? null : sql`(${waitsForMe(scope)}) = ${query.mine}`,
    query.search
      ? containsWords(raw("concat_ws(' ', t.title, c.short_name, i.name, r.name)"), query.search)
      : null,
  ])

const orderOf = ({ sort }: Pick<OccurrenceQuery, 'sort'>): Sql =>
  orderBy(sort, {
    keys: {
      due: raw('o.due_on'),
      task: raw('name_key(t.title)'),
      commitment: raw('c.short_name_key'),
      role: raw('name_key(r.name)'),
      state: sql`array_position(${[...taskStates]}::text[], o.state)`,
    },
    fallback: 'due',
    thenBy: raw('o.due_on'),
    id: raw('o.id'),
  })

export async function listOccurrences(
  scope: ProjectScope,
  query: OccurrenceQuery,
): Promise<{ items: TaskOccurrence[]; total: number }> {
  const from = occurrenceFrom(scope)
  return readPage<TaskOccurrence>(
    scope.rows,
    {
      columns: raw('o.id, o.due_on as on_page'),
      from,
      where: where(scope, query),
      order: orderOf(query),
      ofPage: {
        columns: raw('shown.*'),
        joins: sql`left join lateral (select ${occurrenceColumns} from ${from}
          where t.project_id = ${scope.projectId} and o.id = page.id) shown on true`,
      },
    },
    query,
  )
}

/** All that the list finds, in its order, for a file. */
export const readOccurrences = (scope: ProjectScope, query: OccurrenceQuery, most: number) =>
  scope.rows<TaskOccurrence>(sql`
    select ${occurrenceColumns} from ${occurrenceFrom(scope)}
    where ${where(scope, query)} order by ${orderOf(query)} limit ${most}`)

/** How many are overdue and wait for review under the other filters. */
export async function countOccurrences(scope: ProjectScope, query: OccurrenceQuery) {
  const { view: _view, state: _state, ...rest } = query
  const [row] = await scope.rows<{ overdue: number; toReview: number }>(sql`
    select count(*) filter (where ${isOverdue})::int as overdue,
      count(*) filter (where ${inView.review})::int as to_review
    from ${occurrenceFrom(scope)} where ${where(scope, rest)} and o.state not in ('compliant', 'not-compliant')`)
  return row ?? { overdue: 0, toReview: 0 }
}

export const readMonth = (
  scope: ProjectScope,
  { month, ...query }: z.output<typeof taskOccurrenceRoutes.month.query>,
) =>
  scope.rows<CalendarOccurrence>(sql`
    select o.id, o.due_on, o.state, ${isOverdue} as is_overdue,
      jsonb_build_object('id', t.id, 'title', t.title) as task, ${commitmentObject} as commitment
    from ${occurrenceFrom(scope)}
    where ${where(scope, { ...query, from: firstOfMonth(month), to: lastOfMonth(month) })}
    order by o.due_on, name_key(t.title), o.id limit ${calendarMax}`)
