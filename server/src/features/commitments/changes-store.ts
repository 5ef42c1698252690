import type { CommitmentAction } from '@puquio/contract/commitments/record'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

type Change = { id: number }

/** Call it in the transaction of the change itself. */
export async function recordChanges(
  scope: ProjectScope,
  changes: readonly Change[],
  { action }: { action: CommitmentAction },
) {
  if (changes.length === 0) return
  await scope.rows(sql`
    insert into commitment_change (project_id, commitment_id, at, user_id, action)
    select ${scope.projectId}, r.id, ${scope.clock.now()}, ${scope.userId || null}::int, ${action}
    from unnest(${changes.map(({ id }) => id)}::int[]) as r(id)`)
}
