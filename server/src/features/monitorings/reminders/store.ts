import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import {
  isNear,
  isUnfulfilled,
  joinFrequency,
  notWithdrawn,
  projectDay,
} from '../progress-store.ts'

export type ReminderState = 'near' | 'unfulfilled'
/** What is told of a plan: how many of its monitorings, from when, at which stations at most. */
export type Reminder = {
  planId: number
  plan: string
  state: ReminderState
  count: number
  /** As many as the plan has in this state, the known ones included: what the start page counts. */
  total: number
  firstOn: string
  stations: string[]
}

/** A window that closed longer ago, as in a plan that is imported late, is no news. */
const unfulfilledDays = 31
const stationsNamed = 5

/**
 * Marks the near and unfulfilled monitorings that were never reminded of in their state, and returns them by plan.
 * Of two processes at the same time the second waits for the first and finds none of them.
 */
export const takeReminders = (scope: ProjectScope) =>
  scope.rows<Reminder>(sql`
    with due as (
      select m.id, case when ${isUnfulfilled(raw('d.today'))} then 'unfulfilled' else 'near' end as state
      from ${projectDay(scope)} d cross join ${notWithdrawn} m
        join plan p on p.project_id = m.project_id and p.id = m.plan_id and p.annulled_at is null
        ${joinFrequency(scope)}
      where m.project_id = ${scope.projectId} and (${isNear(raw('d.today'))}
        or ${isUnfulfilled(raw('d.today'))} and m.estimated_on + m.margin_days >= d.today - ${unfulfilledDays}::int)
    ),
    taken as (
      insert into monitoring_reminder (project_id, monitoring_id, state, at)
      select ${scope.projectId}::int, id, state, ${scope.clock.now()}::timestamptz from due order by id
      on conflict do nothing returning monitoring_id, state
    )
    select p.id as plan_id, p.name as plan, t.state, count(*)::int as count, min(m.estimated_on) as first_on,
      (array_agg(distinct st.code order by st.code))[:${stationsNamed + 1}::int] as stations,
      ${totalOf(scope)} as total
    from taken t join monitoring m on m.project_id = ${scope.projectId} and m.id = t.monitoring_id
      join plan p on p.project_id = m.project_id and p.id = m.plan_id
      join station st on st.project_id = m.project_id and st.id = m.station_id
    group by p.id, p.name, t.state order by t.state desc, p.id`)

/** As many as the plan `p` has in the state of `t`. */
const totalOf = (scope: ProjectScope) => sql`(
  select count(*)::int from ${projectDay(scope)} d cross join ${notWithdrawn} m ${joinFrequency(scope)}
  where m.project_id = ${scope.projectId} and m.plan_id = p.id
    and case t.state when 'unfulfilled' then ${isUnfulfilled(raw('d.today'))} else ${isNear(raw('d.today'))} end)`

export const stationsText = (codes: readonly string[]): string =>
  codes.slice(0, stationsNamed).join(', ') + (codes.length > stationsNamed ? '…' : '')
