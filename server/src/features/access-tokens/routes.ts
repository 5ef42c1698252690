import type { accessTokenRoutes } from '@puquio/contract/people/access-tokens'
import { mayAccess } from '@puquio/domain'
import { fromNow } from '../../platform/clock.ts'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { Problem } from '../../platform/problem.ts'
import { newTokenText } from '../../platform/tokens/token-text.ts'
import { countLive, insertToken, listTokens, revokeToken } from './store.ts'

/** The most live tokens that a person has in one project. */
const mostLive = 20

export const accessTokenHandlers: Handlers<typeof accessTokenRoutes> = {
  async list({ scope, query }) {
    const isOfAll = query.whose === 'all'
    if (isOfAll && !mayAccess('project:admin', scope)) throw new Problem('ACCESS_DENIED')
    return listTokens(scope, isOfAll ? null : scope.userId, query)
  },

  create: ({ scope, body }) =>
    scope.transaction(async (within) => {
      // Removing the member revokes their tokens, and would not see this one.
      await holdRights(within, 'project:read')
      if ((await countLive(within)) >= mostLive)
        throw new Problem('TOO_MANY_TOKENS', { max: mostLive })
      const token = newTokenText()
      const { days, ...named } = body
      const kept = { hash: hashOf(token), ending: token.slice(-4) }
      const expiresAt = fromNow(within.clock, { days })
      const made = await insertToken(within, { ...named, ...kept, expiresAt })
      return { code: 'FK-0013' as const, token, made }
    }),

  async revoke({ scope, params }) {
    const owner = mayAccess('project:admin', scope) ? null : scope.userId
    if (!(await revokeToken(scope, params.tokenId, owner))) throw new Problem('NOT_FOUND')
    return null
  },
}
