import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'

/** Has the device of a variable report its readings by HTTP, to nobody. */
export const reportBy = (database: Database, variableId: number) =>
  database.owner.one(
    {},
    sql`insert into report_service (project_id, device_id, address, secret_sealed, content, interval_s, enabled, sent_until, next_at)
      select project_id, device_id, 'http://127.0.0.1:9/', '', '{readings}', 3600, true, '2026-02-15T17:00:00Z', '2100-01-01'
      from variable where id = ${variableId} returning device_id`,
  )

/** The keys of what the next report of the device of a variable tells, since it was stored late. */
export async function untoldOf(database: Database, variableId: number): Promise<string[]> {
  const rows = await database.owner.one<{ key: string }>(
    {},
    sql`select v.key from untold_reading u join variable v on v.id = u.variable_id
      where u.device_id = (select device_id from variable where id = ${variableId}) order by 1`,
  )
  return rows.map(({ key }) => key)
}
