import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { newestChange, recordChanges, type StandingChange } from '../changes-store.ts'
import { setWhatIsNamed } from '../named-store.ts'
import type { ChangedAndNot } from './decide.ts'
import {
  findCommitments,
  type Held,
  holdCommitments,
  updateCommitments,
  type Versioned,
} from './hold-store.ts'
import { deletePlaces, moveMonitorings } from './parts-store.ts'

/**
 * Takes back the newest change of each that still stands: an edit, a decision, a split, a join. What was changed since
 * the version given is answered as it is now.
 */
export const takeBack = (
  scope: ProjectScope,
  wanted: readonly Versioned[],
): Promise<ChangedAndNot> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    const { held, stale } = await holdCommitments(within, wanted)
    const others: number[] = []
    for (const one of held) {
      const change = await newestChange(within, one.id)
      const takeable: readonly string[] = [
        'edited',
        'verified',
        'rejected',
        'superseded',
        'split',
        'joined',
      ]
      if (!change || !takeable.includes(change.action)) throw new Problem('NOTHING_TO_TAKE_BACK')
      if (change.changes.otherId !== undefined) {
        await takeBackOther(within, one, change)
        others.push(change.changes.otherId)
      }
      await restore(within, one.id, change)
    }
    return {
      changed: await findCommitments(within, [...held.map(({ id }) => id), ...others]),
      conflicts: await findCommitments(within, stale),
    }
  })

async function restore(scope: ProjectScope, id: number, { id: of, changes }: StandingChange) {
  const { before = {}, stationIds, parameterIds } = changes
  await updateCommitments(scope, [{ id, set: before }])
  if (stationIds && parameterIds) await setWhatIsNamed(scope, [{ id, stationIds, parameterIds }])
  await recordChanges(scope, [{ id, changes: { of } }], { action: 'taken-back' })
}

/** The second of a split goes into the first again; the second of a join comes out of it. Nobody may have changed it. */
async function takeBackOther(
  scope: ProjectScope,
  first: Held,
  { action, changes }: StandingChange,
) {
  const id = changes.otherId as number
  const other = await newestChange(scope, id)
  const expected = action === 'split' ? 'split-off' : 'joined-into'
  if (other?.action !== expected || other.changes.otherId !== first.id)
    throw new Problem('CHANGED_MEANWHILE')
  if (action === 'split') {
    const set = { state: 'rejected', joinedIntoId: first.id } as const
    await updateCommitments(scope, [{ id, set }])
    await moveMonitorings(scope, { from: id, to: first.id })
    await recordChanges(scope, [{ id, changes: { of: other.id } }], { action: 'taken-back' })
    return
  }
  await deletePlaces(scope, changes.placeIds ?? [])
  await moveMonitorings(scope, { from: first.id, to: id, only: changes.monitoringIds ?? [] })
  await restore(scope, id, other)
}
