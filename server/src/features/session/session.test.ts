import { sessionRoutes as routes } from '@puquio/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildUser, builtPassword } from '../../../test/build.ts'
import { callsOf } from '../../../test/send.ts'
import {
  hourMs,
  minuteMs,
  newAddress,
  type SignInSetting,
  signInSetting,
  wrongPassword,
} from '../../../test/sign-in-setting.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import { sql } from '../../platform/db/sql.ts'

let setting: SignInSetting
let puquio: SignInSetting['puquio']
let nobody: SignInSetting['nobody']
let login: SignInSetting['login']
beforeAll(async () => {
  setting = await signInSetting()
  ;({ puquio, nobody, login } = setting)
  puquio.clock.hold()
})
afterAll(() => puquio.close())

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
    expect(answer.headers['set-cookie']?.[0]).toMatch(
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
    const answer = await login(email, wrongPassword)
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
    const mails = await setting.mailsTo(user.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Activer votre compte Puquio')
    expect(mails[0]?.bodyText).toMatch(/http:\/\/127\.0\.0\.1:4600\/activate\?token=[\w-]{43}\n/)
    expect(mails[0]?.bodyHtml).toContain('&lt;b&gt;Aline&lt;/b&gt;')
  })

  test('403 without a mail where an administrator switched the user off, and only with the right password', async () => {
    const { email } = await buildUser(puquio.database, { isActive: false })
    expect((await login(email, wrongPassword)).statusCode).toBe(401)
    expect((await login(email)).json()).toMatchObject({
      problem: 'USER_NOT_ACTIVE',
      params: { mailed: false },
    })
    expect(await setting.mailsTo(email)).toEqual([])
  })

  test('409: blocked by an administrator, whatever the password', async () => {
    const { email } = await buildUser(puquio.database, { blockedAt: '2026-01-01T00:00:00Z' })
    for (const password of [builtPassword, wrongPassword])
      expect((await login(email, password)).json()).toMatchObject({ status: 409, code: 'FK-0014' })
  })

  test('422 where the form is not filled in', async () => {
    const answer = await nobody.refusal(routes.login, { body: { email: 'nobody', password: '' } })
    expect(answer).toMatchObject({
      problem: 'INPUT_NOT_VALID',
      fields: [
        { path: 'email', code: 'email' },
        { path: 'password', code: 'required' },
      ],
    })
  })

  test('keeps no secret: only hashes are stored', async () => {
    const user = await buildUser(puquio.database)
    const { headers } = await setting.signIn(user.email)
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
    const laptop = await setting.signIn(email)
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
    const mine = await setting.signIn((await buildUser(puquio.database)).email)
    const theirs = await setting.signIn((await buildUser(puquio.database)).email)
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
    const session = await setting.signIn(email)
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

test('a sign-in tells of an older session if and only if that one still works', async () => {
  const start = puquio.clock.now()
  for (const unusedS of [3_600, 3_640, 3_674, 3_676, 3_700]) {
    const people = [await buildUser(puquio.database), await buildUser(puquio.database)] as const
    const [one, other] = [
      await setting.signIn(people[0].email),
      await setting.signIn(people[1].email),
    ]
    // Too soon after the last time to be recorded.
    puquio.clock.advance(50_000)
    for (const session of [one, other]) await session.call(routes.ping, {})
    puquio.clock.advance(unusedS * 1000 - 50_000)
    const works = (await one.send(routes.ping)).statusCode === 204
    const { code } = (await login(people[1].email)).json()
    expect([unusedS, code === 'FK-0009']).toEqual([unusedS, works])
  }
  puquio.clock.set(start)
})

describe('logout', () => {
  test('ends the session; twice is FK-0010, without a session FK-0001', async () => {
    const session = await setting.signIn((await buildUser(puquio.database)).email)
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
    const older = await setting.signIn(email)
    const newer = await setting.signIn(email)
    expect(await older.refusal(routes.logout, {})).toMatchObject({ code: 'FK-0001' })
    await newer.call(routes.ping, {})
  })
})
