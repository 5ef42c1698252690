import { findUnit, type ResultField } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { Problem } from '../../../platform/problem.ts'
import { saveNamedStations } from '../../reference/service.ts'

/** Makes a text another name of an entry of the project; said again, it names the other one from now on. */
export async function keepAlias(
  scope: ProjectScope,
  field: ResultField,
  name: string,
  id: number | string,
): Promise<void> {
  const { projectId } = scope
  if (field === 'unit') {
    const unit = findUnit(String(id))
    if (unit === null) throw new Problem('NOT_FOUND')
    await scope.rows(sql`
      insert into name_alias (project_id, kind, name, unit) values (${projectId}, 'unit', ${name}, ${unit})
      on conflict (project_id, kind, name_key(name)) do update set unit = excluded.unit`)
    return
  }
  const kept =
    field === 'station'
      ? sql`insert into name_alias (project_id, kind, name, station_id)
          select project_id, 'station', ${name}, id from station where project_id = ${projectId} and id = ${Number(id)}
          on conflict (project_id, kind, name_key(name)) do update set station_id = excluded.station_id returning 1`
      : sql`insert into parameter_alias (project_id, name, parameter_id)
          select project_id, ${name}, id from parameter where project_id = ${projectId} and id = ${Number(id)}
          on conflict (project_id, name_key(name)) do update set parameter_id = excluded.parameter_id returning 1`
  if ((await scope.rows(kept)).length === 0) throw new Problem('NOT_FOUND')
}

/** Rows that wait for another value of a saved result: this one is right now. */
export const setNewVersion = (scope: ProjectScope, key: string, position: number | null) =>
  scope.rows(sql`
    update result_import_row set adds_version = true
    where project_id = ${scope.projectId} and key = ${key} and held @> '[{"reason": "duplicate-in-part"}]'
      and (${position}::int is null or position = ${position}::int)`)

/** The stations that rows name and the project does not have, each by its first row with coordinates. */
export const saveNewStations = (scope: ProjectScope, key: string): Promise<number> =>
  saveNamedStations(
    scope,
    sql`select distinct on (station_key(r.new_station ->> 'code')) r.new_station as station
      from result_import_row r
      where r.project_id = ${scope.projectId} and r.key = ${key} and r.new_station is not null
        and not exists (select from station s where s.project_id = r.project_id
          and station_key(s.code) = station_key(r.new_station ->> 'code'))
      order by station_key(r.new_station ->> 'code'), r.new_station ->> 'point' is null, r.position`,
  )
