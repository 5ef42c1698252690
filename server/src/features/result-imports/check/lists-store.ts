import type { LinkOfScope, ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import type { ResultLists } from './lists.ts'
import type { KnownProfile } from './look-at-file.ts'

/**
 * What the names of a file are looked up in: of a laboratory's file, the stations that its link is for, and of
 * laboratories that one.
 */
export async function readLists(scope: ProjectScope): Promise<ResultLists> {
  const { projectId, link } = scope
  const ids = link?.stationIds ?? null
  const ofLink = link?.laboratoryId ?? null
  const isOwn = (id: string) => sql`(${ofLink}::int is null or ${raw(id)} = ${ofLink}::int)`
  const isOpen = (id: string) => sql`(${ids}::int[] is null or ${raw(id)} = any(${ids}::int[]))`
  const [row] = await scope.rows<{ lists: ResultLists }>(sql`
    select jsonb_build_object(
      'stations', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'code', code, 'name', name) order by id), '[]')
        from station where project_id = ${projectId} and ${isOpen('id')}),
      'parameters', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'key', key, 'name', name, 'symbol', symbol,
          'fraction', fraction, 'matrix', matrix, 'unit', unit, 'min', min, 'max', max, 'molarMass', molar_mass,
          'charge', charge) order by id), '[]')
        from parameter where project_id = ${projectId} and retired_at is null and formula is null),
      'campaigns', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by id), '[]')
        from campaign where project_id = ${projectId}),
      'laboratories', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by id), '[]')
        from laboratory where project_id = ${projectId} and retired_at is null and ${isOwn('id')}),
      'aliases', (select coalesce(jsonb_agg(a), '[]') from (
        select 'parameter' as kind, name, parameter_id as id, null as unit from parameter_alias where project_id = ${projectId}
        union all select kind, name, coalesce(station_id, campaign_id, laboratory_id), unit from name_alias
          where project_id = ${projectId} and (station_id is null or ${isOpen('station_id')})
            and (laboratory_id is null or ${isOwn('laboratory_id')})) a)) as lists`)
  return (row as { lists: ResultLists }).lists
}

/** By a link a file is recognised by what the link keeps, else by the profile of its laboratory, never by others'. */
export const readProfiles = (scope: ProjectScope): Promise<KnownProfile[]> =>
  scope.link ? readOwnProfile(scope, scope.link) : readAllProfiles(scope)

const readOwnProfile = ({ projectId, rows }: ProjectScope, link: LinkOfScope) =>
  rows<KnownProfile>(sql`
    select b.id as laboratory_id, coalesce(l.profile, b.profile) as profile
    from laboratory_link l join laboratory b on b.project_id = l.project_id and b.id = l.laboratory_id
    where l.project_id = ${projectId} and l.id = ${link.id} and coalesce(l.profile, b.profile) is not null`)

const readAllProfiles = (scope: ProjectScope) =>
  scope.rows<KnownProfile>(sql`
    select id as laboratory_id, profile from laboratory
    where project_id = ${scope.projectId} and profile is not null and retired_at is null order by id`)
