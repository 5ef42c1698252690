import type { ActionOrigin, ActionState, MonitoringStatus, TaskState } from '@puquio/domain'
import { nameOf } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import {
  isOnTime,
  joinFrequency,
  notWithdrawn,
  projectDay,
  statusOf,
} from '../../monitorings/service.ts'
import { samplesOf } from './samples-store.ts'
import { isOverdue } from '../../tasks/service.ts'

/** Of the dates of monitorings and tasks, both included; null is open. */
export type Days = { from: string | null; to: string | null }

/** So many rows are read; whoever reads refuses what has more. */
export type Most = { most: number }

const within = (column: string, { from, to }: Days): Sql =>
  sql`${raw(column)} between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity')`

export type PackedMonitoring = {
  id: number
  commitmentId: number
  plan: string
  station: string
  estimatedOn: string
  actionOn: string | null
  status: MonitoringStatus
  isOnTime: boolean | null
  sampleTaken: boolean | null
  isMishap: boolean
  mishapDetail: string | null
  observation: string | null
  reason: string | null
  omittedReason: string | null
  rescheduledToOn: string | null
}

/** Of plans that are not annulled. */
export const readMonitorings = (
  scope: ProjectScope,
  commitments: readonly number[],
  { most, ...days }: Days & Most,
) =>
  scope.rows<PackedMonitoring>(sql`
    select m.id, m.commitment_id, p.name as plan, st.code as station, m.estimated_on, m.action_on,
      ${statusOf(raw('d.today'))} as status, case when m.action_completed then coalesce(${isOnTime}, false) end as is_on_time,
      m.sample_taken, m.is_mishap, m.mishap_detail, m.observation, m.reason, m.omitted_reason,
      next.estimated_on as rescheduled_to_on
    from ${projectDay(scope)} d cross join ${notWithdrawn} m
    join plan p on p.project_id = m.project_id and p.id = m.plan_id and p.annulled_at is null
    join station st on st.project_id = m.project_id and st.id = m.station_id
    ${joinFrequency(scope)}
    left join ${notWithdrawn} next on next.project_id = m.project_id and next.rescheduled_from_id = m.id
    where m.project_id = ${scope.projectId} and m.commitment_id = any(${[...commitments]}::int[])
      and ${within('m.estimated_on', days)}
    order by m.estimated_on, st.code, m.id limit ${most}`)

export type PackedOccurrence = {
  id: number
  commitmentId: number
  task: string
  role: string
  dueOn: string
  doneOn: string | null
  state: TaskState
  isOverdue: boolean
  comment: string
  reviewedBy: string | null
  reviewComment: string
}

export const readOccurrences = (
  scope: ProjectScope,
  commitments: readonly number[],
  { most, ...days }: Days & Most,
) =>
  scope.rows<PackedOccurrence>(sql`
    select o.id, t.commitment_id, t.title as task, r.name as role, o.due_on, o.done_on, o.state, ${isOverdue} as is_overdue,
      o.comment, case when u.id is null then null else ${nameOf('u')} end as reviewed_by, o.review_comment
    from ${projectDay(scope)} d cross join task_occurrence o
    join task t on t.project_id = o.project_id and t.id = o.task_id
    join responsible_role r on r.project_id = t.project_id and r.id = t.role_id
    left join app_user u on u.id = o.reviewed_by
    where o.project_id = ${scope.projectId} and t.commitment_id = any(${[...commitments]}::int[])
      and ${within('o.due_on', days)}
    order by o.due_on, t.id, o.id limit ${most}`)

export type PackedAction = {
  id: number
  commitmentId: number
  number: number
  title: string
  cause: string
  origin: ActionOrigin
  ownedBy: string
  dueOn: string
  state: ActionState
  doneOn: string | null
  doneComment: string
}

/** Corrective actions of the commitments themselves, of their monitorings and of their tasks. */
export const readActions = (
  scope: ProjectScope,
  {
    commitments,
    monitorings,
    occurrences,
    most,
  }: Record<'commitments' | 'monitorings' | 'occurrences', readonly number[]> & Most,
) =>
  scope.rows<PackedAction>(sql`
    select a.id, coalesce(a.commitment_id, m.commitment_id, sm.commitment_id, t.commitment_id) as commitment_id, a.number,
      a.title, a.cause, a.origin_kind as origin, ${nameOf('u')} as owned_by, a.due_on, a.state, a.done_on, a.done_comment
    from corrective_action a join app_user u on u.id = a.owner_id
    left join monitoring m on m.project_id = a.project_id and m.id = a.monitoring_id
    left join lateral (
      select n.commitment_id from ${samplesOf(scope, monitorings)} k
      join monitoring n on n.project_id = a.project_id and n.id = k.monitoring_id
      where k.sample_id = a.sample_id order by n.id limit 1) sm on true
    left join task_occurrence o on o.project_id = a.project_id and o.id = a.occurrence_id
    left join task t on t.project_id = o.project_id and t.id = o.task_id
    where a.project_id = ${scope.projectId} and (a.commitment_id = any(${[...commitments]}::int[])
      or a.monitoring_id = any(${[...monitorings]}::int[]) or sm.commitment_id is not null
      or a.occurrence_id = any(${[...occurrences]}::int[]))
    order by a.number limit ${most}`)
