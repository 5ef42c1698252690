import type {
  CorrectiveAction,
  correctiveActionRoutes,
} from '@puquio/contract/commitments/corrective-actions'
import {
  actionNoticeDays,
  type ActionOrigin,
  actionPrefix,
  actionStates,
  addressOf,
} from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { nameOf } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { projectDay } from '../monitorings/service.ts'
import { isAdmin } from '../tasks/service.ts'

export type ActionQuery = z.output<typeof correctiveActionRoutes.list.query>

const isOverdue = raw(`(a.state = 'open' and a.due_on < d.today)`)

export const inView = {
  open: raw(`a.state = 'open'`),
  overdue: isOverdue,
  due: raw(
    `(a.state = 'open' and a.due_on between d.today and d.today + ${String(actionNoticeDays)})`,
  ),
  review: raw(`a.state = 'done'`),
  closed: raw(`a.state = 'closed'`),
} as const

/** Who did something cannot close it. */
export const mayClose = (scope: ProjectScope): Sql =>
  sql`(${isAdmin(scope)}::bool and a.owner_id <> ${scope.userId})`

export const waitsForMe = (scope: ProjectScope): Sql => sql`case a.state
  when 'open' then a.owner_id = ${scope.userId} when 'done' then ${mayClose(scope)} else false end`

/** Actions `a` with what they were opened for. */
export const actionFrom = (
  scope: ProjectScope,
): Sql => sql`${projectDay(scope)} d cross join corrective_action a
  join app_user w on w.id = a.owner_id
  join app_user b on b.id = a.created_by
  left join app_user k on k.id = a.reviewed_by
  left join monitoring m on m.project_id = a.project_id and m.id = a.monitoring_id
  left join task_occurrence o on o.project_id = a.project_id and o.id = a.occurrence_id
  left join task t on t.project_id = a.project_id and t.id = o.task_id
  left join sample s on s.project_id = a.project_id and s.id = a.sample_id
  left join parameter p on p.project_id = a.project_id and p.id = a.parameter_id
  left join station st on st.project_id = a.project_id and st.id = coalesce(m.station_id, s.station_id)
  left join alarm l on l.project_id = a.project_id and l.id = a.alarm_id
  left join device e on e.project_id = a.project_id and e.id = l.device_id
  left join commitment c on c.project_id = a.project_id and c.id = a.commitment_id`

const day = (on: string) => `to_char(${on}, 'DD/MM/YYYY')`
const originName = raw(`case a.origin_kind
  when 'mishap' then st.code || ' · ' || ${day('m.estimated_on')}
  when 'task' then t.title || ' · ' || ${day('o.due_on')}
  when 'exceedance' then concat_ws(' · ', st.code, coalesce(nullif(p.symbol, ''), p.name ->> 'es'), ${day('s.sampled_on')})
  when 'alarm' then e.name || ' · ' || ${day('l.raised_at at time zone d.time_zone')}
  when 'commitment' then c.short_name else '' end`)

const person = (alias: string): Sql =>
  sql`case when ${raw(alias)}.id is null then null
    else jsonb_build_object('id', ${raw(alias)}.id, 'name', ${nameOf(alias)}) end`

/** What the list and an action's own page show, over `actionFrom`. */
export const actionColumns: Sql = sql`
  a.id, a.number, a.title, a.cause, a.due_on, a.state, ${isOverdue} as is_overdue, a.done_on, a.done_comment, a.reviewed_at,
  a.review_comment, a.created_at as opened_at, a.version, a.origin_kind, ${originName} as origin_name,
  m.plan_id, a.monitoring_id, a.occurrence_id, a.sample_id, a.alarm_id, a.commitment_id,
  ${person('w')} as owner, ${person('b')} as opened_by, ${person('k')} as reviewed_by,
  (select count(*)::int from corrective_action_evidence f
    where f.project_id = a.project_id and f.action_id = a.id and f.removed_at is null) as evidence`

type Origin = {
  originKind: ActionOrigin
  originName: string
  planId: number | null
  monitoringId: number | null
  occurrenceId: number | null
  sampleId: number | null
  alarmId: number | null
  commitmentId: number | null
}
export type ActionRow = Omit<CorrectiveAction, 'origin'> & Origin

export const shownAction = ({
  originKind,
  originName,
  planId,
  monitoringId,
  occurrenceId,
  sampleId,
  alarmId,
  commitmentId,
  ...row
}: ActionRow): CorrectiveAction => ({
  ...row,
  origin: {
    kind: originKind,
    name: originName,
    opens: opensOf({ planId, monitoringId, occurrenceId, sampleId, alarmId, commitmentId }),
  },
})

function opensOf(of: Omit<Origin, 'originKind' | 'originName'>): string | null {
  if (of.planId !== null && of.monitoringId !== null)
    return addressOf('PlanningEdit', {
      planningId: of.planId,
      search: { monitoring: of.monitoringId },
    })
  if (of.occurrenceId !== null)
    return addressOf('CommitmentTask', { occurrenceId: of.occurrenceId })
  if (of.sampleId !== null) return addressOf('LaboratorySample', { sampleId: of.sampleId })
  if (of.alarmId !== null) return addressOf('ModiAlarm', { alarmId: of.alarmId })
  return of.commitmentId === null
    ? null
    : addressOf('Commitment', { commitmentId: of.commitmentId })
}

const originColumn = {
  mishap: raw('a.monitoring_id'),
  task: raw('a.occurrence_id'),
  exceedance: raw('a.sample_id'),
  alarm: raw('a.alarm_id'),
  commitment: raw('a.commitment_id'),
  other: raw('null::int'),
} as const satisfies Record<ActionOrigin, Sql>

type Filters = Omit<ActionQuery, 'page' | 'size' | 'sort'>

const where = (scope: ProjectScope, query: Filters): Sql =>
  allOf([
    sql`a.project_id = ${scope.projectId}`,
    query.view ? inView[query.view] : null,
    query.origin ? sql`a.origin_kind = ${query.origin}` : null,
    query.origin && query.of ? sql`${originColumn[query.origin]} = ${query.of}` : null,
    query.parameter ? sql`a.parameter_id = ${query.parameter}` : null,
    query.ownedBy ? sql`a.owner_id = ${query.ownedBy}` : null,
    query.from ? sql`a.due_on >= ${query.from}::date` : null,
    query.to ? sql`a.due_on <= ${query.to}::date` : null,
    query.mine === undefined ? null : sql`(${waitsForMe(scope)}) = ${query.mine}`,
    query.search
      ? containsWords(
          sql`concat_ws(' ', ${actionPrefix}::text || a.number, a.title, a.cause, ${originName}, ${nameOf('w')})`,
          query.search,
        )
      : null,
  ])

const orderOf = ({ sort }: Pick<ActionQuery, 'sort'>): Sql =>
  orderBy(sort, {
    keys: {
      number: raw('a.number'),
      title: raw('name_key(a.title)'),
      due: raw('a.due_on'),
      owner: sql`name_key(${nameOf('w')})`,
      state: sql`array_position(${[...actionStates]}::text[], a.state)`,
      opened: raw('a.created_at'),
    },
    fallback: '-number',
    id: raw('a.id'),
  })

export async function listActions(scope: ProjectScope, query: ActionQuery) {
  const { items, total } = await readPage<ActionRow>(
    scope.rows,
    {
      columns: actionColumns,
      from: actionFrom(scope),
      where: where(scope, query),
      order: orderOf(query),
    },
    query,
  )
  return { items: items.map(shownAction), total }
}

/** All that the list finds, in its order, for a file. */
export async function readActions(scope: ProjectScope, query: ActionQuery, most: number) {
  const rows = await scope.rows<ActionRow>(sql`
    select ${actionColumns} from ${actionFrom(scope)}
    where ${where(scope, query)} order by ${orderOf(query)} limit ${most}`)
  return rows.map(shownAction)
}

/** How many are overdue and wait to be closed under the other filters. */
export async function countActions(scope: ProjectScope, query: ActionQuery) {
  const { view: _view, ...rest } = query
  const [row] = await scope.rows<{ overdue: number; toReview: number }>(sql`
    select count(*) filter (where ${inView.overdue})::int as overdue, count(*) filter (where ${inView.review})::int as to_review
    from ${actionFrom(scope)} where ${where(scope, rest)} and a.state <> 'closed'`)
  return row ?? { overdue: 0, toReview: 0 }
}
