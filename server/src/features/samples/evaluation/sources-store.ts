import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Returns where limits come from, by their keys: those of decrees, and `own/<id>` of the project's. */
export async function sourcesOf(scope: ProjectScope, keys: string[]): Promise<Map<string, string>> {
  const rows = await scope.rows<{ key: string; source: string }>(sql`
    select key, source from shipped_limit where key = any(${keys}::text[]) and retired_at is null
    union all
    select 'own/' || id, source from limit_value
    where project_id = ${scope.projectId} and 'own/' || id = any(${keys}::text[])`)
  return new Map(rows.map(({ key, source }) => [key, source]))
}
