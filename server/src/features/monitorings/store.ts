import type { Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import { durationHours, lastOfMonth, statusesByUrgency } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { followUpColumns } from './follow-up/store.ts'
import {
  isOnTime,
  joinFrequency,
  linkedCommitment,
  notWithdrawn,
  projectDay,
  statusOf,
} from './progress-store.ts'

/** The filters of list, calendar, counts and exports. */
export type ScheduleFilters = {
  components?: readonly number[] | undefined
  subcomponents?: readonly number[] | undefined
  miningComponents?: readonly number[] | undefined
  sourceTypes?: readonly number[] | undefined
  stations?: readonly number[] | undefined
}

type MonitoringQuery = Omit<z.output<typeof monitoringRoutes.list.query>, 'page' | 'size'>

/** The order of a list. */
const found = (scope: ProjectScope, planId: number, query: MonitoringQuery) => ({
  columns: raw('m.id'),
  from: sql`${projectDay(scope)} d cross join ${notWithdrawn} m
    join station st on st.project_id = m.project_id and st.id = m.station_id
    join environmental_component c on c.project_id = m.project_id and c.id = m.component_id
    ${joinFrequency(scope)}`,
  where: sql`m.project_id = ${scope.projectId} and m.plan_id = ${planId} and ${conditionsOf(query)}`,
  order: orderOf(query.sort),
})

/** All that a list shows page by page, in its order. */
export async function monitoringIds(scope: ProjectScope, planId: number, query: MonitoringQuery) {
  const { columns, from, where, order } = found(scope, planId, query)
  const rows = await scope.rows<{ id: number }>(
    sql`select ${columns} from ${from} where ${where} order by ${order}`,
  )
  return rows.map(({ id }) => id)
}

export async function listMonitorings(
  scope: ProjectScope,
  planId: number,
  query: z.output<typeof monitoringRoutes.list.query>,
) {
  const ofPage = {
    columns: raw('one.*'),
    joins: sql`left join lateral (
      select ${monitoringColumns} ${fromMonitoring(scope)}
      where m.project_id = ${scope.projectId} and m.id = page.id
    ) one on true`,
  }
  const list = { ...found(scope, planId, query), ofPage }
  const { items, total } = await readPage<MonitoringRow>(scope.rows, list, query)
  return { items: items.map(toMonitoring), total }
}

export async function findMonitoring(scope: ProjectScope, monitoringId: number) {
  const [row] = await scope.rows<MonitoringRow>(sql`
    select ${monitoringColumns} ${fromMonitoring(scope)} where m.project_id = ${scope.projectId} and m.id = ${monitoringId}`)
  return row === undefined ? null : toMonitoring(row)
}

export type HeldMonitoring = Monitoring & { planAnnulledAt: string | null }

/**
 * Locks them, and their plan against being annulled, until the transaction ends. Reads them by a second
 * statement: one that waited for a lock would see successors as they were before.
 */
export async function holdMonitorings(
  scope: ProjectScope,
  ids: readonly number[],
): Promise<HeldMonitoring[]> {
  const withPlan = sql`join plan p on p.project_id = m.project_id and p.id = m.plan_id
    where m.project_id = ${scope.projectId} and m.id = any(${ids}::int[]) order by m.id`
  // Sent together; the second runs once the first has its locks.
  const [, rows] = await Promise.all([
    scope.rows(sql`select m.id from monitoring m ${withPlan} for update of m for share of p`),
    scope.rows<MonitoringRow & { planAnnulledAt: string | null }>(
      sql`select ${monitoringColumns}, p.annulled_at as plan_annulled_at ${fromMonitoring(scope)} ${withPlan}`,
    ),
  ])
  return rows.map((row) => ({ ...toMonitoring(row), planAnnulledAt: row.planAnnulledAt }))
}

export type MonitoringRow = Omit<Monitoring, 'durationHours'>

/** What `Monitoring` holds, over `fromMonitoring`. */
export const monitoringColumns = sql`m.id, m.plan_id, m.station_id, m.component_id, m.subcomponent_id, m.mining_component_id,
  m.source_type_id, m.profile_id, m.frequency_id, coalesce(n.rule, 'once') as frequency_rule, m.type,
  m.estimated_on, m.estimated_on - m.margin_days as opens_on, m.estimated_on + m.margin_days as closes_on,
  ${statusOf(raw('d.today'))} as status,
  case when m.action_completed then coalesce(${isOnTime}, false) end as is_on_time,
  m.sample_expected, m.commitment, ${linkedCommitment} as commitment_id, m.instrument, m.standard, m.category, m.plan_observation,
  ${followUpColumns},
  m.rescheduled_from_id, next.id as rescheduled_to_id, next.estimated_on as rescheduled_to_on,
  m.omitted_at, m.omitted_reason, m.withdrawn_at, m.withdrawn_reason,
  (select count(*)::int from monitoring_evidence e where e.project_id = m.project_id
    and e.monitoring_id = m.id and e.removed_at is null) as evidence_count,
  m.version`

/** Monitorings as `m`, the project's day as `d`, what replaced them as `next`. */
export const fromMonitoring = (scope: ProjectScope): Sql => sql`
  from ${projectDay(scope)} d cross join monitoring m ${joinFrequency(scope)}
  left join ${notWithdrawn} next on next.project_id = m.project_id and next.rescheduled_from_id = m.id`

const toMonitoring = (row: MonitoringRow & Record<string, unknown>): Monitoring => {
  const { planAnnulledAt, ...monitoring } = row
  return { ...monitoring, durationHours: durationOf(row) }
}

/** Only start and end are stored. */
export const durationOf = ({ startOn, startTime, endOn, endTime }: MonitoringRow): number | null =>
  durationHours(startOn, startTime, endOn, endTime).hours

/** Over the alias `m` of monitoring. */
export const chosenOnly = (filters: ScheduleFilters): Sql =>
  allOf([
    among('m.component_id', filters.components),
    among('m.subcomponent_id', filters.subcomponents),
    among('m.mining_component_id', filters.miningComponents),
    among('m.source_type_id', filters.sourceTypes),
    among('m.station_id', filters.stations),
  ])

/** Empty means all. */
const among = (column: string, ids: readonly number[] | undefined): Sql | null =>
  ids === undefined || ids.length === 0 ? null : sql`${raw(column)} = any(${ids}::int[])`

function conditionsOf(query: MonitoringQuery): Sql {
  const { month, search } = query
  return allOf([
    among('m.id', query.ids),
    month
      ? sql`m.estimated_on between ${`${month}-01`}::date and ${lastOfMonth(month)}::date`
      : null,
    query.status ? sql`${statusOf(raw('d.today'))} = ${query.status}` : null,
    query.isMishap === undefined ? null : sql`m.is_mishap = ${query.isMishap}`,
    query.type ? sql`m.type = ${query.type}` : null,
    chosenOnly(query),
    search ? containsWords(raw("concat_ws(' ', st.code, st.name, m.commitment)"), search) : null,
  ])
}

const station = raw('upper(st.code)')
const keys = {
  estimatedOn: raw('m.estimated_on'),
  station,
  component: raw('name_key(c.name)'),
  status: sql`array_position(${[...statusesByUrgency]}::text[], ${statusOf(raw('d.today'))})`,
}

const orderOf = (sort: MonitoringQuery['sort']): Sql =>
  orderBy(sort, {
    keys,
    fallback: 'estimatedOn',
    thenBy: sql`${keys.estimatedOn}, ${station}`,
    id: raw('m.id'),
  })
