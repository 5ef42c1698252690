import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { newestChange, recordChanges } from '../changes-store.ts'
import { updateCommitments } from './hold-store.ts'

/** The commitments that these supersede: whoever changes the state of these holds them, too. */
export async function findSuperseded(
  scope: ProjectScope,
  byIds: readonly number[],
): Promise<number[]> {
  const rows = await scope.rows<{ id: number }>(sql`
    select id from commitment where project_id = ${scope.projectId} and state = 'superseded'
      and superseded_by_id = any(${[...byIds]}::int[]) order by id`)
  return rows.map(({ id }) => id)
}

/**
 * A commitment binds again where the one that superseded it does so no longer: else nothing would. Its history tells it
 * as the superseding taken back, with the reason for which the later one was rejected.
 */
export async function liftSuperseding(
  scope: ProjectScope,
  byIds: readonly number[],
  reason: string | null = null,
): Promise<void> {
  for (const id of await findSuperseded(scope, byIds)) {
    const superseded = await newestChange(scope, id, ['superseded'])
    const set = { state: 'verified', supersededById: null } as const
    await updateCommitments(scope, [{ id, set }])
    const changes = superseded ? { of: superseded.id } : {}
    await recordChanges(scope, [{ id, changes }], { action: 'taken-back', reason })
  }
}
