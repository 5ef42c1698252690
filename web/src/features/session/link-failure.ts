import { CallError } from '../../lib/api/call-error.ts'

/** A missing or truncated token is an invalid link, not a field to correct. */
export const linkFailure = (error: unknown): unknown =>
  error instanceof CallError && error.fields.some(({ path }) => path === 'token')
    ? new CallError({ status: error.status, code: error.code, problem: 'LINK_NOT_VALID' })
    : error
