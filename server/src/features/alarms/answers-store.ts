import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** What a person's answer to an alarm sets of it. */
export type Answer = Sql

export const answers = {
  acknowledged: ({ clock, userId }: ProjectScope, note: string): Answer =>
    sql`acknowledged_at = ${clock.now()}, acknowledged_by = ${userId}, acknowledgement = ${note}`,
  commented: sql`comments = comments + 1`,
  assigned: (userId: number | null): Answer => sql`assigned_to = ${userId}::int`,
  shelved: (until: string | null): Answer => sql`shelved_until = ${until}::timestamptz`,
}
