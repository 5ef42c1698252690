import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

type Names = { field: 'campaign' | 'laboratory'; names: readonly string[] }

/** Makes those of the names for which rows of an import wait as unknown; returns how many these are, made now or before. */
export async function saveNewNames(
  scope: ProjectScope,
  key: string,
  { field, names }: Names,
): Promise<number> {
  if (names.length === 0) return 0
  const about = JSON.stringify({ reason: `unknown-${field}`, field })
  const [row] = await scope.rows<{ waiting: number }>(sql`
    with waiting as materialized (
      select distinct on (name_key(n.name)) n.name from unnest(${names}::text[]) n(name)
      where name_key(n.name) in (select name_key(h ->> 'text') from result_import_row r, jsonb_array_elements(r.held) h
        where r.project_id = ${scope.projectId} and r.key = ${key} and r.held is not null and h @> ${about}::jsonb)),
    made as (${inserting[field](scope)})
    select count(*) as waiting from waiting`)
  return row?.waiting ?? 0
}

const inserting: Record<Names['field'], (scope: ProjectScope) => Sql> = {
  campaign: ({ projectId, clock, userId }) => sql`
    insert into campaign (project_id, name, created_at, created_by)
    select ${projectId}, w.name, ${clock.now()}::timestamptz, ${userId}::int from waiting w
    on conflict (project_id, name_key(name)) do nothing`,
  laboratory: ({ projectId }) => sql`
    insert into laboratory (project_id, name) select ${projectId}, w.name from waiting w
    on conflict (project_id, name_key(name)) where retired_at is null do nothing`,
}
