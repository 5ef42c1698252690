import type {
  referenceRoutes,
  Station,
  StationOption,
  stationInput,
} from '@puquio/contract/reference'
import { nameKey, type GeoPoint } from '@puquio/domain'
import type { z } from 'zod'
import { orderBy, readPage } from '../../../platform/db/paging.ts'
import type { ProjectScope } from '../../../platform/db/scope.ts'
import { allOf, containing, raw, type Sql, sql } from '../../../platform/db/sql.ts'

type StationQuery = z.output<typeof referenceRoutes.stations.query>

/** A station as its table stores it; without a point, every coordinate is null. */
export type StationFields = Omit<z.output<typeof stationInput>, 'coordinates'> & {
  point: GeoPoint | null
}

export function listStations(scope: ProjectScope, query: StationQuery) {
  const pattern = query.search ? containing(nameKey(query.search)) : null
  const where = allOf([
    sql`s.project_id = ${scope.projectId}`,
    query.retired ? sql`s.retired_at is not null` : sql`s.retired_at is null`,
    query.kind ? sql`s.kind = ${query.kind}` : null,
    pattern === null
      ? null
      : sql`(name_key(s.code) like ${pattern} or name_key(s.name) like ${pattern}
          or name_key(s.standard) like ${pattern} or name_key(s.category) like ${pattern})`,
  ])
  const ofPage = { columns: sql`${inUse(scope, 'page')} as in_use` }
  const list = { columns, from: sql`station s`, where, order: order(query.sort), ofPage }
  return readPage<Station>(scope.rows, list, query)
}

export const allStations = (scope: ProjectScope): Promise<StationOption[]> =>
  scope.rows<StationOption>(
    sql`select ${columns} from station s where s.project_id = ${scope.projectId} order by ${order()}`,
  )

export async function findStation(scope: ProjectScope, stationId: number): Promise<Station | null> {
  const [station] = await scope.rows<Station>(sql`
    select ${columns}, ${inUse(scope, 's')} as in_use
    from station s where s.project_id = ${scope.projectId} and s.id = ${stationId}`)
  return station ?? null
}

export async function insertStations(
  scope: ProjectScope,
  stations: readonly StationFields[],
): Promise<number[]> {
  const inserted = await scope.rows<{ id: number }>(sql`
    insert into station (project_id, created_at, ${raw(names.join(', '))})
    select ${scope.projectId}, ${scope.clock.now()}, ${raw(names.map((name) => `r.${name}`).join(', '))}
    from jsonb_to_recordset(${JSON.stringify(stations.map(toRow))}::jsonb) as r(${raw(typed)}) returning id`)
  return inserted.map(({ id }) => id)
}

/** Returns the ids that were still at the given version. */
export async function updateStations(
  scope: ProjectScope,
  stations: readonly (StationFields & { id: number; version: number })[],
): Promise<number[]> {
  const rows = stations.map((station) => ({
    ...toRow(station),
    id: station.id,
    version: station.version,
  }))
  const updated = await scope.rows<{ id: number }>(sql`
    update station t set ${raw(names.map((name) => `${name} = r.${name}`).join(', '))}, version = t.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, version int, ${raw(typed)})
    where t.project_id = ${scope.projectId} and t.id = r.id and t.version = r.version returning t.id`)
  return updated.map(({ id }) => id)
}

/** Retiring twice keeps the first instant; null restores. */
export async function setStationRetired(scope: ProjectScope, stationId: number, at: Date | null) {
  await scope.rows(sql`
    update station set retired_at = ${at}, version = version + 1
    where project_id = ${scope.projectId} and id = ${stationId} and (retired_at is null) = ${at !== null}`)
}

export async function deleteStation(scope: ProjectScope, stationId: number): Promise<boolean> {
  const deleted = await scope.rows(sql`
    delete from station where project_id = ${scope.projectId} and id = ${stationId} returning id`)
  return deleted.length > 0
}

/** The columns that keep each field, with their types. */
const columnsOfField = {
  code: { code: 'text' },
  name: { name: 'text' },
  kind: { kind: 'text' },
  point: {
    easting_m: 'double precision',
    northing_m: 'double precision',
    zone: 'smallint',
    latitude_deg: 'double precision',
    longitude_deg: 'double precision',
    source_datum: 'text',
  },
  altitudeM: { altitude_m: 'real' },
  standard: { standard: 'text' },
  category: { category: 'text' },
} as const satisfies Record<keyof StationFields, Record<string, string>>
type ColumnsOf<Fields> = Fields extends unknown ? keyof Fields : never
type Column = ColumnsOf<(typeof columnsOfField)[keyof StationFields]>

const allColumns = Object.values(columnsOfField).flatMap((columns) => Object.entries(columns))
const names = allColumns.map(([name]) => name)
const typed = allColumns.map(([name, type]) => `${name} ${type}`).join(', ')
const columns = raw(['id', ...names, 'retired_at', 'version'].map((name) => `s.${name}`).join(', '))

const toRow = ({
  code,
  name,
  kind,
  point,
  altitudeM,
  standard,
  category,
}: StationFields): Record<Column, unknown> => ({
  code,
  name,
  kind,
  easting_m: point?.eastingM ?? null,
  northing_m: point?.northingM ?? null,
  zone: point?.zone ?? null,
  latitude_deg: point?.latitudeDeg ?? null,
  longitude_deg: point?.longitudeDeg ?? null,
  source_datum: point?.sourceDatum ?? null,
  altitude_m: altitudeM,
  standard,
  category,
})

const keys = {
  code: raw('name_key(s.code)'),
  name: raw('name_key(s.name)'),
  kind: raw('s.kind'),
  altitudeM: raw('s.altitude_m'),
  standard: raw('name_key(s.standard)'),
  category: raw('name_key(s.category)'),
  retiredAt: raw('s.retired_at'),
}

const order = (sort?: StationQuery['sort']): Sql =>
  orderBy(sort, { keys, fallback: 'code', thenBy: keys.code, id: raw('s.id') })

const inUse = (scope: ProjectScope, row: 's' | 'page'): Sql =>
  sql`exists (select from monitoring m where m.project_id = ${scope.projectId} and m.station_id = ${raw(row)}.id)`
