import type { PlanCommitment, planEdit } from '@puquio/contract/plans'
import type { z } from 'zod'
import { lock } from '../../platform/db/lock.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import {
  indicatorOf,
  linkedCommitment,
  notWithdrawn,
  projectDay,
  type Tally,
  tally,
} from '../monitorings/service.ts'

type CommitmentRow = Omit<PlanCommitment, 'general' | 'untilNow'> & Tally<'general' | 'untilNow'>

export async function listCommitments(
  scope: ProjectScope,
  planId: number,
): Promise<PlanCommitment[]> {
  const rows = await scope.rows<CommitmentRow>(sql`
    select m.commitment as name, m.instrument, ${linkedCommitment} as commitment_id, count(*)::int as monitorings,
      count(distinct m.station_id)::int as stations, ${tally('general')},
      ${tally('until_now', sql`m.estimated_on <= d.today`)}
    from ${projectDay(scope)} d cross join ${notWithdrawn} m
    where m.project_id = ${scope.projectId} and m.plan_id = ${planId} and m.commitment is not null
    group by 1, 2, 3 order by name_key(m.commitment), m.instrument, 3`)
  return rows.map((row) => ({
    name: row.name,
    instrument: row.instrument,
    commitmentId: row.commitmentId,
    monitorings: row.monitorings,
    stations: row.stations,
    general: indicatorOf(row, 'general'),
    untilNow: indicatorOf(row, 'untilNow'),
  }))
}

/** Locks the choice of plan names in the project until this transaction ends. */
export const lockPlanNames = (scope: ProjectScope) => lock(scope, 'plan-names', scope.projectId)

/** Returns the title, or the first free one of "title (2)", "title (3)" …; call lockPlanNames before. */
export async function freePlanName(
  scope: ProjectScope,
  title: string,
  exceptPlanId: number | null,
) {
  const [free] = await scope.rows<{ name: string }>(sql`
    select c.name from (
      select ${title}::text as name, 1 as n
      union all select ${title}::text || ' (' || n || ')', n from generate_series(2, 10000) n
    ) c where not exists (
      select from plan p where p.project_id = ${scope.projectId} and lower(p.name) = lower(c.name)
        and p.id is distinct from ${exceptPlanId}::int
    ) order by c.n limit 1`)
  return free?.name ?? title
}

export type PlanEdit = z.output<typeof planEdit>

/** Returns whether the plan was still at that version. */
export async function updatePlan(
  scope: ProjectScope,
  planId: number,
  { version, ...edit }: PlanEdit & { name: string },
): Promise<boolean> {
  const assigned: Record<keyof typeof edit, Sql> = {
    title: sql`title = ${edit.title}`,
    name: sql`name = ${edit.name}`,
  }
  const updated = await scope.rows(sql`
    update plan set ${join(Object.values(assigned), ', ')}, version = version + 1
    where project_id = ${scope.projectId} and id = ${planId} and version = ${version} returning id`)
  return updated.length > 0
}

/** Locks the plan's row until the transaction ends: shared for follow-ups, exclusively for annulling. */
export async function lockPlan(scope: ProjectScope, planId: number, as: 'share' | 'update') {
  const [plan] = await scope.rows<{ annulledAt: string | null }>(sql`
    select annulled_at from plan where project_id = ${scope.projectId} and id = ${planId} for ${raw(as)}`)
  return plan ?? null
}

export async function isStarted(scope: ProjectScope, planId: number): Promise<boolean> {
  const [plan] = await scope.rows<{ isStarted: boolean }>(
    sql`select ${started(scope, sql`${planId}::int`)} as is_started`,
  )
  return plan?.isStarted === true
}

/** Returns whether anything was recorded for its monitorings; additions and withdrawals do not count. */
export const started = (scope: ProjectScope, planId: Sql): Sql => sql`exists (
  select from monitoring_change c
  where c.project_id = ${scope.projectId} and c.plan_id = ${planId} and c.action not in ('created', 'addition-withdrawn'))`

export const annulPlan = (scope: ProjectScope, planId: number, reason: string) =>
  scope.rows(sql`
    update plan set annulled_at = ${scope.clock.now()}, annulled_by = ${scope.userId},
      annulled_reason = ${reason}, version = version + 1
    where project_id = ${scope.projectId} and id = ${planId}`)
