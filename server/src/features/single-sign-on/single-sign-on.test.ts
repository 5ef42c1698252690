import { generateKeyPairSync } from 'node:crypto'
import { auditRoutes } from '@puquio/contract/audit'
import { settingRoutes } from '@puquio/contract/settings'
import { sessionRoutes } from '@puquio/contract/session'
import { singleSignOnRoutes as routes } from '@puquio/contract/people/single-sign-on'
import { userRoutes } from '@puquio/contract/users'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildMember, buildProject, buildSystemAdmin, buildUser } from '../../../test/build.ts'
import {
  challengeOf,
  clientId,
  clientSecret,
  type Issued,
  startFakeProvider,
} from '../../../test/proofs/fake-provider.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { callsOf, type Sent } from '../../../test/send.ts'
import { cookieOf, flowsOf, outcomeOf, personOf } from '../../../test/sign-on-flows.ts'
import { sql } from '../../platform/db/sql.ts'
import { soon } from '../../../test/soon.ts'

let provider: Awaited<ReturnType<typeof startFakeProvider>>
let puquio: TestApp
let { start, comeBack, flow, signIn } = {} as ReturnType<typeof flowsOf>
beforeAll(async () => {
  provider = await startFakeProvider()
  puquio = await startTestApp({ config: { singleSignOn: provider.settings } })
  ;({ start, comeBack, flow, signIn } = flowsOf({ puquio, provider }))
})
afterAll(async () => {
  await puquio.close()
  await provider.stop()
})

const problemOf = (answer: Sent) => answer.json<{ problem?: string }>().problem
const linksOf = (userId: number) =>
  puquio.database.owner.one<{ subject: string }>(
    {},
    sql`select subject from linked_identity where user_id = ${userId}`,
  )

describe('a flow', () => {
  test('leads to the provider with PKCE, state and nonce, and leaves a cookie that scripts cannot read', async () => {
    const { answer, address } = await start()
    expect(answer.statusCode).toBe(303)
    expect(answer.headers['cross-origin-opener-policy']).toBe('unsafe-none')
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^puquio-sign-on=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(`${address.origin}${address.pathname}`).toBe(`${provider.issuer}/authorize`)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: clientId,
      redirect_uri: 'http://127.0.0.1:4600/fkl-auth/login/microsoft/return',
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test('signs in as login does: AuthCode, cookie, FK-0009; the first one links', async () => {
    const user = await buildUser(puquio.database)
    const first = await flow(personOf(user, 'subject-1'))
    expect(first.outcome).toEqual({ username: user.email, homeAccountId: 'subject-1' })
    const { form } = provider.asked.findLast(({ path }) => path === '/token') ?? {}
    expect(form).toMatchObject({ client_id: clientId, client_secret: clientSecret })
    expect(challengeOf(form?.['code_verifier'] ?? '')).toBe(
      first.address.searchParams.get('code_challenge'),
    )
    const answer = await signIn(first)
    expect(answer.json()).toEqual({
      Authorization: expect.stringMatching(/^[\w-]{43}$/),
      email: user.email,
    })
    const cookies = answer.headers['set-cookie'] as string[]
    const session = cookies.find((cookie) => cookie.startsWith('puquio='))?.split(';')[0] ?? ''
    expect(cookies.find((cookie) => cookie.startsWith('puquio-sign-on='))).toContain('1970')
    const calls = callsOf(puquio.app, {
      authorization: answer.json().Authorization,
      cookie: session,
    })
    await calls.call(sessionRoutes.ping, {})
    expect(await linksOf(user.id)).toEqual([{ subject: 'subject-1' }])
    // By the link from now on, whatever the e-mail at the provider is.
    const again = await flow(personOf({ email: 'renamed@example.com' }, 'subject-1'))
    expect((await signIn(again)).json()).toMatchObject({ email: user.email, code: 'FK-0009' })
    expect(await calls.refusal(sessionRoutes.ping, {})).toMatchObject({
      params: { reason: 'superseded' },
    })
  })

  test('ends at the provider, too', async () => {
    const answer = await puquio.nobody.send(routes.leave, { query: { username: 'a@example.com' } })
    const address = new URL(String(answer.headers['location']))
    expect(`${address.origin}${address.pathname}`).toBe(`${provider.issuer}/end`)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: clientId,
      logout_hint: 'a@example.com',
      post_logout_redirect_uri: 'http://127.0.0.1:4600/sso',
    })
  })
})

describe('what proves nothing', () => {
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const ofNow = () => Math.floor(Date.now() / 1000)
  const forgeries: Record<
    string,
    [(claims: Record<string, unknown>) => Partial<Issued>, problem: string]
  > = {
    'a forged signature': [() => ({ signedBy: foreign }), 'SSO_NOT_PROVEN'],
    'no signature': [() => ({ header: { alg: 'none' }, signedBy: 'nobody' }), 'SSO_NOT_PROVEN'],
    'an expired token': [
      (claims) => ({ claims: { ...claims, iat: ofNow() - 900, exp: ofNow() - 300 } }),
      'SSO_CLOCK',
    ],
    'a token of an hour ago that still holds': [
      (claims) => ({ claims: { ...claims, iat: ofNow() - 3600 } }),
      'SSO_CLOCK',
    ],
    'a token from the future': [
      (claims) => ({ claims: { ...claims, iat: ofNow() + 3600, exp: ofNow() + 7200 } }),
      'SSO_CLOCK',
    ],
    'another nonce': [(claims) => ({ claims: { ...claims, nonce: 'other' } }), 'SSO_NOT_PROVEN'],
    'no nonce': [({ nonce: _, ...claims }) => ({ claims }), 'SSO_NOT_PROVEN'],
    'another audience': [
      (claims) => ({ claims: { ...claims, aud: 'other-client' } }),
      'SSO_NOT_PROVEN',
    ],
    'another issuer': [
      (claims) => ({ claims: { ...claims, iss: 'https://evil.example' } }),
      'SSO_NOT_PROVEN',
    ],
  }

  test.each(Object.entries(forgeries))('%s', async (_, [forge, problem]) => {
    const user = await buildUser(puquio.database)
    const person = personOf(user, `forged-${user.id}`)
    const done = await flow(person, ({ nonce }) => forge(provider.claims({ nonce, ...person })))
    expect(done.outcome).toEqual({ problem })
    const said = { username: user.email, homeAccountId: `forged-${user.id}` }
    const answer = await signIn({ ...done, outcome: {} }, said)
    expect([answer.statusCode, problemOf(answer)]).toEqual([401, 'SSO_NOT_PROVEN'])
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(await linksOf(user.id)).toEqual([])
  })

  test('a token that was used in an earlier flow', async () => {
    const user = await buildUser(puquio.database)
    const earlier = await flow(personOf(user, 'replayed'))
    const later = await start()
    const answer = await comeBack(later, earlier.code)
    expect(outcomeOf(answer)).toEqual({ problem: 'SSO_NOT_PROVEN' })
  })

  test('another state, another browser’s cookie, and none', async () => {
    const user = await buildUser(puquio.database)
    const [mine, theirs] = [await start(), await start()]
    const code = provider.issue({
      claims: provider.claims({ nonce: mine.nonce, ...personOf(user, 'state') }),
    })
    for (const [cookie, state] of [
      [mine.cookie, theirs.state],
      [theirs.cookie, mine.state],
      ['', mine.state],
    ] as const) {
      const before = provider.asked.length
      expect(outcomeOf(await comeBack({ cookie, state }, code))).toEqual({
        problem: 'SSO_NOT_PROVEN',
      })
      // The provider is not even asked.
      expect(provider.asked.slice(before).map(({ path }) => path)).not.toContain('/token')
    }
  })

  test('the answer of one flow a second time, and its session a second time', async () => {
    const user = await buildUser(puquio.database)
    const done = await flow(personOf(user, `twice-${user.id}`))
    expect(outcomeOf(await comeBack(done, done.code))).toEqual({ problem: 'SSO_NOT_PROVEN' })
    expect((await signIn(done)).statusCode).toBe(200)
    const again = await signIn(done)
    expect([again.statusCode, problemOf(again)]).toEqual([401, 'SSO_NOT_PROVEN'])
  })

  test('a loginms that only asserts a name', async () => {
    const user = await buildUser(puquio.database)
    const linked = await flow(personOf(user, `named-${user.id}`))
    expect((await signIn(linked)).statusCode).toBe(200)
    const body = { username: user.email, homeAccountId: `named-${user.id}` }
    const { cookie: begun } = await start()
    for (const cookie of ['', 'puquio-sign-on=guessed', begun]) {
      const answer = await puquio.nobody.send(routes.login, { body }, { headers: { cookie } })
      expect([answer.statusCode, problemOf(answer)]).toEqual([401, 'SSO_NOT_PROVEN'])
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
  })

  test('a loginms that names somebody else than the flow, or comes too late', async () => {
    const [user, other] = [await buildUser(puquio.database), await buildUser(puquio.database)]
    for (const said of [{ username: other.email }, { homeAccountId: 'other' }]) {
      const done = await flow(personOf(user, `differs-${user.id}`))
      expect((await signIn(done, said)).statusCode).toBe(401)
      // It is used up.
      expect((await signIn(done)).statusCode).toBe(401)
    }
    const late = await flow(personOf(user, `differs-${user.id}`))
    puquio.clock.set(new Date(puquio.clock.now().getTime() + 3 * 60_000).toISOString())
    expect((await signIn(late)).statusCode).toBe(401)
  })
})

describe('who is refused', () => {
  const refusedAs = async (claims: Record<string, unknown>) => {
    const answer = await signIn(await flow(claims))
    return answer.statusCode === 204 ? 204 : [answer.statusCode, problemOf(answer)]
  }

  test('not registered: 204', async () => {
    expect(await refusedAs(personOf({ email: 'unknown@example.com' }, 'unknown'))).toBe(204)
  })

  test('inactive: 403; never activated: the link is mailed again; blocked: 409', async () => {
    const inactive = await buildUser(puquio.database, { isActive: false })
    const never = await buildUser(puquio.database, {
      isActive: false,
      emailVerifiedAt: null,
      passwordHash: null,
    })
    const blocked = await buildUser(puquio.database, { blockedAt: '2026-01-01T00:00:00Z' })
    expect(await refusedAs(personOf(inactive, 'inactive'))).toEqual([403, 'USER_NOT_ACTIVE'])
    expect(await refusedAs(personOf(never, 'never'))).toEqual([403, 'USER_NOT_ACTIVE'])
    expect(await refusedAs(personOf(blocked, 'blocked'))).toEqual([409, 'USER_BLOCKED'])
    const mails = await puquio.database.owner.one(
      {},
      sql`select id from mail where recipient = ${never.email}`,
    )
    expect(mails).toHaveLength(1)
    for (const user of [inactive, never, blocked]) expect(await linksOf(user.id)).toEqual([])
  })

  test('an e-mail that the provider did not verify links nobody', async () => {
    const user = await buildUser(puquio.database)
    const claims = { ...personOf(user, 'unverified'), email_verified: false }
    expect(await refusedAs(claims)).toEqual([403, 'SSO_NO_EMAIL'])
    expect(await linksOf(user.id)).toEqual([])
  })

  test('a link that is taken away during the sign-in is not made anew for another e-mail', async () => {
    const user = await buildUser(puquio.database)
    const subject = `unlinked-${user.id}`
    expect((await signIn(await flow(personOf(user, subject)))).statusCode).toBe(200)
    const done = await flow(personOf({ email: 'elsewhere@example.com' }, subject))
    const answer = await puquio.database.owner.transaction({}, async (rows) => {
      await rows(sql`select from app_user where id = ${user.id} for update`)
      const waiting = signIn(done)
      await vi.waitFor(
        async () => expect(await rows(sql`select from pg_locks where not granted`)).not.toEqual([]),
        soon,
      )
      await rows(sql`delete from linked_identity where user_id = ${user.id}`)
      return { waiting }
    })
    const refused = await answer.waiting
    expect([refused.statusCode, problemOf(refused)]).toEqual([401, 'SSO_NOT_PROVEN'])
    expect(await linksOf(user.id)).toEqual([])
  })

  test('another account of the provider with the e-mail of a linked user, until the link is taken away', async () => {
    const user = await buildUser(puquio.database)
    expect((await signIn(await flow(personOf(user, 'its-own')))).statusCode).toBe(200)
    expect(await refusedAs(personOf(user, 'an-other'))).toEqual([409, 'SSO_OTHER_ACCOUNT'])
    const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
    const { items } = await system.call(userRoutes.list, { query: { search: user.email } })
    const [identity] = items[0]?.identities ?? []
    expect(identity).toMatchObject({ issuer: provider.issuer, username: user.email })
    const params = { userId: user.id, identityId: identity?.id ?? 0 }
    const member = await puquio.signIn(await buildUser(puquio.database))
    expect(await member.refusal(userRoutes.unlink, { params })).toMatchObject({ status: 403 })
    await system.call(userRoutes.unlink, { params })
    expect(await system.refusal(userRoutes.unlink, { params })).toMatchObject({ status: 404 })
    expect((await signIn(await flow(personOf(user, 'an-other')))).statusCode).toBe(200)
    expect(await linksOf(user.id)).toEqual([{ subject: 'an-other' }])
  })

  test('a deleted user, whose link goes with them', async () => {
    const user = await buildUser(puquio.database)
    expect((await signIn(await flow(personOf(user, 'deleted')))).statusCode).toBe(200)
    const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
    await system.call(userRoutes.remove, { params: { userId: user.id } })
    expect(await refusedAs(personOf(user, 'deleted'))).toBe(204)
    const successor = await buildUser(puquio.database, { email: user.email })
    expect((await signIn(await flow(personOf(user, 'deleted')))).statusCode).toBe(200)
    expect(await linksOf(successor.id)).toEqual([{ subject: 'deleted' }])
  })

  test('who cancels at the provider, and what the provider cannot do', async () => {
    const answered = async (error: string) =>
      outcomeOf(await comeBack(await start(), '', { error, code: undefined }))
    expect(await answered('access_denied')).toEqual({ problem: 'SSO_CANCELLED' })
    expect(await answered('temporarily_unavailable')).toEqual({ problem: 'SSO_UNAVAILABLE' })
    expect(await answered('invalid_scope')).toEqual({ problem: 'SSO_NOT_PROVEN' })
    const unknown = await comeBack(await start(), 'no-such-code')
    expect(outcomeOf(unknown)).toEqual({ problem: 'SSO_NOT_PROVEN' })
    const failing = await flow({}, () => ({ status: 500 }))
    expect(failing.outcome).toEqual({ problem: 'SSO_UNAVAILABLE' })
  })
})

describe('the record of sign-ins', () => {
  test('says that it was by single sign-on', async () => {
    const project = await buildProject(puquio.database)
    const user = await buildMember(puquio.database, project, 'read', {
      createdAt: '2026-01-01',
    })
    const auditor = await buildMember(puquio.database, project, 'audit')
    await signIn(await flow(personOf(user, 'recorded')))
    const { items } = await (await puquio.signIn(auditor)).call(auditRoutes.signIns, {
      params: { projectId: project.id },
    })
    expect(items).toMatchObject([
      { email: user.email, outcome: 'signed-in', method: 'single-sign-on' },
    ])
  })
})

describe('a provider', () => {
  const appFor = (settings: Partial<typeof provider.settings> | null) =>
    startTestApp({
      config: { singleSignOn: settings && { ...provider.settings, ...settings } },
    })

  test('that is not configured: 501, and general data say so', async () => {
    const none = await appFor(null)
    for (const route of [routes.start, routes.finish, routes.leave])
      expect((await none.nobody.send(route)).json()).toMatchObject({
        status: 501,
        problem: 'NOT_CONFIGURED',
      })
    const body = { username: 'a', homeAccountId: 'b' }
    expect(await none.nobody.refusal(routes.login, { body })).toMatchObject({ status: 501 })
    const system = await none.signIn(await buildSystemAdmin(none.database))
    expect((await system.call(settingRoutes.get, {})).singleSignOn).toBeNull()
    const ours = await puquio.signIn(await buildSystemAdmin(puquio.database))
    expect((await ours.call(settingRoutes.get, {})).singleSignOn).toEqual({
      name: 'Microsoft',
      issuer: provider.issuer,
      domains: ['example.com'],
    })
    await none.close()
  })

  test('that is down says so, and is asked again', async () => {
    const own = await appFor({})
    provider.setDown(true)
    expect(outcomeOf(await own.nobody.send(routes.start))).toEqual({ problem: 'SSO_UNAVAILABLE' })
    expect(outcomeOf(await own.nobody.send(routes.leave))).toEqual({
      left: 'true',
      problem: 'SSO_UNAVAILABLE',
    })
    provider.setDown(false)
    expect(String((await own.nobody.send(routes.start)).headers['location'])).toContain(
      provider.issuer,
    )
    await own.close()
  })

  test('whose tenant is not listed links and signs in nobody', async () => {
    const own = await appFor({ issuers: ['https://login.example.com/other-tenant'] })
    const started = await own.nobody.send(routes.start)
    const { state, nonce } = Object.fromEntries(
      new URL(String(started.headers['location'])).searchParams,
    )
    const user = await buildUser(own.database)
    const claims = provider.claims({ nonce, ...personOf(user, 'tenant') })
    const query = { code: provider.issue({ claims }), state }
    const headers = { cookie: cookieOf(started) }
    const answer = await own.nobody.send(routes.finish, { query }, { headers })
    expect(outcomeOf(answer)).toEqual({ problem: 'SSO_WRONG_TENANT' })
    await own.close()
  })
})
