import type { sessionRoutes } from '@puquio/contract/session'
import { accountScope } from '../../platform/db/scopes/account-scope.ts'
import { clearCookie, cookieOf, setBrowserToken, setCookie } from '../../platform/http/cookie.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { activate, changePassword, liftBlock, mailForgotten, resetPassword } from './account.ts'
import { fromOf } from './caller-address.ts'
import { findKnown, queueOf } from './known-store.ts'
import { AlreadyVerified, openLink } from './links.ts'
import { signIn } from './sign-in.ts'
import { endSession } from './store.ts'
import type { QueueAttempts } from './queue-attempts.ts'

export function sessionHandlers(
  platform: Platform,
  inTurn: QueueAttempts,
): Handlers<typeof sessionRoutes> {
  const { config, sessions } = platform
  const scope = accountScope(platform.database, platform.clock)
  return {
    async login({ body, request, reply }) {
      const from = fromOf(config, request)
      const known = await findKnown(scope, body.email, from)
      const { token, cookie, browserToken, hasEndedAnother } = await inTurn(
        queueOf(known, from),
        () => signIn(platform, body, { from, known }),
      )
      setCookie(config, { request, reply }, cookie)
      setBrowserToken(config, { request, reply }, browserToken)
      return { Authorization: token, ...(hasEndedAnother ? { code: 'FK-0009' as const } : {}) }
    },

    async logout({ request, reply }) {
      const token = request.headers.authorization ?? ''
      const found = await sessions.find(token, cookieOf(config, request))
      if (found.kind === 'refused')
        throw found.reason === 'signed-out'
          ? new Problem('ALREADY_SIGNED_OUT')
          : new Problem('NO_VALID_TOKEN', { reason: found.reason })
      await endSession(scope, found.session.userId, 'signed-out', { only: found.session.sessionId })
      await sessions.forget(found.session.userId)
      // Only after the check: otherwise a foreign page could sign people out by clearing the cookie.
      clearCookie(config, { request, reply })
      return null
    },

    // The guard has already recorded that the session was seen.
    ping: async () => null,

    async forgot({ body, request }) {
      const from = fromOf(config, request)
      const known = await findKnown(scope, body.email, from)
      await inTurn(queueOf(known, from), () => mailForgotten(platform, body.email, { from, known }))
      return null
    },

    async reset({ body }) {
      await resetPassword(platform, body)
      return null
    },

    async changePassword({ body, session, request }) {
      const from = fromOf(config, request)
      // A signed-in user counts as known, at any address.
      const known = { ...(await findKnown(scope, session.email, from)), isKnownAddress: true }
      await inTurn(queueOf(known, from), () =>
        changePassword(platform, session, body, { from, known }),
      )
      return null
    },

    async readLink({ body }) {
      const kinds = ['activation', 'reset', 'unblock'] as const
      const opened = scope.transaction((within) => openLink(within, body.token, kinds))
      const { link, account } = await opened.catch((problem: unknown) => {
        throw problem instanceof AlreadyVerified ? new Problem('EMAIL_ALREADY_VERIFIED') : problem
      })
      return { kind: link.kind, email: account.email }
    },

    async activate({ body }) {
      await activate(platform, body)
      return null
    },

    async unblock({ body }) {
      await liftBlock(platform, body.token)
      return null
    },
  }
}
