import type { Commitment } from '@puquio/contract/commitments/record'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { recordChanges } from '../changes-store.ts'
import { linkByName } from '../commitment-plans/link-store.ts'
import { fieldsOf } from './fields.ts'
import {
  findSuperseded,
  findCommitments,
  type Held,
  holdCommitments,
  updateCommitments,
  type Versioned,
} from './hold-store.ts'
import { liftSuperseding } from './lift-superseding.ts'

export type ChangedAndNot = { changed: Commitment[]; conflicts: Commitment[] }
type Decision =
  | { decision: 'verify'; commitments: readonly Versioned[] }
  | { decision: 'reject'; commitments: readonly Versioned[]; reason: string }

/**
 * Verifies or rejects all that are still at their version; the others are answered as they are now. What was so already is
 * neither: there is nothing of it to take back.
 */
export const decide = (scope: ProjectScope, wish: Decision): Promise<ChangedAndNot> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    const superseded =
      wish.decision === 'reject'
        ? await findSuperseded(
            within,
            wish.commitments.map(({ id }) => id),
          )
        : []
    const { held, stale } = await holdCommitments(within, wish.commitments, superseded)
    const reason = wish.decision === 'reject' ? wish.reason : null
    const state = wish.decision === 'verify' ? 'verified' : 'rejected'
    const affected = held.filter((one) => one.state !== state && !isSuperseded(one))
    const set = {
      state,
      decidedAt: within.clock.now().toISOString(),
      decidedBy: within.userId,
      decidedReason: reason,
      joinedIntoId: null,
    } as const
    await updateCommitments(
      within,
      affected.map(({ id }) => ({ id, set })),
    )
    const changes = affected.map((one) => ({ id: one.id, changes: { before: fieldsOf(one) } }))
    await recordChanges(within, changes, { action: state, reason })
    const ids = affected.map(({ id }) => id)
    if (state === 'verified') await linkByName(within, { commitmentIds: ids })
    else await liftSuperseding(within, ids, reason)
    return {
      changed: await findCommitments(within, ids),
      conflicts: await findCommitments(within, stale),
    }
  })

/** What a later instrument says counts; taking that back comes first. */
const isSuperseded = ({ state }: Held) => state === 'superseded'
