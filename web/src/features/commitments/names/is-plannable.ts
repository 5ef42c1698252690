import type { Commitment } from '@puquio/contract/commitments/record'

/** Whether a plan can be made of it: only what was verified reaches plans. */
export const isPlannable = ({ kind, state }: Pick<Commitment, 'kind' | 'state'>): boolean =>
  kind === 'monitoring' && (state === 'verified' || state === 'in-force')
