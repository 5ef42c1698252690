import type { ProblemCode } from '@puquio/contract'
import type { RefusalReason, Refused } from '../../../platform/xlsx/refusal.ts'
import type { Refusal } from './check-rows.ts'

/** Why the reader did not take the file, as the catalogue names it. */
export const refusalOf = ({ reason, params }: Refused): { kind: 'refused'; refusal: Refusal } => {
  const { looksLike } = params
  const told = typeof looksLike === 'string' ? { looksLike } : {}
  return {
    kind: 'refused',
    refusal: {
      problem: problems[reason],
      params: reason === 'old-format' ? { looksLike: 'old-excel' } : told,
    },
  }
}

const problems: Record<RefusalReason, ProblemCode> = {
  'not-a-workbook': 'WORKBOOK_WRONG_TYPE',
  'old-format': 'WORKBOOK_WRONG_TYPE',
  password: 'WORKBOOK_PASSWORD',
  damaged: 'WORKBOOK_DAMAGED',
  timeout: 'WORKBOOK_TOO_LARGE',
  'too-large': 'WORKBOOK_TOO_LARGE',
  'too-many-cells': 'WORKBOOK_TOO_LARGE',
}
