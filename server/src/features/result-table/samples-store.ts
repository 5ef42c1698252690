import type { resultTableRoutes, TableRow } from '@puquio/contract/laboratory/result-table'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { shownSamples } from './filters-store.ts'

export type Query = z.output<typeof resultTableRoutes.rows.query>

/** A sample with the key after which the next page begins. */
export type FoundSample = Omit<TableRow, 'station' | 'results'> & {
  stationId: number
  stationCode: string
  stationName: string
  key: string
}

/** Returns samples in the order of the table, after a key; of a station the newest first. */
export const nextSamples = (
  scope: ProjectScope,
  query: Query,
  most: number,
): Promise<FoundSample[]> => {
  const { order, after } = orderOf(scope, query)
  return scope.rows<FoundSample>(sql`
    with next as materialized (
      select s.id from sample s join station st on st.project_id = s.project_id and st.id = s.station_id
      where ${shownSamples(scope, query)} and ${after}
      order by ${order} limit ${most})
    select s.id, s.station_id, st.code as station_code, st.name as station_name, s.sampled_on,
      case when s.has_time then s.sampled_at end as sampled_at, s.depth_m, s.matrix, s.type, s.code, c.name as campaign,
      c.approved_at is not null as is_approved,
      concat_ws('.', s.station_id, (extract(epoch from s.sampled_at) * 1000000)::bigint, s.id) as key
    from next join sample s on s.project_id = ${scope.projectId} and s.id = next.id
    join station st on st.project_id = s.project_id and st.id = s.station_id
    join campaign c on c.project_id = s.project_id and c.id = s.campaign_id
    order by ${order}`)
}

/** The order of a table, and its samples after the key of one. */
function orderOf(scope: ProjectScope, { sort = '-sampledOn', after }: Query) {
  const isByStation = sort.endsWith('station')
  const isUpwards = !sort.startsWith('-')
  const direction = raw(isUpwards ? 'asc' : 'desc')
  const order = isByStation
    ? sql`${stationCode} ${direction}, st.id ${direction}, s.sampled_at desc, s.id desc`
    : sql`s.sampled_at ${direction}, s.id ${direction}`
  if (after === undefined) return { order, after: raw('true') }
  const [station, micros, sample] = after.split('.')
  const key = sql`('epoch'::timestamptz + ${`${micros} microseconds`}::interval, ${Number(sample)}::int)`
  if (!isByStation)
    return { order, after: sql`(s.sampled_at, s.id) ${raw(isUpwards ? '>' : '<')} ${key}` }
  const last = sql`(select ${stationCode}, st.id from station st
    where st.project_id = ${scope.projectId} and st.id = ${Number(station)}::int)`
  return {
    order,
    after: sql`(st.id = ${Number(station)}::int and (s.sampled_at, s.id) < ${key}
      or (${stationCode}, st.id) ${raw(isUpwards ? '>' : '<')} ${last})`,
  }
}

const stationCode: Sql = raw('st.code collate "es-x-icu"')
