import type { Plan, PlanCommitment, planEdit } from '@puquio/contract/plans'
import { nameKey, type PlanStatus, planStatus } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scope.ts'
import { allOf, containing, join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import {
  figureOf,
  isNear,
  isUnfulfilled,
  isUnit,
  joinFrequency,
  projectDay,
  sumTally,
  type Tally,
  tally,
} from '../monitorings/service.ts'

export type PlanQuery = {
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
  search?: string | undefined
  status?: PlanStatus | undefined
  year?: number | undefined
  annulled?: boolean | undefined
}

export const listPlans = (scope: ProjectScope, query: PlanQuery) =>
  readPlans(scope, plansStatement(scope, query))

export function plansStatement(scope: ProjectScope, query: PlanQuery): Sql {
  const conditions = allOf([
    query.annulled ? sql`p.annulled_at is not null` : sql`p.annulled_at is null`,
    query.search ? sql`name_key(p.title) like ${containing(nameKey(query.search))}` : null,
    query.status ? hasStatus[query.status] : null,
    query.year ? hasMonitoringIn(query.year) : null,
  ])
  const { page = 1, size = 20 } = query
  return pageStatement(scope, conditions, {
    order: orderOf(query.sort),
    from: (page - 1) * size,
    size,
  })
}

export async function findPlan(scope: ProjectScope, planId: number): Promise<Plan | null> {
  const page = { order: raw('p.id'), from: 0, size: 1 }
  const { items } = await readPlans(scope, pageStatement(scope, sql`p.id = ${planId}`, page))
  return items[0] ?? null
}

type CommitmentRow = Omit<PlanCommitment, 'general' | 'untilNow'> & Tally<'general' | 'untilNow'>

export async function listCommitments(
  scope: ProjectScope,
  planId: number,
): Promise<PlanCommitment[]> {
  const rows = await scope.rows<CommitmentRow>(sql`
    select m.commitment as name, m.instrument, count(*)::int as monitorings,
      count(distinct m.station_id)::int as stations, ${tally('general')},
      ${tally('until_now', sql`m.estimated_on <= d.today`)}
    from ${projectDay(scope)} d cross join monitoring m
    where m.project_id = ${scope.projectId} and m.plan_id = ${planId} and m.commitment is not null
    group by m.commitment, m.instrument order by name_key(m.commitment), m.instrument`)
  return rows.map((row) => ({
    name: row.name,
    instrument: row.instrument,
    monitorings: row.monitorings,
    stations: row.stations,
    general: figureOf(row, 'general'),
    untilNow: figureOf(row, 'untilNow'),
  }))
}

/** Keeps others from choosing a plan's name until this transaction ends. */
export const lockPlanNames = (scope: ProjectScope) =>
  scope.rows(sql`select pg_advisory_xact_lock(hashtext('plan-names'), ${scope.projectId}::int)`)

/** The title, or the first free one of "title (2)", "title (3)" … : call lockPlanNames before. */
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

/** Holds the plan's row until the transaction ends: shared by who follows up, alone by who annuls. */
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

/** Whether somebody has recorded anything of its monitorings; that one was added says nothing of them. */
const started = (scope: ProjectScope, planId: Sql): Sql => sql`exists (
  select from monitoring_change c
  where c.project_id = ${scope.projectId} and c.plan_id = ${planId} and c.action <> 'created')`

export const annulPlan = (scope: ProjectScope, planId: number, reason: string) =>
  scope.rows(sql`
    update plan set annulled_at = ${scope.clock.now()}, annulled_by = ${scope.userId},
      annulled_reason = ${reason}, version = version + 1
    where project_id = ${scope.projectId} and id = ${planId}`)

const hasStatus: Record<PlanStatus, Sql> = {
  'in-creation': raw('(s.first_on is null or d.today < s.first_on)'),
  'in-execution': raw('d.today between s.first_on and s.last_on'),
  closed: raw('d.today > s.last_on'),
}

const hasMonitoringIn = (year: number): Sql => sql`exists (
  select from monitoring m where m.project_id = p.project_id and m.plan_id = p.id and ${isUnit}
    and m.estimated_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date)`

const orders: Record<string, Sql> = {
  title: raw('name_key(p.title)'),
  firstOn: raw('s.first_on'),
  lastOn: raw('s.last_on'),
  createdAt: raw('p.created_at'),
  monitorings: raw(
    '(select count(*) from monitoring m where m.project_id = p.project_id and m.plan_id = p.id)',
  ),
}

function orderOf(sort = '-createdAt'): Sql {
  const order = orders[sort.replace(/^-/, '')] ?? raw('p.id')
  const direction = raw(sort.startsWith('-') ? 'desc' : 'asc')
  return sql`${order} ${direction} nulls last, p.id ${direction}`
}

type PlanRow = Omit<Plan, 'status' | 'general' | 'untilNow'> &
  Tally<'general' | 'untilNow'> & { place: number; total: number; today: string }

async function readPlans(scope: ProjectScope, statement: Sql) {
  const rows = await scope.rows<PlanRow>(statement)
  return { items: rows.filter(({ id }) => id !== null).map(toPlan), total: rows[0]?.total ?? 0 }
}

type Page = { order: Sql; from: number; size: number }

/** The page is found by the plans alone; only its own plans' monitorings are counted, in one pass. */
function pageStatement(scope: ProjectScope, conditions: Sql, { order, from, size }: Page): Sql {
  const today = raw('page.today')
  return sql`
    with found as (
      select p.id, p.title, p.name, p.annulled_at, p.annulled_reason, p.created_at, p.created_by, p.version,
        s.first_on, s.last_on, d.today, row_number() over (order by ${order}) as place
      from plan p cross join ${projectDay(scope)} d
      cross join lateral (
        select min(m.estimated_on) as first_on, max(m.estimated_on) as last_on
        from monitoring m where m.project_id = p.project_id and m.plan_id = p.id and ${isUnit}
      ) s
      where p.project_id = ${scope.projectId} and ${conditions}
    ),
    page as materialized (select * from found where place > ${from} and place <= ${from + size}),
    grouped as (
      select m.plan_id, m.station_id, m.commitment collate "C" as commitment, count(*) as monitorings,
        ${tally('general')}, ${tally('until_now', sql`m.estimated_on <= ${today}`)},
        count(*) filter (where ${isNear(today)}) as near,
        count(*) filter (where ${isUnfulfilled(today)}) as unfulfilled
      from page join monitoring m on m.project_id = ${scope.projectId} and m.plan_id = page.id
      ${joinFrequency(scope)}
      group by m.plan_id, m.station_id, m.commitment collate "C"
    ),
    summed as (
      select plan_id, sum(monitorings)::int as monitorings, count(distinct station_id)::int as stations,
        count(distinct commitment)::int as commitments, ${sumTally('general')}, ${sumTally('until_now')},
        sum(near)::int as near, sum(unfulfilled)::int as unfulfilled
      from grouped group by plan_id
    )
    select counted.total, page.id, page.title, page.name, page.annulled_at, page.annulled_reason,
      page.created_at, page.version, page.first_on, page.last_on, page.today,
      concat_ws(' ', u.name, u.last_name) as created_by,
      coalesce(s.monitorings, 0) as monitorings, coalesce(s.stations, 0) as stations,
      coalesce(s.commitments, 0) as commitments, coalesce(s.near, 0) as near,
      coalesce(s.unfulfilled, 0) as unfulfilled, ${started(scope, raw('page.id'))} as started,
      ${join(['general', 'until_now'].map(orZero), ', ')}
    from (select count(*)::int as total from found) counted
    left join page on true
    left join summed s on s.plan_id = page.id
    left join app_user u on u.id = page.created_by
    order by page.place`
}

const orZero = (name: string): Sql =>
  raw(
    ['done', 'due', 'on_time', 'omitted']
      .map((count) => `coalesce(s.${name}_${count}, 0) as ${name}_${count}`)
      .join(', '),
  )

const toPlan = (row: PlanRow): Plan => ({
  id: row.id,
  title: row.title,
  name: row.name,
  status: planStatus(row, row.today),
  firstOn: row.firstOn,
  lastOn: row.lastOn,
  monitorings: row.monitorings,
  stations: row.stations,
  general: figureOf(row, 'general'),
  untilNow: figureOf(row, 'untilNow'),
  near: row.near,
  unfulfilled: row.unfulfilled,
  commitments: row.commitments,
  started: row.started,
  annulledAt: row.annulledAt,
  annulledReason: row.annulledReason,
  createdAt: row.createdAt,
  createdBy: row.createdBy,
  version: row.version,
})
