import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ResultLists } from './lists.ts'
import type { KnownProfile } from './look-at-file.ts'

/** What the names of a file are looked up in. */
export async function readLists(scope: ProjectScope): Promise<ResultLists> {
  const { projectId } = scope
  const [row] = await scope.rows<{ lists: ResultLists }>(sql`
    select jsonb_build_object(
      'stations', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'code', code, 'name', name) order by id), '[]')
        from station where project_id = ${projectId}),
      'parameters', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'key', key, 'name', name, 'symbol', symbol,
          'fraction', fraction, 'matrix', matrix, 'unit', unit, 'min', min, 'max', max, 'molarMass', molar_mass,
          'charge', charge) order by id), '[]')
        from parameter where project_id = ${projectId} and retired_at is null and formula is null),
      'aliases', (select coalesce(jsonb_agg(a), '[]') from (
        select 'parameter' as kind, name, parameter_id as id, null as unit from parameter_alias where project_id = ${projectId}
        union all select kind, name, station_id, unit from name_alias where project_id = ${projectId}) a)) as lists`)
  return (row as { lists: ResultLists }).lists
}

export const readProfiles = (scope: ProjectScope): Promise<KnownProfile[]> =>
  scope.rows<KnownProfile>(sql`
    select id as laboratory_id, profile from laboratory
    where project_id = ${scope.projectId} and profile is not null and retired_at is null order by id`)
