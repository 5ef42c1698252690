import type { Database } from '../database.ts'
import { sql } from '../sql.ts'

/**
 * A project's time zone, null where there is no such project. For the guard alone: a system
 * administrator is a member of no project and works in all of them.
 */
export async function findTimeZone(database: Database, projectId: number): Promise<string | null> {
  if (!Number.isSafeInteger(projectId) || projectId < 1 || projectId > 2_147_483_647) return null
  const [row] = await database.one<{ timeZone: string }>(
    { projectId },
    sql`select time_zone from project where id = ${projectId}`,
  )
  return row?.timeZone ?? null
}
