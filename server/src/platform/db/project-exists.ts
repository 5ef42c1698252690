import type { Database } from './database.ts'
import { sql } from './sql.ts'

/** For the guard alone: a system administrator is a member of no project and works in all of them. */
export async function projectExists(database: Database, projectId: number): Promise<boolean> {
  if (!Number.isSafeInteger(projectId) || projectId < 1 || projectId > 2_147_483_647) return false
  const rows = await database.one(
    { projectId },
    sql`select id from project where id = ${projectId}`,
  )
  return rows.length > 0
}
