import { sessionRoutes } from '@puquio/contract/session'
import { call } from '../../lib/api/call.ts'
import { isProblem } from '../../lib/api/call-error.ts'
import { endSession, type SessionEnd } from '../../lib/session.ts'

/**
 * Ends the session here whatever the server answers; a failure stands in
 * the error state. False where the server may not know of it.
 */
export const signOut = async (reason: SessionEnd = 'chosen'): Promise<boolean> => {
  const told = call(sessionRoutes.logout).then(
    () => true,
    (error: unknown) => isProblem(error, 'ALREADY_SIGNED_OUT', 'NO_VALID_TOKEN'),
  )
  // The call has its AuthCode already; its response, which may take long, is not awaited.
  endSession(reason)
  return told
}
