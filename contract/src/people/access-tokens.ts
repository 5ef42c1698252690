import { z } from 'zod'
import { route } from '../kit/route.ts'
import { id, idText, instant, listQuery, nothing, pageOf, requiredLine } from '../kit/values.ts'

export const tokenScopes = ['read', 'write'] as const
export const tokenStates = ['live', 'expired', 'revoked'] as const
export const tokenDays = { usual: 90, most: 365 }

/** Never the token itself, of which the server keeps a hash. */
export const accessToken = z.object({
  id,
  name: z.string(),
  scope: z.enum(tokenScopes),
  /** The last four characters, by which its owner knows it. */
  ending: z.string(),
  state: z.enum(tokenStates),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
  owner: z.object({ id, name: z.string() }),
})
export type AccessToken = z.infer<typeof accessToken>

export const tokenCreation = z.object({
  name: requiredLine(60),
  scope: z.enum(tokenScopes),
  /** How many days it is valid for. */
  days: z.int().min(1).max(tokenDays.most),
})

const p = '/fkl-user/projects/:projectId/tokens'
const inProject = z.object({ projectId: idText })

/** Tokens are made and seen in a session: a token that leaked makes no others. */
export const accessTokenRoutes = {
  list: route({
    method: 'GET',
    path: p,
    access: 'project:read',
    withoutToken: true,
    reads: ['tokens', 'users', 'members'],
    summary: 'The own access tokens of a project; those of all its members for an ADMIN',
    params: inProject,
    query: listQuery(['createdAt', 'name', 'lastUsedAt', 'expiresAt']).extend({
      whose: z.enum(['own', 'all']).optional(),
    }),
    response: pageOf(accessToken),
  }),
  create: route({
    method: 'POST',
    path: p,
    access: 'project:read',
    withoutToken: true,
    changes: ['tokens'],
    summary: 'Make an access token, which is shown this once',
    params: inProject,
    body: tokenCreation,
    response: z.object({ code: z.literal('FK-0013'), token: z.string(), made: accessToken }),
    problems: ['TOO_MANY_TOKENS'],
  }),
  revoke: route({
    method: 'DELETE',
    path: `${p}/:tokenId`,
    access: 'project:read',
    withoutToken: true,
    changes: ['tokens'],
    summary: 'Revoke an access token: an own one, or as ADMIN of any member',
    params: inProject.extend({ tokenId: idText }),
    response: nothing,
  }),
}
