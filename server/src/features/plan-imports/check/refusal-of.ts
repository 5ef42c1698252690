import { type Refused, refusalProblems } from '../../../platform/xlsx/guard/refusal.ts'
import type { Refusal } from './check-rows.ts'

/** Returns the problem for the reader's refusal. */
export const refusalOf = ({ reason, params }: Refused): { kind: 'refused'; refusal: Refusal } => {
  const { looksLike } = params
  const told = typeof looksLike === 'string' ? { looksLike } : {}
  return {
    kind: 'refused',
    refusal: {
      problem: refusalProblems[reason],
      params: reason === 'old-format' ? { looksLike: 'old-excel' } : told,
    },
  }
}
