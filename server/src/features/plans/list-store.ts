import type { Plan, planRoutes } from '@puquio/contract/plans'
import { type PlanStatus, planStatus, planStatuses } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, pageStatement, readPage } from '../../platform/db/paging.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import {
  indicatorOf,
  isNear,
  isUnfulfilled,
  isUnit,
  joinFrequency,
  notWithdrawn,
  projectDay,
  sumTally,
  type Tally,
  tally,
} from '../monitorings/service.ts'
import { started } from './store.ts'

type PlanQuery = z.output<typeof planRoutes.list.query>

export async function listPlans(scope: ProjectScope, query: PlanQuery) {
  const { items, total } = await readPage<PlanRow>(scope.rows, listOf(scope, query), query)
  return { items: items.map(toPlan), total }
}

export const plansStatement = (scope: ProjectScope, query: PlanQuery): Sql =>
  pageStatement(listOf(scope, query), query)

export async function findPlan(scope: ProjectScope, planId: number): Promise<Plan | null> {
  const one = plansWhere(scope, sql`p.id = ${planId}`, raw('p.id'))
  const { items } = await readPage<PlanRow>(scope.rows, one, { size: 1 })
  return items[0] ? toPlan(items[0]) : null
}

/** The years that the filter finds plans in, the latest first. */
export async function planYears(scope: ProjectScope, isAnnulled: boolean): Promise<number[]> {
  const rows = await scope.rows<{ year: number }>(sql`
    select distinct extract(year from m.estimated_on)::int as year
    from plan p join ${notWithdrawn} m on m.project_id = p.project_id and m.plan_id = p.id
    where p.project_id = ${scope.projectId} and ${shown(isAnnulled)} and ${isUnit}
    order by year desc`)
  return rows.map(({ year }) => year)
}

function listOf(scope: ProjectScope, query: PlanQuery) {
  const { annulled = false, search, status, year, sort } = query
  const conditions = allOf([
    shown(annulled),
    search ? containsWords(raw('p.title'), search) : null,
    status ? hasStatus[status] : null,
    year ? hasMonitoringIn(year) : null,
  ])
  const order = orderBy(sort, { keys: orders, fallback: '-createdAt', id: raw('p.id') })
  const indicators = isCounted(sort) ? joinIndicators(scope) : raw('')
  return plansWhere(scope, conditions, order, indicators)
}

const shown = (isAnnulled: boolean): Sql =>
  raw(isAnnulled ? 'p.annulled_at is not null' : 'p.annulled_at is null')

const hasStatus: Record<PlanStatus, Sql> = {
  'in-creation': raw('(s.first_on is null or d.today < s.first_on)'),
  'in-execution': raw('d.today between s.first_on and s.last_on'),
  closed: raw('d.today > s.last_on'),
}

const hasMonitoringIn = (year: number): Sql => sql`exists (
  select from ${notWithdrawn} m where m.project_id = p.project_id and m.plan_id = p.id and ${isUnit}
    and m.estimated_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date)`

/** Sort keys that need the monitorings of all plans to be counted. */
const countedOrders = {
  monitorings: raw('coalesce(f.monitorings, 0)'),
  stations: raw('coalesce(f.stations, 0)'),
  near: raw('coalesce(f.near, 0)'),
  unfulfilled: raw('coalesce(f.unfulfilled, 0)'),
  general: raw('f.general_done::float / nullif(f.general_due, 0)'),
  untilNow: raw('f.until_now_done::float / nullif(f.until_now_due, 0)'),
}

const orders = {
  title: raw('name_key(p.title)'),
  status: rankOf(planStatuses),
  current: sql`row(${rankOf(['in-execution', 'in-creation', 'closed'])},
    case when d.today < s.first_on then s.first_on - d.today else d.today - s.last_on end)`,
  firstOn: raw('s.first_on'),
  lastOn: raw('s.last_on'),
  createdAt: raw('p.created_at'),
  createdBy: sql`(select name_key(${personName}) from app_user u where u.id = p.created_by)`,
  annulledAt: raw('p.annulled_at'),
  ...countedOrders,
}

function rankOf(inOrder: readonly PlanStatus[]): Sql {
  const ranks = inOrder.map((status, rank) => sql`when ${hasStatus[status]} then ${raw(`${rank}`)}`)
  return sql`case ${join(ranks, ' ')} end`
}

const isCounted = (sort = ''): boolean => Object.hasOwn(countedOrders, sort.replace(/^-/, ''))

type PlanRow = Omit<Plan, 'status' | 'general' | 'untilNow'> &
  Tally<'general' | 'untilNow'> & { today: string }

/** Selects the page by the plans alone, then counts the monitorings of its plans in one pass. */
function plansWhere(scope: ProjectScope, where: Sql, order: Sql, indicators: Sql = raw('')) {
  return {
    columns: sql`p.id, p.title, p.name, p.annulled_at, p.annulled_reason, p.created_at,
      p.created_by as created_by_id, p.version, s.first_on, s.last_on, d.today`,
    from: sql`plan p cross join ${projectDay(scope)} d
      cross join lateral (
        select min(m.estimated_on) as first_on, max(m.estimated_on) as last_on
        from ${notWithdrawn} m where m.project_id = p.project_id and m.plan_id = p.id and ${isUnit}
      ) s ${indicators}`,
    where: sql`p.project_id = ${scope.projectId} and ${where}`,
    order,
    ofPage: {
      columns: sql`${personName} as created_by,
        coalesce(f.monitorings, 0) as monitorings, coalesce(f.stations, 0) as stations,
        coalesce(f.commitments, 0) as commitments, coalesce(f.near, 0) as near,
        coalesce(f.unfulfilled, 0) as unfulfilled, ${started(scope, raw('page.id'))} as started,
        ${join(['general', 'until_now'].map(orZero), ', ')}`,
      joins: sql`left join (${indicatorsOf(scope, raw('page'))}) f on f.plan_id = page.id
        left join app_user u on u.id = page.created_by_id`,
    },
  }
}

const joinIndicators = (scope: ProjectScope): Sql => {
  const all = sql`(select a.id, d.today from plan a cross join ${projectDay(scope)} d
    where a.project_id = ${scope.projectId}) page`
  return sql`left join (${indicatorsOf(scope, all)}) f on f.plan_id = p.id`
}

/** The indicators of the plans that `page (id, today)` names. */
const indicatorsOf = (scope: ProjectScope, page: Sql): Sql => sql`
  select plan_id, sum(monitorings)::int as monitorings, count(distinct station_id)::int as stations,
    count(distinct commitment)::int as commitments, ${sumTally('general')}, ${sumTally('until_now')},
    sum(near)::int as near, sum(unfulfilled)::int as unfulfilled
  from (
    select m.plan_id, m.station_id, m.commitment collate "C" as commitment, count(*) as monitorings,
      ${tally('general')}, ${tally('until_now', raw('m.estimated_on <= page.today'))},
      count(*) filter (where ${isNear(raw('page.today'))}) as near,
      count(*) filter (where ${isUnfulfilled(raw('page.today'))}) as unfulfilled
    from ${page} join ${notWithdrawn} m on m.project_id = ${scope.projectId} and m.plan_id = page.id
    ${joinFrequency(scope)}
    group by m.plan_id, m.station_id, m.commitment collate "C"
  ) grouped group by plan_id`

const orZero = (name: string): Sql =>
  raw(
    ['done', 'due', 'on_time', 'omitted']
      .map((count) => `coalesce(f.${name}_${count}, 0) as ${name}_${count}`)
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
  general: indicatorOf(row, 'general'),
  untilNow: indicatorOf(row, 'untilNow'),
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
