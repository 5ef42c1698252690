import { sessionRoutes as routes } from '@puquio/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildUser, builtPassword } from '../../../test/build.ts'
import { callsOf } from '../../../test/send.ts'
import {
  hourMs,
  minuteMs,
  newAddress,
  newPassword,
  type SignInSetting,
  signInSetting,
  wrongPassword,
} from '../../../test/sign-in-setting.ts'
import { buildApp } from '../../app.ts'

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

describe('activation', () => {
  const unverified = () =>
    buildUser(puquio.database, { passwordHash: null, isActive: false, emailVerifiedAt: null })
  const chosen = { password: newPassword, repeated: newPassword }

  test('sets the first password; twice is FK-0006 and FK-0016', async () => {
    const { email } = await unverified()
    await login(email)
    const token = await setting.lastToken(email)
    expect(await nobody.call(routes.readLink, { body: { token } })).toEqual({
      kind: 'activation',
      email,
    })
    await nobody.call(routes.activate, { body: { token, ...chosen } })
    await setting.signIn(email, chosen.password)
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
    const token = await setting.lastToken(email)
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
    const token = await setting.lastToken(email)
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
  const chosen = { password: newPassword, repeated: newPassword }
  const forgot = (email: string, remoteAddress = newAddress()) =>
    nobody.send(routes.forgot, { body: { email } }, { remoteAddress })

  test('is answered the same whether the address is known or not', async () => {
    const { email } = await buildUser(puquio.database)
    const answers = await Promise.all([forgot(email), forgot('nobody@example.com')])
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [204, ''],
      [204, ''],
    ])
    expect(await setting.mailsTo(email)).toHaveLength(1)
    expect(await setting.mailsTo('nobody@example.com')).toEqual([])
  })

  test('the link works once, ends the session, and lifts a block by wrong passwords', async () => {
    const user = await buildUser(puquio.database, { signInClosedAt: puquio.clock.now() })
    const session = await puquio.signIn(user)
    await forgot(user.email)
    const token = await setting.lastToken(user.email)
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
    await setting.signIn(user.email, chosen.password)
  })

  test('the link ends after an hour', async () => {
    const { email } = await buildUser(puquio.database)
    await forgot(email)
    const token = await setting.lastToken(email)
    puquio.clock.advance(hourMs)
    expect(await nobody.refusal(routes.reset, { body: { token, ...chosen } })).toMatchObject({
      params: { reason: 'expired' },
    })
  })

  test('asked for again and again mails one a minute and no stranger’s mailbox full', async () => {
    const address = newAddress()
    const { email } = await buildUser(puquio.database)
    for (let i = 0; i < 5; i++) await forgot(email, address)
    expect(await setting.mailsTo(email)).toHaveLength(1)
    for (let i = 0; i < 30; i++) {
      puquio.clock.advance(minuteMs + 1)
      await forgot(email)
    }
    expect(await setting.mailsTo(email)).toHaveLength(10)
    for (let i = 0; i < 19; i++) await forgot((await buildUser(puquio.database)).email, '10.9.9.9')
    expect((await forgot((await buildUser(puquio.database)).email, '10.9.9.9')).statusCode).toBe(
      204,
    )
    expect((await forgot(email, '10.9.9.9')).statusCode).toBe(429)
  })

  test('asked for all at once keeps to the same limits', async () => {
    const { email } = await buildUser(puquio.database)
    await Promise.all(Array.from({ length: 40 }, () => forgot(email)))
    expect(await setting.mailsTo(email)).toHaveLength(1)
    const people = await Promise.all(Array.from({ length: 30 }, () => buildUser(puquio.database)))
    const address = newAddress()
    const answers = await Promise.all(people.map((one) => forgot(one.email, address)))
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(20)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
  })

  test('asked for by two processes at once from one address keeps to its limit', async () => {
    const other = await buildApp(puquio.platform)
    const people = await Promise.all(Array.from({ length: 30 }, () => buildUser(puquio.database)))
    const extra = { remoteAddress: newAddress() }
    const answers = await Promise.all(
      people.map(({ email }, at) =>
        (at % 2 ? nobody : callsOf(other)).send(routes.forgot, { body: { email } }, extra),
      ),
    )
    await other.close()
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(20)
  })

  test('attempts to sign in that mail a link all at once mail one', async () => {
    const { email } = await buildUser(puquio.database, { signInClosedAt: puquio.clock.now() })
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(email)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([409]))
    expect(await setting.mailsTo(email)).toHaveLength(1)
  })

  test('mails nothing to who is blocked or switched off', async () => {
    const blocked = await buildUser(puquio.database, { blockedAt: '2026-01-01T00:00:00Z' })
    const off = await buildUser(puquio.database, { isActive: false })
    for (const { email } of [blocked, off]) {
      expect((await forgot(email)).statusCode).toBe(204)
      expect(await setting.mailsTo(email)).toEqual([])
    }
  })
})

describe('changing the password', () => {
  const change = (oldPassword: string, password = 'Nueva-clave-1', repeated = password) => ({
    body: { oldPassword, password, repeated },
  })

  test('keeps this session; the old password no longer works', async () => {
    const { email } = await buildUser(puquio.database)
    const session = await setting.signIn(email)
    await session.call(routes.changePassword, change(builtPassword))
    await session.call(routes.ping, {})
    expect((await login(email)).statusCode).toBe(401)
    expect((await login(email, 'Nueva-clave-1')).statusCode).toBe(200)
  })

  test('asks for the old one, with the same delays as the sign-in', async () => {
    const session = await setting.signIn((await buildUser(puquio.database)).email)
    const remoteAddress = newAddress()
    for (let i = 0; i < 4; i++)
      expect(
        await session.refusal(routes.changePassword, change(wrongPassword), { remoteAddress }),
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
    const session = await setting.signIn((await buildUser(puquio.database)).email)
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
