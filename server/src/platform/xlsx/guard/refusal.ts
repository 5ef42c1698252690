import type { ProblemCode } from '@puquio/contract'
import type { TaskLimits } from '../../sandbox/limits.ts'
import type { Stopped } from '../../sandbox/run-task.ts'

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

/** What the sandbox ended: a workbook that took too long, or more memory than it may. */
export function refusedByStop({ by }: Stopped, { silenceMs, heapMb }: TaskLimits): Refused {
  return by === 'time' ? refused('timeout', { ms: silenceMs }) : refused('too-large', { heapMb })
}

/** The catalogue's name for each reason. */
export const refusalProblems = {
  'not-a-workbook': 'WORKBOOK_WRONG_TYPE',
  'old-format': 'WORKBOOK_WRONG_TYPE',
  password: 'WORKBOOK_PASSWORD',
  damaged: 'WORKBOOK_DAMAGED',
  timeout: 'WORKBOOK_TIMED_OUT',
  'too-large': 'WORKBOOK_TOO_LARGE',
  'too-many-cells': 'WORKBOOK_TOO_LARGE',
} as const satisfies Record<RefusalReason, ProblemCode>
