import { lock } from '../../../platform/db/lock.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { inSlices } from '../../../platform/in-slices.ts'
import { recordChanges } from '../changes-store.ts'
import { setWhatIsNamed } from '../named-store.ts'
import type { KnownNames } from './known-names.ts'
import { matchProposals } from './match-proposals.ts'
import type { Proposal, ProposingRun } from './proposal.ts'
import { addPlaces, insertProposals, readKnown, replaceProposals } from './propose-store.ts'

/**
 * Keeps what a run found in the documents of an instrument. What says the same as a commitment of the instrument, or
 * stands at its place, joins it with its own places: what a person verified, edited or rejected keeps its fields, and
 * an untouched proposal takes those of the newest run.
 *
 * @param names Of what the proposals name, looked for before: many take seconds, and this holds locks.
 */
export const proposeCommitments = (
  scope: ProjectScope,
  run: ProposingRun,
  proposals: readonly Proposal[],
  names: KnownNames,
): Promise<{ proposed: number; joined: number }> =>
  scope.transaction(async (within) => {
    // The second of two runs sees what the first one proposed.
    await lock(within, 'commitments', within.projectId)
    const known = await readKnown(within, run.instrumentId)
    const { fresh, again } = await inSlices(matchProposals(proposals, known, run.extractionId))
    const withNames = <One extends Proposal>(one: One) => ({ ...one, ...names(one.named) })
    const made = await insertProposals(within, run, fresh.map(withNames))
    const renewed = again.filter(({ isUntouched }) => isUntouched)
    await replaceProposals(within, run, renewed.map(withNames))
    const added = await addPlaces(within, [...made, ...again])
    await setWhatIsNamed(within, [...made, ...renewed.map(withNames)])
    await recordChanges(within, made, { action: 'proposed' })
    const foundAgain = again.filter(({ id }) => added.has(id))
    await recordChanges(within, foundAgain, { action: 'found-again' })
    return { proposed: made.length, joined: proposals.length - made.length }
  })
