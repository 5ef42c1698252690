import type { AccountScope, ProjectScope, SystemScope, UserScope } from '../db/scopes/scope.ts'
import { sql } from '../db/sql.ts'

/** Sent once the open transaction is committed. */
export async function notify(
  scope: AccountScope | UserScope | ProjectScope | SystemScope,
  channel: string,
  payloads: readonly string[],
): Promise<void> {
  await scope.rows(
    sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`,
  )
}
