import { CallError } from '../../lib/call-error.ts'

/** A token that is missing or cut short makes a link that does not work, and no field to correct. */
export const linkFailure = (error: unknown): unknown =>
  error instanceof CallError && error.fields.some(({ path }) => path === 'token')
    ? new CallError({ status: error.status, code: error.code, problem: 'LINK_NOT_VALID' })
    : error
