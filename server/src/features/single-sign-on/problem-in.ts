import type { ProblemCode } from '@puquio/contract'
import * as openid from 'openid-client'

/** What a failed flow tells the person: their own doing, a clock, the provider, or else that nothing is proven. */
export function problemIn(error: unknown): ProblemCode {
  if (error instanceof openid.AuthorizationResponseError) return ofAnswer(error.error)
  if (error instanceof openid.ResponseBodyError)
    return error.status >= 500 ? 'SSO_UNAVAILABLE' : 'SSO_NOT_PROVEN'
  const code = (error as { code?: unknown }).code
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'SSO_CLOCK'
  const isSilent =
    code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || isOfNetwork(error)
  return isSilent ? 'SSO_UNAVAILABLE' : 'SSO_NOT_PROVEN'
}

const ofAnswer = (error: string): ProblemCode => {
  if (error === 'access_denied') return 'SSO_CANCELLED'
  return ['server_error', 'temporarily_unavailable'].includes(error)
    ? 'SSO_UNAVAILABLE'
    : 'SSO_NOT_PROVEN'
}

/** `fetch` says so by a TypeError, which may be the cause of another one. */
function isOfNetwork(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof TypeError && at.message === 'fetch failed') return true
  return false
}
