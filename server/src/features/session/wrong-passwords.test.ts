import { sessionRoutes as routes } from '@puquio/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildUser, builtPassword, insert } from '../../../test/build.ts'
import {
  hourMs,
  newAddress,
  type SignInSetting,
  signInSetting,
  wrongPassword,
} from '../../../test/sign-in-setting.ts'

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

describe('wrong passwords', () => {
  test('cost growing delays by account and address, and nobody else’s sign-in', async () => {
    const user = await buildUser(puquio.database)
    const address = newAddress()
    for (let i = 0; i < 4; i++)
      expect((await login(user.email, wrongPassword, address)).statusCode).toBe(401)
    const delayed = await login(user.email, builtPassword, address)
    expect(delayed.json()).toMatchObject({
      status: 429,
      problem: 'TOO_MANY_TRIES',
      params: { retryAfterS: 1 },
    })
    expect(delayed.headers['retry-after']).toBe('1')
    expect((await login(user.email)).statusCode).toBe(200)
    puquio.clock.advance(1001)
    expect((await login(user.email, wrongPassword, address)).statusCode).toBe(401)
    expect((await login(user.email, wrongPassword, address)).json()).toMatchObject({
      params: { retryAfterS: 2 },
    })
    puquio.clock.advance(2001)
    expect((await login(user.email, builtPassword, address)).statusCode).toBe(200)
    expect((await login(user.email, wrongPassword, address)).statusCode).toBe(401)
  })

  test('sent all at once are checked one after the other', async () => {
    const user = await buildUser(puquio.database)
    const address = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => login(user.email, wrongPassword, address)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(4)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(26)
  })

  test('of many accounts from one address cost delays, too', async () => {
    const address = newAddress()
    for (let i = 0; i < 31; i++)
      expect((await login(`nobody-${i}@example.com`, wrongPassword, address)).statusCode).toBe(204)
    expect((await login('somebody@example.com', wrongPassword, address)).statusCode).toBe(429)
  })

  test('of one that was never activated do, too', async () => {
    const columns = { isActive: false, emailVerifiedAt: null, passwordHash: null }
    const { email } = await buildUser(puquio.database, columns)
    const address = newAddress()
    for (let i = 0; i < 31; i++)
      expect((await login(email, wrongPassword, address)).statusCode).toBe(403)
    expect((await login(email, wrongPassword, address)).statusCode).toBe(429)
    expect(await setting.mailsTo(email)).toHaveLength(1)
  })

  test('of a time that a clock set back has not reached cost nothing', async () => {
    const user = await buildUser(puquio.database)
    const address = newAddress()
    const now = puquio.clock.now()
    for (let i = 0; i < 8; i++) await login(user.email, wrongPassword, address)
    expect((await login(user.email, builtPassword, address)).statusCode).toBe(429)
    await login('nobody@example.com', wrongPassword, address)
    puquio.clock.set(new Date(now.getTime() - 10 * hourMs))
    expect((await login(user.email, builtPassword, address)).statusCode).toBe(200)
    puquio.clock.set(now)
  })

  test('fifty in a day block, mail an unblock link, and spare the address that the user signs in from', async () => {
    const user = await buildUser(puquio.database, { language: 'pt' })
    const home = newAddress()
    await setting.signIn(user.email, builtPassword, home)
    for (let i = 0; i < 50; i++)
      expect((await login(user.email, wrongPassword)).statusCode).toBe(401)
    const blocked = await login(user.email)
    expect(blocked.json()).toMatchObject({ status: 409, code: 'FK-0014', problem: 'USER_BLOCKED' })
    expect((await login(user.email, builtPassword, home)).statusCode).toBe(200)
    const mails = await setting.mailsTo(user.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Sua conta do Puquio foi bloqueada'])

    const token = await setting.lastToken(user.email)
    expect(await nobody.call(routes.readLink, { body: { token } })).toEqual({
      kind: 'unblock',
      email: user.email,
    })
    await nobody.call(routes.unblock, { body: { token } })
    expect(await nobody.refusal(routes.unblock, { body: { token } })).toMatchObject({
      problem: 'LINK_NOT_VALID',
      params: { reason: 'used' },
    })
    expect((await login(user.email, wrongPassword)).statusCode).toBe(401)
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
    expect((await login(user.email, wrongPassword)).statusCode).toBe(401)
    expect((await login(user.email)).statusCode).toBe(200)
  })
})
