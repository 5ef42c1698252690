import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { newestChange, recordChanges, type StandingChange } from '../changes-store.ts'
import { setWhatIsNamed } from '../named-store.ts'
import type { ChangedAndNot } from './decide.ts'
import {
  findSuperseded,
  findCommitments,
  findNotVerified,
  type Held,
  holdCommitments,
  updateCommitments,
  type Versioned,
} from './hold-store.ts'
import { liftSuperseding } from './lift-superseding.ts'
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
    const ids = wanted.map(({ id }) => id)
    const touched = await othersOf(within, ids)
    const superseded = await findSuperseded(within, [...ids, ...touched])
    const { held, stale } = await holdCommitments(within, wanted, [...touched, ...superseded])
    const changes = new Map<number, StandingChange>()
    for (const { id } of held) {
      const change = await newestChange(within, id)
      if (change) changes.set(id, change)
    }
    const others = [...changes.values()].flatMap(({ action, changes: { otherId } }) =>
      otherId !== undefined && takeable.includes(action) ? [otherId] : [],
    )
    // Somebody split or joined between the look and the lock.
    if (others.some((id) => !touched.includes(id))) throw new Problem('CHANGED_MEANWHILE')
    for (const one of held) {
      // The second of a split or a join goes with the first.
      if (others.includes(one.id)) continue
      const change = changes.get(one.id)
      if (!change || !takeable.includes(change.action)) throw new Problem('NOTHING_TO_TAKE_BACK')
      if (change.changes.otherId !== undefined) await takeBackOther(within, one, change)
      await restore(within, one.id, change)
    }
    const unbound = await findNotVerified(within, [...held.map(({ id }) => id), ...others])
    await liftSuperseding(within, unbound)
    const shown = new Set([...held.map(({ id }) => id), ...others])
    return {
      changed: await findCommitments(within, [...shown]),
      conflicts: await findCommitments(within, stale),
    }
  })

const takeable: readonly string[] = [
  'edited',
  'verified',
  'rejected',
  'superseded',
  'split',
  'joined',
]

/** The second ones of splits and joins that may be taken back with these. */
async function othersOf(scope: ProjectScope, ids: readonly number[]): Promise<number[]> {
  const others: number[] = []
  for (const id of ids) {
    const change = await newestChange(scope, id)
    if (change?.changes.otherId !== undefined) others.push(change.changes.otherId)
  }
  return others
}

async function restore(
  scope: ProjectScope,
  id: number,
  { id: of, action, changes }: StandingChange,
) {
  const { before = {}, stationIds, parameterIds } = changes
  // An edit decided nothing: what was decided since, also by the end of what superseded it, stays.
  const set =
    action === 'edited' ? { ...before, state: undefined, supersededById: undefined } : before
  await updateCommitments(scope, [{ id, set }])
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
