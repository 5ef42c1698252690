import { randomUUID } from 'node:crypto'
import { hashOf } from '../../src/platform/db/sessions.ts'
import { buildMine, buildSystemAdmin, buildUser, builtPassword, insert } from '../build.ts'
import { buildToken } from '../proofs/build-token.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'
import type { TestApp } from '../harness.ts'

const at = '2026-02-01T00:00:00Z'

/** Calls that change by what somebody is known besides a password, made ready so that they succeed. */
export function accountChanges({ database, clock }: TestApp) {
  const withToken = async () => {
    const mine = await buildMine(database)
    return { mine, token: await buildToken(database, { project: mine.project, user: mine.admin }) }
  }
  return {
    'accessTokens.create': async () => {
      const { mine } = await withToken()
      const body = { name: 'Power BI', scope: 'read', days: 90 }
      return { as: mine.admin, params: { projectId: mine.project.id }, body }
    },
    'accessTokens.revoke': async () => {
      const { mine, token } = await withToken()
      return { as: mine.admin, params: { projectId: mine.project.id, tokenId: token.id } }
    },
    'singleSignOn.login': async () => {
      const { email } = await buildUser(database)
      const secret = randomUUID()
      const account = { username: email, homeAccountId: secret }
      await insert(database, 'finished_sign_on', {
        ...account,
        secretHash: hashOf(secret),
        issuer: 'https://id.example.com',
        subject: secret,
        email,
        finishedAt: clock.now(),
      })
      return { body: account, headers: { cookie: `puquio-sign-on=${secret}` } }
    },
    'proof.password': async () => ({
      as: await buildUser(database),
      body: { password: builtPassword },
    }),
    'proof.provider': async () => {
      const user = await buildUser(database)
      const secret = `again.${randomUUID()}`
      const person = { issuer: 'https://id.example.com', subject: secret, username: user.email }
      const at = clock.now()
      await insert(database, 'linked_identity', {
        userId: user.id,
        ...person,
        linkedAt: at,
        lastUsedAt: at,
      })
      await insert(database, 'finished_sign_on', {
        ...person,
        homeAccountId: secret,
        secretHash: hashOf(secret),
        email: user.email,
        finishedAt: at,
      })
      return { as: user, headers: { cookie: `puquio-sign-on=${secret}` } }
    },
    'users.unlink': async () => {
      const user = await buildUser(database)
      const linked = { userId: user.id, issuer: 'https://id.example.com', subject: randomUUID() }
      const times = { linkedAt: at, lastUsedAt: at }
      const identity = await insert(database, 'linked_identity', {
        ...linked,
        username: user.email,
        ...times,
      })
      return {
        as: await buildSystemAdmin(database),
        params: { userId: user.id, identityId: identity.id },
      }
    },
  } satisfies Partial<Record<ChangeName, () => Promise<ChangeCall>>>
}
