import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { Problem } from '../../platform/problem.ts'

/** The e-mail of who is signed in. */
export async function readEmail(scope: ProjectScope): Promise<string> {
  const [row] = await scope.rows<{ email: string }>(
    sql`select email from app_user where id = ${scope.userId}`,
  )
  if (!row) throw new Problem('NOT_FOUND')
  return row.email
}
