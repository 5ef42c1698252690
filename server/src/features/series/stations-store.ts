import type { StationData } from '@puquio/contract/laboratory/series'
import type { LimitChoice } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { Problem } from '../../platform/problem.ts'

type Station = StationData['station']

export async function findStation(
  scope: ProjectScope,
  id: number,
): Promise<Station & { limitChoice: LimitChoice }> {
  const [station] = await scope.rows<Station & { limitChoice: LimitChoice }>(sql`
    select id, code, name, limit_choice from station where project_id = ${scope.projectId} and id = ${id}`)
  if (!station) throw new Problem('NOT_FOUND')
  return station
}

export const stationsOf = (scope: ProjectScope, ids: readonly number[]): Promise<Station[]> =>
  scope.rows<Station>(sql`
    select id, code, name from station where project_id = ${scope.projectId} and id = any(${ids}::int[])
    order by code collate "es-x-icu"`)

/** The standards that hold at a station on a day; without any with dates, what its form says. */
export const assignedToday = (
  scope: ProjectScope,
  stationId: number,
  on: string,
): Promise<StationData['standards']> =>
  scope.rows<StationData['standards'][number]>(sql`
    select standard, category from standard_at_station
    where project_id = ${scope.projectId} and station_id = ${stationId}
      and (valid_from is null or valid_from <= ${on}::date) and (valid_to is null or valid_to >= ${on}::date)
    order by position, assigned_id`)
