import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

export async function findProjectName(scope: ProjectScope): Promise<string> {
  const [row] = await scope.rows<{ name: string }>(
    sql`select name from project where id = ${scope.projectId}`,
  )
  return row?.name ?? ''
}
