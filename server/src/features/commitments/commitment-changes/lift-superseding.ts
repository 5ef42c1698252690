import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { newestChange, recordChanges } from '../changes-store.ts'
import { findSuperseded, updateCommitments } from './hold-store.ts'

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
