import { sessionRoutes as routes } from '@puquio/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltUser, buildUser, builtPassword } from '../../../test/build.ts'
import type { Sent } from '../../../test/send.ts'
import {
  hourMs,
  newAddress,
  newPassword,
  type SignInSetting,
  signInSetting,
  wrongPassword,
} from '../../../test/sign-in-setting.ts'
import { sql } from '../../platform/db/sql.ts'

let setting: SignInSetting
let puquio: SignInSetting['puquio']
let login: SignInSetting['login']
beforeAll(async () => {
  setting = await signInSetting()
  ;({ puquio, login } = setting)
  puquio.clock.hold()
})
afterAll(() => puquio.close())

/** The cookie by which the browser of an earlier sign-in is known. */
const browserOf = (answer: Sent): string =>
  [answer.headers['set-cookie']]
    .flat()
    .find((one) => one?.startsWith('puquio-browser='))
    ?.split(';')[0] ?? ''

const loginWith = (cookie: string, email: string, password: string, remoteAddress: string) =>
  puquio.nobody.send(
    routes.login,
    { body: { email, password } },
    { headers: { cookie }, remoteAddress },
  )

const browsersOf = (user: BuiltUser) =>
  puquio.database.owner.one<{ id: number }>(
    {},
    sql`select id from known_browser where user_id = ${user.id}`,
  )

/** Attempts of a stranger at the shared address with unregistered e-mails, until the address is delayed. */
const flood = async (address: string, count = 40) => {
  for (let i = 0; i < count; i++) await login(`nobody-${i}@example.com`, wrongPassword, address)
}

describe('somebody who shares an address', () => {
  test('keeps nobody out whose account was used there before', async () => {
    const camp = newAddress()
    const people = await Promise.all(Array.from({ length: 5 }, () => buildUser(puquio.database)))
    for (const { email } of people) await setting.signIn(email, builtPassword, camp)
    puquio.clock.advance(24 * hourMs)
    await flood(camp)
    for (let second = 0; second < 10; second++) {
      await flood(camp, 10)
      const { email = '' } = people[second % people.length] ?? {}
      expect((await login(email, builtPassword, camp)).statusCode).toBe(200)
      puquio.clock.advance(1000)
    }
    const stranger = await buildUser(puquio.database)
    expect((await login(stranger.email, builtPassword, camp)).statusCode).toBe(429)
  })

  test('keeps nobody out of a browser that signed in before, not even by their own e-mail', async () => {
    const camp = newAddress()
    const { email } = await buildUser(puquio.database)
    let browser = browserOf(await login(email, builtPassword, camp))
    for (let second = 0; second < 60; second++) {
      await login(email, wrongPassword, camp)
      if (second % 10 === 9) {
        const answer = await loginWith(browser, email, builtPassword, camp)
        expect(answer.statusCode).toBe(200)
        browser = browserOf(answer)
      }
      puquio.clock.advance(1000)
    }
    expect((await login(email, builtPassword, camp)).statusCode).toBe(429)
  })

  test('gains no guesses by the sign-ins of others', async () => {
    const camp = newAddress()
    const { email } = await buildUser(puquio.database)
    const browser = browserOf(await login(email, builtPassword, camp))
    puquio.clock.advance(1)
    for (let i = 0; i < 4; i++) await login(email, wrongPassword, camp)
    expect((await loginWith(browser, email, builtPassword, camp)).statusCode).toBe(200)
    expect((await login(email, wrongPassword, camp)).statusCode).toBe(429)
  })

  test('uses up no reset links of people who are known there', async () => {
    const camp = newAddress()
    const known = await buildUser(puquio.database)
    await setting.signIn(known.email, builtPassword, camp)
    const ask = (email: string) =>
      puquio.nobody.send(routes.forgot, { body: { email } }, { remoteAddress: camp })
    for (let i = 0; i < 20; i++) await ask((await buildUser(puquio.database)).email)
    expect((await ask((await buildUser(puquio.database)).email)).statusCode).toBe(429)
    expect((await ask(known.email)).statusCode).toBe(204)
    expect(await setting.mailsTo(known.email)).toHaveLength(1)
  })

  test('keeps nobody who is signed in from a new password', async () => {
    const camp = newAddress()
    const { email } = await buildUser(puquio.database)
    const session = await setting.signIn(email, builtPassword, camp)
    await flood(camp)
    const body = { oldPassword: builtPassword, password: newPassword, repeated: newPassword }
    expect(
      (await session.send(routes.changePassword, { body }, { remoteAddress: camp })).statusCode,
    ).toBe(204)
  })
})

describe('a known browser', () => {
  test('has a counter of its own, wherever it is', async () => {
    const { email } = await buildUser(puquio.database)
    const browser = browserOf(await login(email))
    for (let i = 0; i < 4; i++)
      expect((await loginWith(browser, email, wrongPassword, newAddress())).statusCode).toBe(401)
    expect((await loginWith(browser, email, builtPassword, newAddress())).statusCode).toBe(429)
    expect((await login(email)).statusCode).toBe(200)
    puquio.clock.advance(1001)
    expect((await loginWith(browser, email, builtPassword, newAddress())).statusCode).toBe(200)
  })

  test('is not blocked by fifty wrong passwords from elsewhere', async () => {
    const { email } = await buildUser(puquio.database)
    const browser = browserOf(await login(email))
    for (let i = 0; i < 50; i++) await login(email, wrongPassword)
    expect((await login(email)).statusCode).toBe(409)
    expect((await loginWith(browser, email, builtPassword, newAddress())).statusCode).toBe(200)
  })

  test('sent all at once is counted all the same', async () => {
    const { email } = await buildUser(puquio.database)
    const browser = browserOf(await login(email))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => loginWith(browser, email, wrongPassword, newAddress())),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(4)
  })

  test('has a cookie for signing in alone, that scripts cannot read', async () => {
    const { email } = await buildUser(puquio.database)
    const cookies = [(await login(email)).headers['set-cookie']].flat()
    expect(cookies[1]).toMatch(
      /^puquio-browser=[\w-]{43}; Max-Age=31536000; Path=\/fkl-auth; HttpOnly; SameSite=Lax$/,
    )
  })

  test('is of the account that signed in with it, and of no other', async () => {
    const [mine, theirs] = [await buildUser(puquio.database), await buildUser(puquio.database)]
    const browser = browserOf(await login(mine.email))
    for (let i = 0; i < 50; i++) await login(theirs.email, wrongPassword)
    expect((await loginWith(browser, theirs.email, builtPassword, newAddress())).statusCode).toBe(
      409,
    )
  })

  test('serves all who share it, and gets a new token at each sign-in', async () => {
    const [one, other] = [await buildUser(puquio.database), await buildUser(puquio.database)]
    const first = browserOf(await login(one.email))
    const second = browserOf(await loginWith(first, other.email, builtPassword, newAddress()))
    for (const { email } of [one, other])
      for (let i = 0; i < 50; i++) await login(email, wrongPassword)
    // A token planted in the browser before is useless now.
    expect((await loginWith(first, other.email, builtPassword, newAddress())).statusCode).toBe(409)
    const third = await loginWith(second, one.email, builtPassword, newAddress())
    expect(third.statusCode).toBe(200)
    const last = await loginWith(browserOf(third), other.email, builtPassword, newAddress())
    expect(last.statusCode).toBe(200)
  })

  test('is a stranger after a password change, and after a reset', async () => {
    const changed = await buildUser(puquio.database)
    const session = await setting.signIn(changed.email)
    const body = { oldPassword: builtPassword, password: newPassword, repeated: newPassword }
    await session.call(routes.changePassword, { body })
    const reset = await buildUser(puquio.database)
    await login(reset.email)
    await puquio.nobody.call(routes.forgot, { body: { email: reset.email } })
    const token = await setting.lastToken(reset.email)
    await puquio.nobody.call(routes.reset, {
      body: { token, password: newPassword, repeated: newPassword },
    })
    expect([await browsersOf(changed), await browsersOf(reset)]).toEqual([[], []])
  })

  test('gives way to newer ones after ten', async () => {
    const user = await buildUser(puquio.database)
    const first = browserOf(await login(user.email))
    for (let i = 0; i < 10; i++) {
      puquio.clock.advance(1000)
      await login(user.email)
    }
    expect(await browsersOf(user)).toHaveLength(10)
    for (let i = 0; i < 50; i++) await login(user.email, wrongPassword)
    expect((await loginWith(first, user.email, builtPassword, newAddress())).statusCode).toBe(409)
  })

  test('is kept as a hash only', async () => {
    const user = await buildUser(puquio.database)
    const token = browserOf(await login(user.email)).split('=')[1] ?? ''
    const rows = await puquio.database.owner.one<{ row: string }>(
      {},
      sql`select known_browser::text as row from known_browser where user_id = ${user.id}`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(token)
  })
})
