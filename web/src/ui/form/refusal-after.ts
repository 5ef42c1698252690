import { CallError } from '../../lib/api/call-error.ts'
import { problemText } from '../../lib/problems/problem-text.ts'

/** What failed, and why, above a form; undefined where its fields say why. For `onRefused`. */
export const refusalAfter = (whatFailed: string, error: unknown): string | undefined =>
  error instanceof CallError && error.fields.length > 0
    ? undefined
    : `${whatFailed} ${problemText(error)}`
