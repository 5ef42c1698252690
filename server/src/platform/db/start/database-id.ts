import type { SystemScope } from '../scopes/scope.ts'
import { sql } from '../sql.ts'

/** Returns an id that a database keeps through dump and restore; created at the first use. */
export async function readDatabaseId(scope: SystemScope): Promise<string> {
  await scope.rows(sql`insert into system_setting (name, value)
    values ('database-id', to_jsonb(gen_random_uuid()::text)) on conflict (name) do nothing`)
  const [row] = await scope.rows<{ id: string }>(
    sql`select value #>> '{}' as id from system_setting where name = 'database-id'`,
  )
  return row?.id as string
}
