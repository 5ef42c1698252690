import type {
  Commitment,
  CommitmentField,
  CommitmentFieldChange,
} from '@puquio/contract/commitments/record'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { recordChanges } from '../changes-store.ts'
import { setWhatIsNamed } from '../named-store.ts'
import { checkedFields, type CommitmentEdit } from './checked-fields.ts'
import { fieldsOf } from './fields.ts'
import {
  type Held,
  holdCommitment,
  shownCommitment,
  updateCommitments,
  type Versioned,
} from './hold-store.ts'

/** Edits the given fields; what the edit leaves as it is changes nothing. */
export const editCommitment = (
  scope: ProjectScope,
  wanted: Versioned,
  edit: CommitmentEdit,
): Promise<Commitment> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    const held = await holdCommitment(within, wanted)
    const before = await shownCommitment(within, held.id)
    const namedBefore = {
      stationIds: before.stations.map(({ id }) => id),
      parameterIds: before.parameters.map(({ id }) => id),
    }
    const set = await checkedFields(within, { ...held, ...namedBefore }, edit)
    const named = namedIn(namedBefore, edit)
    const isSame =
      !named &&
      Object.entries(set).every(
        ([key, value]) => value === undefined || held[key as keyof Held] === value,
      )
    if (isSame) return before
    await updateCommitments(within, [{ id: held.id, set: { ...set, isEdited: true } }])
    if (named) await setWhatIsNamed(within, [{ id: held.id, ...named }])
    const after = await shownCommitment(within, held.id)
    const changes = {
      fields: differences(before, after),
      before: fieldsOf(held),
      ...namedBefore,
    }
    await recordChanges(within, [{ id: held.id, changes }], { action: 'edited' })
    return after
  })

/** The stations and parameters of an edit that changes them. */
function namedIn(
  before: Record<'stationIds' | 'parameterIds', readonly number[]>,
  edit: CommitmentEdit,
) {
  const after = {
    stationIds: edit.stationIds ?? before.stationIds,
    parameterIds: edit.parameterIds ?? before.parameterIds,
  }
  const isSame =
    sameIds(before.stationIds, after.stationIds) && sameIds(before.parameterIds, after.parameterIds)
  return isSame ? null : after
}

const sameIds = (one: readonly number[], other: readonly number[]) =>
  new Set(one).size === new Set(other).size && other.every((id) => one.includes(id))

/** The fields in which two states of a commitment differ, as the history tells them. */
function differences(before: Commitment, after: Commitment): CommitmentFieldChange[] {
  const [from, to] = [toldOf(before), toldOf(after)]
  return (Object.keys(from) as CommitmentField[]).flatMap((field) =>
    from[field] === to[field] ? [] : [{ field, from: from[field], to: to[field] }],
  )
}

const toldOf = (one: Commitment): Record<CommitmentField, string | null> => ({
  shortName: one.shortName,
  text: one.text,
  kind: one.kind,
  phase: one.phase,
  component: one.component?.name ?? null,
  subcomponent: one.subcomponent?.name ?? null,
  miningComponent: one.miningComponent?.name ?? null,
  frequency: one.frequency?.name ?? null,
  role: one.role?.name ?? null,
  deadlineOn: one.deadlineOn,
  deadlineEvent: one.deadlineEvent,
  stations: one.stations.map(({ code }) => code).join(', ') || null,
  parameters: one.parameters.map(({ name }) => name.es).join(', ') || null,
  supersededBy: one.supersededBy?.name ?? null,
})
