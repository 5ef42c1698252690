import type { DeviceRow, deviceRoutes, MappedDevice } from '@puquio/contract/modi/devices'
import { type DeviceState, deviceStates } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { fromDevices, shownColumns } from './columns-store.ts'

type Query = z.output<typeof deviceRoutes.list.query>
type MapQuery = z.output<typeof deviceRoutes.map.query>

/** A row of the list before its newest reading is added. */
export type ListedDevice = Omit<DeviceRow, 'newest'>

export function listDevices(scope: ProjectScope, query: Query) {
  const list = {
    columns: raw('*'),
    from: sql`(${found(scope, query)}) device`,
    where: query.state ? sql`state = ${query.state}` : raw('true'),
    order: orderBy(query.sort, { keys, fallback: 'state', thenBy: keys.serial, id: raw('id') }),
  }
  return readPage<ListedDevice>(scope.rows, list, query)
}

/** Those with the gravest state last, so that they are drawn above the others. */
export const mapDevices = (scope: ProjectScope, query: MapQuery): Promise<MappedDevice[]> =>
  scope.rows<MappedDevice>(sql`
    select id, serial, name, latitude_deg, longitude_deg, state from (${found(scope, query)}) device
    ${query.state ? sql`where state = ${query.state}` : raw('')}
    order by ${keys.state} desc, ${keys.serial}, id`)

/** How many devices are in each state, whatever state the query asks for. */
export async function countStates(scope: ProjectScope, query: Query) {
  const rows = await scope.rows<{ state: DeviceState; count: number }>(
    sql`select state, count(*) from (${found(scope, query)}) device group by state`,
  )
  const counts = new Map(rows.map(({ state, count }) => [state, count]))
  return Object.fromEntries(deviceStates.map((state) => [state, counts.get(state) ?? 0])) as Record<
    DeviceState,
    number
  >
}

/** The variables of devices that are in use, in the order of each device. */
export const listVariables = (scope: ProjectScope, deviceIds: readonly number[]) =>
  scope.rows<{ id: number; deviceId: number; name: string; unit: string; decimals: number }>(sql`
    select id, device_id, name, unit, decimals from variable
    where project_id = ${scope.projectId} and device_id = any(${[...deviceIds]}::int[]) and retired_at is null
    order by position, id`)

export async function listGroups(scope: ProjectScope): Promise<string[]> {
  const rows = await scope.rows<{ name: string }>(sql`
    select distinct group_name as name from device
    where project_id = ${scope.projectId} and group_name <> '' order by 1 limit 500`)
  return rows.map(({ name }) => name)
}

const found = (scope: ProjectScope, query: MapQuery): Sql =>
  sql`select ${shownColumns(scope.clock.now())} from ${fromDevices} where ${where(scope, query)}`

const where = (scope: ProjectScope, query: MapQuery): Sql =>
  allOf([
    sql`d.project_id = ${scope.projectId}`,
    query.retired ? sql`d.retired_at is not null` : sql`d.retired_at is null`,
    query.channel ? sql`d.channel = ${query.channel}` : null,
    query.group ? sql`d.group_name = ${query.group}` : null,
    query.station ? sql`d.station_id = ${query.station}` : null,
    query.stations ? sql`d.station_id = any(${query.stations}::int[])` : null,
    query.search ? containsWords(searched, query.search) : null,
  ])

const searched = raw(
  "concat_ws(' ', d.serial, d.name, d.field_number, d.group_name, s.code, s.name)",
)

const keys = {
  serial: raw('name_key(serial)'),
  name: raw('name_key(name)'),
  station: raw("name_key(station ->> 'code')"),
  // The gravest first.
  state: sql`array_position(${[...deviceStates]}::text[], state)`,
  last: raw('last_received_at'),
  battery: raw('battery_pct'),
}
