import type { referenceRoutes, Station, StationOption } from '@puquio/contract/reference'
import { type GeoPoint, type StationFields } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../../platform/db/paging.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../../platform/db/sql.ts'

type StationQuery = z.output<typeof referenceRoutes.stations.query>

export function listStations(scope: ProjectScope, query: StationQuery) {
  const where = allOf([
    sql`s.project_id = ${scope.projectId}`,
    query.retired ? sql`s.retired_at is not null` : sql`s.retired_at is null`,
    query.kind ? sql`s.kind = ${query.kind}` : null,
    query.search
      ? containsWords(raw("concat_ws(' ', s.code, s.name, s.standard, s.category)"), query.search)
      : null,
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
  return insertFrom(scope, sql`jsonb_array_elements(${JSON.stringify(stations)}::jsonb) t(station)`)
}

/** Returns the ids that were still at the given version. */
export async function updateStations(
  scope: ProjectScope,
  stations: readonly (StationFields & { id: number; version: number })[],
): Promise<number[]> {
  const updated = await scope.rows<{ id: number }>(sql`
    update station s set ${raw(allColumns.map(([name, value]) => `${name} = ${value}`).join(', '))},
      version = s.version + 1
    from jsonb_array_elements(${JSON.stringify(stations)}::jsonb) t(station)
    where s.project_id = ${scope.projectId} and s.id = (t.station ->> 'id')::int
      and s.version = (t.station ->> 'version')::int
    returning s.id`)
  return updated.map(({ id }) => id)
}

/**
 * Saves the stations that a plan names: `named` selects them in a column `station`, as the check wrote them.
 * Inserts those without an id and returns how many; those with one had no coordinates and are completed.
 */
export async function saveNamedStations(scope: ProjectScope, named: Sql): Promise<number> {
  await scope.rows(sql`
    update station s set ${completed}, version = s.version + 1 from (${named}) t
    where s.project_id = ${scope.projectId} and s.id = (t.station ->> 'id')::int
      and t.station ->> 'point' is not null`)
  const fresh = sql`(${named}) t where t.station ->> 'id' is null`
  return (await insertFrom(scope, fresh)).length
}

/** Inserts the stations of a table `t` with a column `station`, the JSON of StationFields. */
async function insertFrom(scope: ProjectScope, told: Sql): Promise<number[]> {
  const inserted = await scope.rows<{ id: number }>(sql`
    insert into station (project_id, created_at, ${raw(names.join(', '))})
    select ${scope.projectId}, ${scope.clock.now()}, ${raw(allColumns.map(([, value]) => value).join(', '))}
    from ${told} returning id`)
  return inserted.map(({ id }) => id)
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

const field = (name: Exclude<keyof StationFields, 'point'>, type: string) =>
  `(t.station ->> '${name}')::${type}`
const ofPoint = (name: keyof GeoPoint, type: string) =>
  `(t.station -> 'point' ->> '${name}')::${type}`

/** The columns that keep each field, and their values from the JSON of StationFields. */
const columnsOfField: Record<keyof StationFields, Record<string, string>> = {
  code: { code: field('code', 'text') },
  name: { name: field('name', 'text') },
  kind: { kind: field('kind', 'text') },
  point: {
    easting_m: ofPoint('eastingM', 'double precision'),
    northing_m: ofPoint('northingM', 'double precision'),
    zone: ofPoint('zone', 'smallint'),
    latitude_deg: ofPoint('latitudeDeg', 'double precision'),
    longitude_deg: ofPoint('longitudeDeg', 'double precision'),
    source_datum: ofPoint('sourceDatum', 'text'),
  },
  altitudeM: { altitude_m: field('altitudeM', 'real') },
  standard: { standard: field('standard', 'text') },
  category: { category: field('category', 'text') },
}

const allColumns = Object.values(columnsOfField).flatMap((columns) => Object.entries(columns))
const names = allColumns.map(([name]) => name)
const columns = raw(['id', ...names, 'retired_at', 'version'].map((name) => `s.${name}`).join(', '))

/** What becomes of each field of a station without coordinates when a plan brings them. */
const onCompletion: Record<keyof StationFields, 'kept' | 'replaced' | 'filled'> = {
  code: 'kept',
  name: 'kept',
  kind: 'kept',
  point: 'replaced',
  altitudeM: 'filled',
  standard: 'kept',
  category: 'kept',
}
const stationFields = Object.keys(onCompletion) as (keyof StationFields)[]
const completed = raw(
  stationFields
    .filter((name) => onCompletion[name] !== 'kept')
    .flatMap((name) =>
      Object.entries(columnsOfField[name]).map(([column, value]) =>
        onCompletion[name] === 'filled'
          ? `${column} = coalesce(s.${column}, ${value})`
          : `${column} = ${value}`,
      ),
    )
    .join(', '),
)

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
