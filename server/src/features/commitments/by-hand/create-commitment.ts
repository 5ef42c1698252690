import type { CommitmentByHand } from '@puquio/contract/commitments/commitment-changes'
import type { Commitment } from '@puquio/contract/commitments/record'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockInstruments } from '../../instruments/service.ts'
import { recordChanges } from '../changes-store.ts'
import { checkedFields } from '../commitment-changes/checked-fields.ts'
import { fieldsOf } from '../commitment-changes/fields.ts'
import {
  holdCommitment,
  shownCommitment,
  updateCommitments,
} from '../commitment-changes/hold-store.ts'
import { linkByName } from '../commitment-plans/link-store.ts'
import { setWhatIsNamed } from '../named-store.ts'
import { addPlaces } from '../propose/propose-store.ts'
import { insertByHand } from './by-hand-store.ts'
import { placeInDocument, quotedDocument } from './place-in-document.ts'

/**
 * Creates what a person found in a document. The quote is looked for before the transaction begins, since a page that
 * nobody has read yet is read for it; it is kept as the page has it.
 */
export async function createCommitment(
  { scope, files }: { scope: ProjectScope } & Pick<Platform, 'files'>,
  { documentId, page, quote, isVerified, ...input }: CommitmentByHand,
): Promise<Commitment> {
  const { instrumentId, place } = await placeInDocument(
    { scope, files },
    { documentId, page, quote },
  )
  return scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    // Looked at once more: it may have been taken off, or its instrument retired, since the quote was found.
    await lockInstruments(within)
    await quotedDocument(within, documentId)
    const { stationIds, parameterIds } = input
    const set = await checkedFields(within, null, input)
    const id = await insertByHand(within, { ...input, instrumentId })
    await updateCommitments(within, [{ id, set }])
    await addPlaces(within, [{ id, places: [{ documentId, ...place }] }])
    await setWhatIsNamed(within, [{ id, stationIds, parameterIds }])
    await recordChanges(within, [{ id }], { action: 'created' })
    if (isVerified) await verify(within, id)
    return shownCommitment(within, id)
  })
}

/** As a decision of its own, so that it can be taken back. */
async function verify(scope: ProjectScope, id: number) {
  const held = await holdCommitment(scope, { id, version: 2 })
  const decidedAt = scope.clock.now().toISOString()
  const set = { state: 'verified', decidedAt, decidedBy: scope.userId } as const
  await updateCommitments(scope, [{ id, set }])
  await recordChanges(scope, [{ id, changes: { before: fieldsOf(held) } }], { action: 'verified' })
  await linkByName(scope, { commitmentIds: [id] })
}
