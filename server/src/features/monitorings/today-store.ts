import type { TodayEntry } from '@puquio/contract/start/today'
import { addressOf, frequencies, marginDays } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import {
  isNear,
  isUnfulfilled,
  isUnit,
  joinFrequency,
  notWithdrawn,
  projectDay,
} from './progress-store.ts'

/** No monitoring is near earlier than this before its date. */
const nearDaysMax = Math.max(...frequencies.map((rule) => marginDays(rule)))

/**
 * The near and unfulfilled monitorings by plan. What is unfulfilled counts in plans that run; a window that is open
 * counts in plans that are about to start, or have just ended, too.
 */
export async function monitoringsOfToday(
  scope: ProjectScope,
): Promise<TodayEntry<'monitorings'>[]> {
  const rows = await scope.rows<{
    planId: number
    plan: string
    status: 'near' | 'unfulfilled'
    count: number
    dueOn: string
  }>(sql`
    with due as (
      select p.id as plan_id, p.name as plan, m.estimated_on, abs(m.estimated_on - d.today) as distance,
        ${isNear(raw('d.today'))} as is_near, d.today
      from ${projectDay(scope)} d cross join plan p
        join ${notWithdrawn} m on m.project_id = p.project_id and m.plan_id = p.id
          and m.estimated_on <= d.today + ${nearDaysMax}::int
        ${joinFrequency(scope)}
      where p.project_id = ${scope.projectId} and p.annulled_at is null
        and (${isNear(raw('d.today'))} or ${isUnfulfilled(raw('d.today'))})
    ),
    of_plan as (
      select plan_id, plan, is_near, today, count(*)::int as count, min(distance) as distance,
        case when is_near then min(estimated_on) else max(estimated_on) end as due_on
      from due group by plan_id, plan, is_near, today
    )
    select plan_id, plan, case when is_near then 'near' else 'unfulfilled' end as status, count, due_on
    from of_plan o
    where is_near or exists (select from ${notWithdrawn} m
      where m.project_id = ${scope.projectId} and m.plan_id = o.plan_id and ${isUnit} and m.estimated_on >= o.today)
    order by distance, is_near, name_key(plan), plan_id`)
  return rows.map(({ planId, plan, status, count, dueOn }) => ({
    kind: status === 'near' ? 'monitorings-near' : 'monitorings-unfulfilled',
    count,
    of: plan,
    dueOn,
    opens: addressOf('PlanningEdit', { planningId: planId, search: { status } }),
  }))
}
