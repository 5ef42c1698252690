import type { Instrument } from '@puquio/contract/commitments/instruments'
import { commitmentStates } from '@puquio/domain'

/** What was rejected is no commitment, and counts apart. */
export const keptStates = commitmentStates.filter((state) => state !== 'rejected')

export const totalOf = (commitments: Instrument['commitments']): number =>
  keptStates.reduce((sum, state) => sum + commitments[state], 0)
