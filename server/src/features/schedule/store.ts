import type { ScheduleCombination, ScheduleMonth, ScheduleStation } from '@puquio/contract/schedule'
import { firstOfMonth, lastOfMonth, statusesByUrgency } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import {
  chosenOnly,
  indicatorOf,
  isOnTime,
  isUnit,
  isWithoutSample,
  joinFrequency,
  notWithdrawn,
  projectDay,
  type ScheduleFilters,
  statusOf,
  type Tally,
  tally,
} from '../monitorings/service.ts'

export const isFiltered = (filters: ScheduleFilters) =>
  [
    filters.components,
    filters.subcomponents,
    filters.miningComponents,
    filters.sourceTypes,
    filters.stations,
  ].some((chosen) => chosen !== undefined)
export type MonthQuery = ScheduleFilters & { month: string }
export type ShownMonthQuery = ScheduleFilters & { month?: string | undefined }

/** For each kind, so that many unfulfilled ones do not hide the near ones. */
const noticesShown = 50

const filtered = (scope: ProjectScope, planId: number, filters: ScheduleFilters): Sql =>
  sql`m.project_id = ${scope.projectId} and m.plan_id = ${planId} and ${chosenOnly(filters)}`

const inShownMonth = raw('m.estimated_on between d.from_on and d.to_on')

type SummaryRow = Tally<'general' | 'untilNow' | 'monthly'> & {
  today: string
  month: string
  firstOn: string | null
  lastOn: string | null
  previousOn: string | null
  nextOn: string | null
  nearCount: number
  unfulfilledCount: number
  cells: ScheduleMonth['cells']
  notices: ScheduleMonth['notices']
}

/**
 * Reads a plan's month in one statement, with one pass over the plan's monitorings. The default month is
 * that of today, or the plan's first or last one where today lies outside the plan.
 */
export function monthStatement(scope: ProjectScope, planId: number, query: ShownMonthQuery): Sql {
  const today = raw('d.today')
  const given = query.month === undefined ? null : firstOfMonth(query.month)
  return sql`
    with span as (
      select min(m.estimated_on) as first_on, max(m.estimated_on) as last_on
      from ${notWithdrawn} m where m.project_id = ${scope.projectId} and m.plan_id = ${planId} and ${isUnit}
    ),
    shown as (
      select day.today, span.*, date_trunc('month', coalesce(${given}::date,
        least(greatest(day.today, span.first_on), span.last_on), day.today))::date as from_on
      from ${projectDay(scope)} day cross join span
    ),
    d as materialized (
      select *, (from_on + interval '1 month')::date - 1 as to_on from shown
    ),
    m as materialized (
      select m.id, m.station_id, m.component_id, m.mining_component_id, m.estimated_on, m.margin_days, m.type,
        m.is_mishap, m.action_completed, m.action_on, m.omitted_at, m.is_rescheduled, m.sample_taken,
        ${statusOf(today)} as status
      from ${notWithdrawn} m cross join d ${joinFrequency(scope)}
      where ${filtered(scope, planId, query)}
    ),
    summary as (
      select ${tally('general')}, ${tally('until_now', sql`m.estimated_on <= ${today}`)},
        ${tally('monthly', sql`${inShownMonth}`)},
        max(m.estimated_on) filter (where ${isUnit} and m.estimated_on < d.from_on) as previous_on,
        min(m.estimated_on) filter (where ${isUnit} and m.estimated_on > d.to_on) as next_on,
        count(*) filter (where m.status = 'near')::int as near_count,
        count(*) filter (where m.status = 'unfulfilled')::int as unfulfilled_count
      from m cross join d
    )
    select d.today, d.first_on, d.last_on, to_char(d.from_on, 'YYYY-MM') as month, summary.*,
      coalesce((select json_agg(json_build_object('id', m.id, 'stationId', m.station_id,
          'day', extract(day from m.estimated_on)::int, 'status', m.status, 'type', m.type, 'isMishap', m.is_mishap,
          'withoutSample', ${isWithoutSample}, 'componentId', m.component_id,
          'miningComponentId', m.mining_component_id, 'isOnTime', ${isOnTime}) order by m.estimated_on, m.id)
        from m where ${inShownMonth}), '[]') as cells,
      coalesce((select json_agg(n.notice) from (
          select json_build_object('id', m.id, 'stationId', m.station_id, 'estimatedOn', m.estimated_on,
            'closesOn', m.closes_on, 'status', m.status) as notice
          from (select *, row_number() over (partition by status order by closes_on, id) as rank
            from (select *, estimated_on + margin_days as closes_on from m) m
            where status in ('near', 'unfulfilled')) m
          where m.rank <= ${noticesShown}
          order by m.closes_on, m.id) n), '[]') as notices
    from plan p cross join d cross join summary
    where p.project_id = ${scope.projectId} and p.id = ${planId}`
}

/** Few rows even for a large plan, since each station has only some combinations. */
export const readCombinations = (scope: ProjectScope, planId: number) =>
  scope.rows<ScheduleCombination>(sql`
    select distinct station_id, component_id, subcomponent_id, mining_component_id, source_type_id
    from ${notWithdrawn} m where project_id = ${scope.projectId} and plan_id = ${planId}
    order by 1, 2, 3, 4, 5`)

type Cell = ScheduleMonth['cells'][number] & { isOnTime: boolean | null }

/** Null where the project has no such plan. */
export async function readMonth(
  scope: ProjectScope,
  planId: number,
  query: ShownMonthQuery,
): Promise<ScheduleMonth | null> {
  const [row] = await scope.rows<SummaryRow>(monthStatement(scope, planId, query))
  if (!row) return null
  const cells = row.cells as Cell[]
  const count = (test: (cell: Cell) => boolean) => cells.filter(test).length
  return {
    month: row.month,
    today: row.today,
    firstOn: row.firstOn,
    lastOn: row.lastOn,
    previousOn: row.previousOn,
    nextOn: row.nextOn,
    counts: {
      total: cells.length,
      byStatus: countByStatus(cells),
      additional: count((cell) => cell.type === 'additional'),
      mishaps: count((cell) => cell.isMishap),
      withoutSample: count((cell) => cell.withoutSample),
      onTime: count((cell) => cell.isOnTime === true),
    },
    cells,
    general: indicatorOf(row, 'general'),
    untilNow: indicatorOf(row, 'untilNow'),
    monthly: indicatorOf(row, 'monthly'),
    nearCount: row.nearCount,
    unfulfilledCount: row.unfulfilledCount,
    notices: row.notices,
  }
}

function countByStatus(cells: readonly Cell[]): ScheduleMonth['counts']['byStatus'] {
  const byStatus = { done: 0, near: 0, far: 0, unfulfilled: 0, rescheduled: 0, omitted: 0 }
  for (const { status } of cells) byStatus[status]++
  return byStatus
}

const urgencies = raw(`array['${statusesByUrgency.join("','")}']`)

/** The plan's stations with their most urgent status in the month; null without monitorings in it. */
export async function readStations(
  scope: ProjectScope,
  planId: number,
  query: MonthQuery,
): Promise<ScheduleStation[]> {
  const inMonth = sql`m.estimated_on between ${firstOfMonth(query.month)}::date and ${lastOfMonth(query.month)}::date`
  const today = raw('d.today')
  return scope.rows<ScheduleStation>(sql`
    select s.id as station_id, s.code, s.name, s.latitude_deg, s.longitude_deg,
      coalesce(array_agg(distinct m.mining_component_id) filter (where m.mining_component_id is not null), '{}')
        as mining_component_ids,
      (${urgencies}::text[])[min(case when ${inMonth}
        then array_position(${urgencies}::text[], ${statusOf(today)}) end)] as status,
      count(*) filter (where ${inMonth} and ${statusOf(today)} not in ('rescheduled', 'omitted'))::int as due,
      count(*) filter (where ${inMonth} and ${statusOf(today)} = 'done')::int as done
    from ${notWithdrawn} m cross join ${projectDay(scope)} d ${joinFrequency(scope)}
    join station s on s.project_id = m.project_id and s.id = m.station_id
    where ${filtered(scope, planId, query)}
    group by s.id order by s.code collate "es-x-icu"`)
}

export type EventRow = {
  id: number
  estimatedOn: string
  status: ScheduleMonth['cells'][number]['status']
  stationCode: string
  stationName: string
  component: string
  frequency: string | null
  commitment: string | null
  latitudeDeg: number | null
  longitudeDeg: number | null
  version: number
}

/** The month's monitorings with the names that a calendar shows. */
export const readEvents = (scope: ProjectScope, planId: number, query: MonthQuery) =>
  scope.rows<EventRow>(sql`
    select m.id, m.estimated_on, ${statusOf(raw('d.today'))} as status, s.code as station_code,
      s.name as station_name, c.name as component, f.name as frequency, m.commitment, s.latitude_deg,
      s.longitude_deg, m.version
    from ${notWithdrawn} m cross join ${projectDay(scope)} d ${joinFrequency(scope)}
    join station s on s.project_id = m.project_id and s.id = m.station_id
    join environmental_component c on c.project_id = m.project_id and c.id = m.component_id
    left join frequency f on f.project_id = m.project_id and f.id = m.frequency_id
    where ${filtered(scope, planId, query)}
      and m.estimated_on between ${firstOfMonth(query.month)}::date and ${lastOfMonth(query.month)}::date
    order by m.estimated_on, s.code collate "es-x-icu", m.id`)
