import { useSearch } from '@tanstack/react-router'
import { CallError } from '../../lib/call-error.ts'

/** The token that a mailed link carries; null where there is none, as when the page is opened by hand. */
export const useLinkToken = (): string | null => {
  const { token }: { token?: unknown } = useSearch({ strict: false })
  // The router reads a token of digits alone as a number.
  return typeof token === 'string' || typeof token === 'number' ? String(token) : null
}

/** A token that is missing or cut short makes a link that does not work, and no field to correct. */
export const linkFailure = (error: unknown): unknown =>
  error instanceof CallError && error.fields.some(({ path }) => path === 'token')
    ? new CallError({ status: error.status, code: error.code, problem: 'LINK_NOT_VALID' })
    : error
