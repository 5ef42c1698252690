import type { ProblemCode } from '@puquio/contract'

/** Why a file was not read. What it looks like, or the limit it broke, is in the parameters. */
export type RefusalReason =
  | 'not-a-workbook'
  | 'password'
  | 'too-large'
  | 'damaged'
  | 'timeout'
  | 'too-many-cells'
  | 'old-format'

export type Refused = {
  kind: 'refused'
  reason: RefusalReason
  params: Record<string, string | number>
}

export function refused(
  reason: RefusalReason,
  params: Record<string, string | number> = {},
): Refused {
  return { kind: 'refused', reason, params }
}

/** The catalogue's name for each reason. */
export const refusalProblems = {
  'not-a-workbook': 'WORKBOOK_WRONG_TYPE',
  'old-format': 'WORKBOOK_WRONG_TYPE',
  password: 'WORKBOOK_PASSWORD',
  damaged: 'WORKBOOK_DAMAGED',
  timeout: 'WORKBOOK_TOO_LARGE',
  'too-large': 'WORKBOOK_TOO_LARGE',
  'too-many-cells': 'WORKBOOK_TOO_LARGE',
} as const satisfies Record<RefusalReason, ProblemCode>
