import type { ProjectScope } from './scopes/scope.ts'
import { sql } from './sql.ts'

/** What the project's files take, those on their way included. */
export async function readProjectBytes(scope: ProjectScope): Promise<number> {
  const [row] = await scope.rows<{ bytes: number }>(
    sql`select own_project_bytes()::float8 as bytes`,
  )
  return row?.bytes ?? 0
}
