import { sessionRoutes as routes } from '@puquio/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildUser, builtPassword, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { type Calls, callsOf } from '../../../test/send.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let nobody: Calls
beforeAll(async () => {
  puquio = await startTestApp()
  nobody = puquio.nobody
})
afterAll(() => puquio.close())

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const wrong = 'Wrong-password-1'
let addresses = 0
/** Delays are counted by address, so each test comes from its own. */
const newAddress = () => `10.0.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`

const login = (email: string, password = builtPassword, remoteAddress = newAddress()) =>
  nobody.send(routes.login, { body: { email, password } }, { remoteAddress })

async function signIn(
  email: string,
  password = builtPassword,
  remoteAddress = newAddress(),
): Promise<Calls> {
  const answer = await login(email, password, remoteAddress)
  expect(answer.statusCode).toBe(200)
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return callsOf(puquio.app, { authorization: answer.json().Authorization, cookie })
}

const mailsTo = (email: string) =>
  puquio.database.owner.one<{ subject: string; bodyText: string; bodyHtml: string }>(
    {},
    sql`select subject, body_text, body_html from mail where recipient = ${email} order by id`,
  )
const lastToken = async (email: string) => {
  const mails = await mailsTo(email)
  return /\?token=([\w-]+)/.exec(mails.at(-1)?.bodyText ?? '')?.[1] ?? ''
}
const liveSessions = (userId: number) =>
  puquio.database.owner.one(
    {},
    sql`select id from session where user_id = ${userId} and ended_at is null`,
  )

describe('login', () => {
  test('answers the AuthCode, and a cookie that scripts cannot read', async () => {
    const { email } = await buildUser(puquio.database)
    const answer = await login(` ${email.toUpperCase()} `)
    expect(answer.json()).toEqual({ Authorization: expect.stringMatching(/^[\w-]{43}$/) })
    expect(answer.headers['set-cookie']).toMatch(
      /^puquio=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test('204: not registered, or deleted', async () => {
    const deleted = await buildUser(puquio.database, { deletedAt: '2026-01-01T00:00:00Z' })
    for (const email of ['nobody@example.com', deleted.email]) {
      const answer = await login(email)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
    }
  })

  test('401: wrong password', async () => {
    const { email } = await buildUser(puquio.database)
    const answer = await login(email, wrong)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ status: 401, code: 401, problem: 'WRONG_PASSWORD' })
  })

  test('403: not active; the activation link is mailed again, in the reader’s language, not at every try', async () => {
    const user = await buildUser(puquio.database, {
      passwordHash: null,
      isActive: false,
      emailVerifiedAt: null,
      language: 'fr',
      name: '<b>Aline</b>',
    })
    for (let i = 0; i < 3; i++) {
      const answer = await login(user.email)
      expect(answer.json()).toMatchObject({
        status: 403,
        code: 'FK-0003',
        problem: 'USER_NOT_ACTIVE',
      })
    }
    const mails = await mailsTo(user.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Activer votre compte Puquio')
    expect(mails[0]?.bodyText).toMatch(/http:\/\/127\.0\.0\.1:4600\/activate\?token=[\w-]{43}\n/)
    expect(mails[0]?.bodyHtml).toContain('&lt;b&gt;Aline&lt;/b&gt;')
  })

  test('403 without a mail where an administrator switched the user off, and only with the right password', async () => {
    const { email } = await buildUser(puquio.database, { isActive: false })
    expect((await login(email, wrong)).statusCode).toBe(401)
    expect((await login(email)).json()).toMatchObject({
      problem: 'USER_NOT_ACTIVE',
      params: { mailed: false },
    })
    expect(await mailsTo(email)).toEqual([])
  })

  test('409: blocked by an administrator, whatever the password', async () => {
    const { email } = await buildUser(puquio.database, { blockedAt: '2026-01-01T00:00:00Z' })
    for (const password of [builtPassword, wrong])
      expect((await login(email, password)).json()).toMatchObject({ status: 409, code: 'FK-0014' })
  })

  test('422 where the form is not filled in', async () => {
    const answer = await nobody.refusal(routes.login, { body: { email: 'nobody', password: '' } })
    expect(answer).toMatchObject({
      problem: 'INPUT_NOT_VALID',
      fields: [
        { path: 'email', code: 'not-valid' },
        { path: 'password', code: 'required' },
      ],
    })
  })

  test('keeps no secret: only hashes are stored', async () => {
    const user = await buildUser(puquio.database)
    const { headers } = await signIn(user.email)
    const [row] = await puquio.database.owner.one<{ tokenHash: Buffer; cookieHash: Buffer }>(
      {},
      sql`select token_hash, cookie_hash from session where user_id = ${user.id}`,
    )
    expect(row?.tokenHash).toEqual(hashOf(headers.authorization ?? ''))
    expect(row?.cookieHash).toEqual(hashOf(headers.cookie?.replace('puquio=', '') ?? ''))
  })
})

describe('one live session', () => {
  test('a new sign-in ends the older one, says so, and the older one gets FK-0001', async () => {
    const { email } = await buildUser(puquio.database)
    const laptop = await signIn(email)
    await laptop.call(routes.ping, {})
    const answer = await login(email)
    expect(answer.json()).toMatchObject({ code: 'FK-0009' })
    expect(await laptop.refusal(routes.ping, {})).toMatchObject({
      status: 401,
      code: 'FK-0001',
      params: { reason: 'superseded' },
    })
  })

  test('100 sign-ins at once leave one', async () => {
    const user = await buildUser(puquio.database)
    const address = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => login(user.email, builtPassword, address)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200))
    expect(await liveSessions(user.id)).toHaveLength(1)
    const pings = await Promise.all(
      answers.map((answer) => {
        const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
        return callsOf(puquio.app, { authorization: answer.json().Authorization, cookie }).send(
          routes.ping,
        )
      }),
    )
    expect(pings.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  })

  test('100 from as many addresses do, too', async () => {
    const user = await buildUser(puquio.database)
    const answers = await Promise.all(Array.from({ length: 100 }, () => login(user.email)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await liveSessions(user.id)).toHaveLength(1)
  })

  test('header and cookie must be of the same session', async () => {
    const mine = await signIn((await buildUser(puquio.database)).email)
    const theirs = await signIn((await buildUser(puquio.database)).email)
    const { authorization = '' } = mine.headers
    for (const cookie of [theirs.headers.cookie ?? '', '', 'puquio=x'])
      expect(
        await callsOf(puquio.app, { authorization, cookie }).refusal(routes.ping, {}),
      ).toMatchObject({
        code: 'FK-0001',
      })
    expect(
      await callsOf(puquio.app, { cookie: mine.headers.cookie ?? '' }).refusal(routes.ping, {}),
    ).toMatchObject({
      code: 'FK-0001',
    })
  })

  test('expires without requests, lives on with them, and ends after twelve hours', async () => {
    const { email } = await buildUser(puquio.database)
    const start = puquio.clock.now()
    const session = await signIn(email)
    for (let hours = 1; hours < 12; hours++) {
      puquio.clock.advance(hourMs)
      await session.call(routes.ping, {})
    }
    puquio.clock.advance(hourMs)
    expect(await session.refusal(routes.ping, {})).toMatchObject({ params: { reason: 'expired' } })
    const second = await login(email)
    expect(second.json()).not.toHaveProperty('code')
    const idle = callsOf(puquio.app, {
      authorization: second.json().Authorization,
      cookie: String(second.headers['set-cookie']).split(';')[0] ?? '',
    })
    puquio.clock.advance(hourMs + 2 * minuteMs)
    expect(await idle.refusal(routes.ping, {})).toMatchObject({ params: { reason: 'expired' } })
    puquio.clock.set(start)
  })
})

describe('logout', () => {
  test('ends the session; twice is FK-0010, without a session FK-0001', async () => {
    const session = await signIn((await buildUser(puquio.database)).email)
    const answer = await session.send(routes.logout)
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['set-cookie']).toMatch(/^puquio=;.*Expires=Thu, 01 Jan 1970/)
    expect(await session.refusal(routes.logout, {})).toMatchObject({ status: 409, code: 'FK-0010' })
    expect(await session.refusal(routes.ping, {})).toMatchObject({
      code: 'FK-0001',
      params: { reason: 'signed-out' },
    })
    expect(await nobody.refusal(routes.logout, {})).toMatchObject({ status: 401, code: 'FK-0001' })
  })

  test('of an older session leaves the newer one alone', async () => {
    const { email } = await buildUser(puquio.database)
    const older = await signIn(email)
    const newer = await signIn(email)
    expect(await older.refusal(routes.logout, {})).toMatchObject({ code: 'FK-0001' })
    await newer.call(routes.ping, {})
  })
})

describe('wrong passwords', () => {
  test('cost growing delays by account and address, and nobody else’s sign-in', async () => {
    const user = await buildUser(puquio.database)
    const address = newAddress()
    for (let i = 0; i < 4; i++)
      expect((await login(user.email, wrong, address)).statusCode).toBe(401)
    const delayed = await login(user.email, builtPassword, address)
    expect(delayed.json()).toMatchObject({
      status: 429,
      problem: 'TOO_MANY_TRIES',
      params: { retryAfterS: 1 },
    })
    expect(delayed.headers['retry-after']).toBe('1')
    expect((await login(user.email)).statusCode).toBe(200)
    puquio.clock.advance(1001)
    expect((await login(user.email, wrong, address)).statusCode).toBe(401)
    expect((await login(user.email, wrong, address)).json()).toMatchObject({
      params: { retryAfterS: 2 },
    })
    puquio.clock.advance(2001)
    expect((await login(user.email, builtPassword, address)).statusCode).toBe(200)
    expect((await login(user.email, wrong, address)).statusCode).toBe(401)
  })

  test('sent all at once are judged one after the other', async () => {
    const user = await buildUser(puquio.database)
    const address = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => login(user.email, wrong, address)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(4)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(26)
  })

  test('of many accounts from one address cost delays, too', async () => {
    const address = newAddress()
    for (let i = 0; i < 31; i++)
      expect((await login(`nobody-${i}@example.com`, wrong, address)).statusCode).toBe(204)
    expect((await login('somebody@example.com', wrong, address)).statusCode).toBe(429)
  })

  test('fifty in a day block, mail an unblock link, and spare the address that the user signs in from', async () => {
    const user = await buildUser(puquio.database, { language: 'pt' })
    const home = newAddress()
    await signIn(user.email, builtPassword, home)
    for (let i = 0; i < 50; i++) expect((await login(user.email, wrong)).statusCode).toBe(401)
    const blocked = await login(user.email)
    expect(blocked.json()).toMatchObject({ status: 409, code: 'FK-0014', problem: 'USER_BLOCKED' })
    expect((await login(user.email, builtPassword, home)).statusCode).toBe(200)
    const mails = await mailsTo(user.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Sua conta do Puquio foi bloqueada'])

    const token = await lastToken(user.email)
    expect(await nobody.call(routes.readLink, { body: { token } })).toEqual({
      kind: 'unblock',
      email: user.email,
    })
    await nobody.call(routes.unblock, { body: { token } })
    expect(await nobody.refusal(routes.unblock, { body: { token } })).toMatchObject({
      problem: 'LINK_NOT_VALID',
      params: { reason: 'used' },
    })
    expect((await login(user.email, wrong)).statusCode).toBe(401)
    expect((await login(user.email)).statusCode).toBe(200)
  })

  test('spread over days do not block', async () => {
    const user = await buildUser(puquio.database)
    for (let i = 0; i < 49; i++)
      await insert(puquio.database, 'sign_in_attempt', {
        userId: user.id,
        email: user.email,
        address: newAddress(),
        outcome: 'wrong-password',
        at: new Date(puquio.clock.now().getTime() - 25 * hourMs),
      })
    expect((await login(user.email, wrong)).statusCode).toBe(401)
    expect((await login(user.email)).statusCode).toBe(200)
  })
})

describe('activation', () => {
  const unverified = () =>
    buildUser(puquio.database, { passwordHash: null, isActive: false, emailVerifiedAt: null })
  const chosen = { password: 'Nueva-clave-1', repeated: 'Nueva-clave-1' }

  test('sets the first password; twice is FK-0006 and FK-0016', async () => {
    const { email } = await unverified()
    await login(email)
    const token = await lastToken(email)
    expect(await nobody.call(routes.readLink, { body: { token } })).toEqual({
      kind: 'activation',
      email,
    })
    await nobody.call(routes.activate, { body: { token, ...chosen } })
    await signIn(email, chosen.password)
    expect(await nobody.refusal(routes.activate, { body: { token, ...chosen } })).toMatchObject({
      code: 'FK-0006',
    })
    expect(await nobody.refusal(routes.readLink, { body: { token } })).toMatchObject({
      code: 'FK-0016',
    })
  })

  test('refuses a weak password, and the link still works', async () => {
    const { email } = await unverified()
    await login(email)
    const token = await lastToken(email)
    expect(
      await nobody.refusal(routes.activate, {
        body: { token, password: 'corta', repeated: 'otra' },
      }),
    ).toMatchObject({
      status: 422,
      problem: 'PASSWORD_NOT_ACCEPTED',
      fields: [
        { path: 'password', code: 'too-short', params: { min: 7 } },
        { path: 'password', code: 'no-uppercase' },
        { path: 'password', code: 'no-digit' },
        { path: 'repeated', code: 'not-repeated' },
      ],
    })
    await nobody.call(routes.activate, { body: { token, ...chosen } })
  })

  test('ends after a day; an unknown or another kind’s link is not valid', async () => {
    const { email } = await unverified()
    await login(email)
    const token = await lastToken(email)
    expect(await nobody.refusal(routes.reset, { body: { token, ...chosen } })).toMatchObject({
      params: { reason: 'unknown' },
    })
    puquio.clock.advance(24 * hourMs)
    expect(await nobody.refusal(routes.activate, { body: { token, ...chosen } })).toMatchObject({
      problem: 'LINK_NOT_VALID',
      params: { reason: 'expired' },
    })
    expect(
      await nobody.refusal(routes.readLink, { body: { token: 'x'.repeat(43) } }),
    ).toMatchObject({
      problem: 'LINK_NOT_VALID',
    })
  })
})

describe('a forgotten password', () => {
  const chosen = { password: 'Nueva-clave-1', repeated: 'Nueva-clave-1' }
  const forgot = (email: string, remoteAddress = newAddress()) =>
    nobody.send(routes.forgot, { body: { email } }, { remoteAddress })

  test('is answered the same whether the address is known or not', async () => {
    const { email } = await buildUser(puquio.database)
    const answers = await Promise.all([forgot(email), forgot('nobody@example.com')])
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [204, ''],
      [204, ''],
    ])
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await mailsTo('nobody@example.com')).toEqual([])
  })

  test('the link works once, ends the session, and lifts a block by wrong passwords', async () => {
    const user = await buildUser(puquio.database, { signInClosedAt: puquio.clock.now() })
    const session = await puquio.signIn(user)
    await forgot(user.email)
    const token = await lastToken(user.email)
    const same = { token, password: builtPassword, repeated: builtPassword }
    expect(await nobody.refusal(routes.reset, { body: same })).toMatchObject({
      fields: [{ path: 'password', code: 'same-as-old' }],
    })
    await nobody.call(routes.reset, { body: { token, ...chosen } })
    expect(await session.refusal(routes.ping, {})).toMatchObject({
      params: { reason: 'password-changed' },
    })
    expect(await nobody.refusal(routes.reset, { body: { token, ...chosen } })).toMatchObject({
      params: { reason: 'used' },
    })
    expect((await login(user.email)).statusCode).toBe(401)
    await signIn(user.email, chosen.password)
  })

  test('the link ends after an hour', async () => {
    const { email } = await buildUser(puquio.database)
    await forgot(email)
    const token = await lastToken(email)
    puquio.clock.advance(hourMs)
    expect(await nobody.refusal(routes.reset, { body: { token, ...chosen } })).toMatchObject({
      params: { reason: 'expired' },
    })
  })

  test('asked for again and again mails one a minute and no stranger’s mailbox full', async () => {
    const address = newAddress()
    const { email } = await buildUser(puquio.database)
    for (let i = 0; i < 5; i++) await forgot(email, address)
    expect(await mailsTo(email)).toHaveLength(1)
    for (let i = 0; i < 30; i++) {
      puquio.clock.advance(minuteMs + 1)
      await forgot(email)
    }
    expect(await mailsTo(email)).toHaveLength(10)
    for (let i = 0; i < 19; i++) await forgot((await buildUser(puquio.database)).email, '10.9.9.9')
    expect((await forgot((await buildUser(puquio.database)).email, '10.9.9.9')).statusCode).toBe(
      204,
    )
    expect((await forgot(email, '10.9.9.9')).statusCode).toBe(429)
  })

  test('mails nothing to who is blocked or switched off', async () => {
    const blocked = await buildUser(puquio.database, { blockedAt: '2026-01-01T00:00:00Z' })
    const off = await buildUser(puquio.database, { isActive: false })
    for (const { email } of [blocked, off]) {
      expect((await forgot(email)).statusCode).toBe(204)
      expect(await mailsTo(email)).toEqual([])
    }
  })
})

describe('changing the password', () => {
  const change = (oldPassword: string, password = 'Nueva-clave-1', repeated = password) => ({
    body: { oldPassword, password, repeated },
  })

  test('keeps this session; the old password no longer works', async () => {
    const { email } = await buildUser(puquio.database)
    const session = await signIn(email)
    await session.call(routes.changePassword, change(builtPassword))
    await session.call(routes.ping, {})
    expect((await login(email)).statusCode).toBe(401)
    expect((await login(email, 'Nueva-clave-1')).statusCode).toBe(200)
  })

  test('asks for the old one, with the same delays as the sign-in', async () => {
    const session = await signIn((await buildUser(puquio.database)).email)
    const remoteAddress = newAddress()
    for (let i = 0; i < 4; i++)
      expect(
        await session.refusal(routes.changePassword, change(wrong), { remoteAddress }),
      ).toMatchObject({
        status: 422,
        problem: 'OLD_PASSWORD_WRONG',
      })
    expect(
      await session.refusal(routes.changePassword, change(builtPassword), { remoteAddress }),
    ).toMatchObject({
      problem: 'TOO_MANY_TRIES',
    })
  })

  test('refuses the same one', async () => {
    const session = await signIn((await buildUser(puquio.database)).email)
    expect(
      await session.refusal(routes.changePassword, change(builtPassword, builtPassword)),
    ).toMatchObject({
      problem: 'PASSWORD_NOT_ACCEPTED',
      fields: [{ code: 'same-as-old' }],
    })
  })

  test('is for who is signed in', async () => {
    expect(await nobody.refusal(routes.changePassword, change(builtPassword))).toMatchObject({
      code: 'FK-0001',
    })
  })
})
