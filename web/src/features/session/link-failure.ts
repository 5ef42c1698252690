import { CallError, isProblem } from '../../lib/api/call-error.ts'

/** A missing or truncated token is an invalid link, not a field to correct. */
export const linkFailure = (error: unknown): unknown =>
  error instanceof CallError && error.fields.some(({ path }) => path === 'token')
    ? new CallError({ status: error.status, code: error.code, problem: 'LINK_NOT_VALID' })
    : error

/** The link did its work before: nothing is wrong. */
export const wasVerified = (error: unknown): boolean =>
  isProblem(error, 'ALREADY_VERIFIED', 'EMAIL_ALREADY_VERIFIED')
