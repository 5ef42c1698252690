import type { proofRoutes } from '@puquio/contract/people/proof'
import { accountScope } from '../../platform/db/scopes/account-scope.ts'
import { flowSecretOf, setFlowSecret } from '../../platform/http/cookie.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  findKnown,
  fromOf,
  proveByPassword,
  type QueueAttempts,
  queueOf,
} from '../session/service.ts'
import { flowOf, newProofSecret } from './flow.ts'
import { openProvider } from './provider.ts'
import { configured, orProblem } from './routes.ts'
import { proveByFlow } from './sign-on.ts'

/** Signing in again within a session: by its password, or where the provider asks the person anew. */
export const proofHandlers = (
  platform: Platform,
  inTurn: QueueAttempts,
): Handlers<typeof proofRoutes> => {
  const { config } = platform
  const provider = config.singleSignOn ? openProvider(platform, config.singleSignOn) : null
  return {
    async password({ body, session, request }) {
      const from = fromOf(config, request)
      const scope = accountScope(platform.database, platform.clock)
      // A signed-in user counts as known, at any address.
      const known = { ...(await findKnown(scope, session.email, from)), isKnownAddress: true }
      await inTurn(queueOf(known, from), () =>
        proveByPassword(platform, session, body.password, { from, known }),
      )
      return null
    },

    async startProvider({ request, reply }) {
      const asked = configured(provider)
      return orProblem(async () => {
        const secret = newProofSecret()
        const address = await asked.signInAddress(flowOf(secret))
        setFlowSecret(config, { request, reply }, secret)
        return address
      })
    },

    async provider({ session, request, reply }) {
      configured(provider)
      await proveByFlow(platform, flowSecretOf(config, request), {
        person: session,
        from: fromOf(config, request),
      })
      setFlowSecret(config, { request, reply }, null)
      return null
    },
  }
}
