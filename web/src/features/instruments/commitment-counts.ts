import type { Instrument } from '@puquio/contract/commitments/instruments'

/** All of its commitments, whatever became of them. */
export const totalOf = (commitments: Instrument['commitments']): number =>
  Object.values(commitments).reduce((sum, count) => sum + count, 0)
