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
    select standard, category from (
      select a.standard, a.category, a.position, a.id from station_standard a
      where a.project_id = ${scope.projectId} and a.station_id = ${stationId}
        and a.valid_from <= ${on}::date and (a.valid_to is null or a.valid_to >= ${on}::date)
      union all
      select s.standard, s.category, 0, 0 from station s
      where s.project_id = ${scope.projectId} and s.id = ${stationId} and s.standard is not null
        and not exists (select from station_standard a where a.project_id = s.project_id and a.station_id = s.id)) held
    order by position, id`)
