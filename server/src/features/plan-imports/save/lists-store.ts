import type { PlanLists } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'

/** The lists by which rows are checked, and their fingerprint. */
export async function readLists(scope: ProjectScope): Promise<{ lists: PlanLists; hash: string }> {
  const [row] = await scope.rows<{ text: string; hash: string }>(
    sql`select l.text, md5(l.text) as hash from (select ${allLists(scope)}::text as text) l`,
  )
  return { lists: JSON.parse(row?.text ?? '') as PlanLists, hash: row?.hash ?? '' }
}

export async function readListsHash(scope: ProjectScope): Promise<string> {
  const [row] = await scope.rows<{ hash: string }>(
    sql`select md5(${allLists(scope)}::text) as hash`,
  )
  return row?.hash ?? ''
}

const allLists = (scope: ProjectScope): Sql => sql`jsonb_build_object(
  'components', ${entries(scope, 'environmental_component')},
  'subcomponents', ${entries(scope, 'environmental_subcomponent', `'componentId', t.component_id`)},
  'miningComponents', ${entries(scope, 'mining_component')},
  'sourceTypes', ${entries(scope, 'source_type')},
  'profiles', ${entries(scope, 'parameter_profile')},
  'frequencies', ${entries(scope, 'frequency', `'rule', t.rule, 'marginDays', t.margin_days`)},
  'stations', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'code', s.code,
      'latitudeDeg', s.latitude_deg, 'longitudeDeg', s.longitude_deg,
      'isRetired', s.retired_at is not null) order by s.id), '[]')
    from station s where s.project_id = ${scope.projectId}),
  'seasons', (select jsonb_build_object('wetStartsMonth', p.wet_starts_month,
      'dryStartsMonth', p.dry_starts_month) from project p where p.id = ${scope.projectId}))`

const entries = (scope: ProjectScope, table: string, more = '') => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name,
    'isRetired', t.retired_at is not null${raw(more && `, ${more}`)}) order by t.id), '[]')
  from ${raw(table)} t where t.project_id = ${scope.projectId})`
