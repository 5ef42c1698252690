import type { Commitment } from '@puquio/contract/commitments/record'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { recordChanges } from '../changes-store.ts'
import { linkByName } from '../commitment-plans/link-store.ts'
import { fieldsOf } from './fields.ts'
import {
  findSuperseded,
  type Held,
  holdCommitment,
  holdCommitments,
  holdRows,
  shownCommitment,
  updateCommitments,
  type Versioned,
} from './hold-store.ts'
import { liftSuperseding } from './lift-superseding.ts'
import { copyPlaces, insertPart, moveMonitorings } from './parts-store.ts'

type Words = { shortName: string; text: string }
export type Both = { first: Commitment; second: Commitment }

/** The second part is a commitment of its own at the same places, in the state of the first. */
export const splitCommitment = (
  scope: ProjectScope,
  wanted: Versioned,
  { shortName, text, second }: Words & { second: Words },
): Promise<Both> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    const first = await holdCommitment(within, wanted)
    refuseClosed(first)
    if (second.text === text) throw fieldProblem('second.text', 'same-as-first')
    const secondId = await insertPart(within, first.id, second)
    await updateCommitments(within, [{ id: first.id, set: { shortName, text, isEdited: true } }])
    const changes = { before: fieldsOf(first), otherId: secondId }
    await recordChanges(within, [{ id: first.id, changes }], { action: 'split' })
    await recordChanges(within, [{ id: secondId, changes: { otherId: first.id } }], {
      action: 'split-off',
    })
    if (first.state === 'verified') await linkByName(within, { commitmentIds: [secondId] })
    return bothOf(within, first.id, secondId)
  })

/** The other one is rejected and names this one, which takes its places and monitorings. */
export const joinCommitments = (
  scope: ProjectScope,
  wanted: Versioned,
  { other, shortName, text }: Words & { other: Versioned },
): Promise<Both> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    if (other.id === wanted.id) throw fieldProblem('other.id', 'not-in-list')
    const superseded = await findSuperseded(within, [other.id])
    const { held, stale } = await holdCommitments(within, [wanted, other], superseded)
    if (stale.length > 0) throw new Problem('CHANGED_MEANWHILE')
    const first = held.find(({ id }) => id === wanted.id) as Held
    const second = held.find(({ id }) => id === other.id) as Held
    refuseClosed(first)
    refuseClosed(second)
    if (first.instrumentId !== second.instrumentId) throw fieldProblem('other.id', 'not-in-list')
    const placeIds = await copyPlaces(within, second.id, first.id)
    const monitoringIds = await moveMonitorings(within, { from: second.id, to: first.id })
    await updateCommitments(within, [
      { id: first.id, set: { shortName, text, isEdited: true } },
      {
        id: second.id,
        set: {
          state: 'rejected',
          joinedIntoId: first.id,
          decidedAt: within.clock.now().toISOString(),
          decidedBy: within.userId,
          decidedReason: null,
        },
      },
    ])
    await liftSuperseding(within, [second.id])
    const before = fieldsOf(first)
    const changes = { before, otherId: second.id, placeIds, monitoringIds }
    await recordChanges(within, [{ id: first.id, changes }], { action: 'joined' })
    const ofSecond = { before: fieldsOf(second), otherId: first.id }
    await recordChanges(within, [{ id: second.id, changes: ofSecond }], { action: 'joined-into' })
    return bothOf(within, first.id, second.id)
  })

/** A verified commitment is superseded by a verified one of another instrument. */
export const supersedeCommitment = (
  scope: ProjectScope,
  wanted: Versioned,
  byId: number,
): Promise<Commitment> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    // The later one, too: it may not be rejected meanwhile.
    const rows = await holdRows(within, [wanted.id, byId])
    const held = await holdCommitment(within, wanted)
    if (held.state !== 'verified') throw new Problem('COMMITMENT_CLOSED')
    const by = rows.find(({ id }) => id === byId)
    if (by?.state !== 'verified' || by.instrumentId === held.instrumentId)
      throw fieldProblem('byId', 'not-in-list')
    const set = { state: 'superseded', supersededById: byId } as const
    await updateCommitments(within, [{ id: held.id, set }])
    const fields = [{ field: 'supersededBy' as const, from: null, to: by.shortName }]
    const changes = { fields, before: fieldsOf(held) }
    await recordChanges(within, [{ id: held.id, changes }], { action: 'superseded' })
    return shownCommitment(within, held.id)
  })

const refuseClosed = ({ state }: Held) => {
  if (state === 'rejected' || state === 'superseded') throw new Problem('COMMITMENT_CLOSED')
}

const bothOf = async (scope: ProjectScope, first: number, second: number): Promise<Both> => ({
  first: await shownCommitment(scope, first),
  second: await shownCommitment(scope, second),
})
