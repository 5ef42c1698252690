import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Returns the laboratory of a name, without regard to case and accents; adds it where there is none. */
export async function laboratoryNamed(scope: ProjectScope, name: string): Promise<number> {
  await scope.rows(sql`
    insert into laboratory (project_id, name) values (${scope.projectId}, ${name})
    on conflict (project_id, name_key(name)) where retired_at is null do nothing`)
  const [row] = await scope.rows<{ id: number }>(sql`
    select id from laboratory
    where project_id = ${scope.projectId} and name_key(name) = name_key(${name}) and retired_at is null`)
  return (row as { id: number }).id
}

/** Returns the campaign of a name, without regard to case and accents; adds it where there is none. */
export async function campaignNamed(scope: ProjectScope, name: string): Promise<number> {
  await scope.rows(sql`
    insert into campaign (project_id, name, created_at, created_by)
    values (${scope.projectId}, ${name}, ${scope.clock.now()}, ${scope.userId})
    on conflict (project_id, name_key(name)) do nothing`)
  const [row] = await scope.rows<{ id: number }>(sql`
    select id from campaign where project_id = ${scope.projectId} and name_key(name) = name_key(${name})`)
  return (row as { id: number }).id
}
