import type { Commitment } from '@puquio/contract/commitments/record'

/** Whether verifying it changes anything: what counts by now or was superseded stays as it is. */
export const isVerifiable = ({ state }: Pick<Commitment, 'state'>): boolean =>
  state === 'proposed' || state === 'rejected'
