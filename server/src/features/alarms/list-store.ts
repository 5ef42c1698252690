import type { AlarmRow, alarmRoutes } from '@puquio/contract/modi/alarms'
import { severities } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { alarmColumns, fromAlarms } from './columns-store.ts'

export type AlarmQuery = Omit<z.output<typeof alarmRoutes.list.query>, 'page' | 'size'>
type Paged = z.output<typeof alarmRoutes.list.query>

export const listAlarms = (scope: ProjectScope, query: Paged) =>
  readPage<AlarmRow>(
    scope.rows,
    {
      columns: alarmColumns,
      from: fromAlarms,
      where: where(scope, query),
      order: orderOf(query),
    },
    query,
  )

/** All that a query finds, in the order of the list; so many at most. */
export const readAlarms = (scope: ProjectScope, query: AlarmQuery, most: number) =>
  scope.rows<AlarmRow>(sql`
    select ${alarmColumns} from ${fromAlarms} where ${where(scope, query)} order by ${orderOf(query)} limit ${most}`)

type Period = { deviceId: number; from: Date; until: Date; most: number }

/** Alarms of a device that lasted at some time of a period, the latest first. */
export const alarmsBetween = (scope: ProjectScope, { deviceId, from, until, most }: Period) =>
  scope.rows<AlarmRow>(sql`
    select ${alarmColumns} from ${fromAlarms}
    where a.project_id = ${scope.projectId} and a.device_id = ${deviceId} and a.raised_at <= ${until}
      and (a.cleared_at is null and not a.is_historic or greatest(a.raised_at, a.cleared_at, a.recorded_at) >= ${from})
    order by a.raised_at desc, a.id desc limit ${most}`)

/** How many are active under the other filters, and of those nobody acknowledged. */
export async function countActive(scope: ProjectScope, query: AlarmQuery) {
  const { view: _view, acknowledged: _acknowledged, ...rest } = query
  const [row] = await scope.rows<{ active: number; unacknowledged: number }>(sql`
    select count(*)::int as active, count(*) filter (where a.acknowledged_at is null)::int as unacknowledged
    from ${fromAlarms} where ${where(scope, { ...rest, view: 'active' })}`)
  return row ?? { active: 0, unacknowledged: 0 }
}

const isOf = {
  active: raw('a.cleared_at is null and not a.is_historic'),
  cleared: raw('a.cleared_at is not null and not a.is_historic'),
  historic: raw('a.is_historic'),
}

const where = (scope: ProjectScope, query: AlarmQuery): Sql =>
  allOf([
    sql`a.project_id = ${scope.projectId}`,
    query.view ? isOf[query.view] : null,
    query.acknowledged === undefined
      ? null
      : sql`(a.acknowledged_at is not null) = ${query.acknowledged}`,
    query.severity ? sql`a.severity = ${query.severity}` : null,
    query.kind ? sql`a.kind = ${query.kind}` : null,
    query.device ? sql`a.device_id = ${query.device}` : null,
    query.station ? sql`d.station_id = ${query.station}` : null,
    query.stations ? sql`d.station_id = any(${query.stations}::int[])` : null,
    query.from ? sql`a.raised_at >= ${query.from}::timestamptz` : null,
    query.to ? sql`a.raised_at < ${query.to}::timestamptz` : null,
    query.search ? containsWords(searched, query.search) : null,
  ])

const searched = raw(
  "concat_ws(' ', d.serial, d.name, d.group_name, s.code, s.name, a.condition ->> 'name')",
)

const orderOf = ({ sort }: AlarmQuery): Sql =>
  orderBy(sort, { keys, fallback: '-raised', id: raw('a.id') })

const keys = {
  raised: raw('a.raised_at'),
  // The gravest first.
  severity: sql`array_position(${[...severities]}::text[], a.severity)`,
  device: raw('name_key(d.name)'),
  station: raw('name_key(s.code)'),
  value: raw('a.value'),
  cleared: raw('a.cleared_at'),
  acknowledged: raw('a.acknowledged_at'),
  received: raw('a.received_at'),
}
