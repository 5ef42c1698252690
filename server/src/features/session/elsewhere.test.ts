import { sessionRoutes as routes } from '@puquio/contract/session'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildUser, builtPassword } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { callsOf } from '../../../test/send.ts'
import { buildApp } from '../../app.ts'
import { openPlatform } from '../../platform/open-platform.ts'
import type { Platform } from '../../platform/platform.ts'
import { soon } from '../../../test/soon.ts'

let puquio: TestApp
/** A second platform on the same database, with a cache of its own. */
let second: Platform
let secondApp: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  puquio = await startTestApp({ config: { trustProxy: ['127.0.0.1'] } })
  const { app: appUrl, owner: ownerUrl, telemetry: telemetryUrl } = puquio.urls
  second = await openPlatform({ ...puquio.platform, appUrl, ownerUrl, telemetryUrl })
  secondApp = await buildApp(second)
})
afterAll(async () => {
  await secondApp.close()
  await second.database.close()
  await puquio.close()
})

const login = (email: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  puquio.nobody.send(
    routes.login,
    { body: { email, password: builtPassword } },
    { headers, remoteAddress },
  )

test('a session ended in another process is refused here, too', async () => {
  const user = await buildUser(puquio.database)
  const { headers } = await puquio.signIn(user)
  const here = callsOf(puquio.app, headers)
  const there = callsOf(secondApp, headers)
  await here.call(routes.ping, {})
  await there.call(routes.ping, {})
  await there.call(routes.logout, {})
  const refused = async () => expect((await here.send(routes.ping)).statusCode).toBe(401)
  await vi.waitFor(refused, soon)
})

describe('behind a proxy that ends HTTPS', () => {
  test('the cookie is bound to the host and to HTTPS', async () => {
    const { email } = await buildUser(puquio.database)
    const answer = await login(email, { 'x-forwarded-proto': 'https' })
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^__Host-puquio=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const secure = { 'x-forwarded-proto': 'https' }
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    const calls = callsOf(puquio.app, { authorization: answer.json().Authorization, cookie })
    expect((await calls.send(routes.ping, {}, { headers: secure })).statusCode).toBe(204)
    expect((await calls.send(routes.ping)).statusCode).toBe(401)
  })

  test('who claims to be one is not believed', async () => {
    const { email } = await buildUser(puquio.database)
    const answer = await login(email, { 'x-forwarded-proto': 'https' }, '203.0.113.7')
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^puquio=/)
  })
})

test('an https address for people makes the cookie secure by itself', async () => {
  const config = { publicUrl: 'https://puquio.example.com' }
  const app = await buildApp({
    ...puquio.platform,
    config: { ...puquio.platform.config, ...config },
  })
  const user = await buildUser(puquio.database)
  const answer = await callsOf(app).send(routes.login, {
    body: { email: user.email, password: builtPassword },
  })
  expect(answer.headers['set-cookie']?.[0]).toMatch(
    /^__Host-puquio=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const calls = callsOf(app, { authorization: answer.json().Authorization, cookie })
  await calls.call(routes.ping, {})
  const ended = await calls.send(routes.logout)
  expect(ended.headers['set-cookie']).toMatch(/^__Host-puquio=;.*Secure/)
  await app.close()
})

test('the links in mails never follow the Host that a request names', async () => {
  const { email } = await buildUser(puquio.database)
  const posted = vi.spyOn(puquio.platform.outbox, 'post')
  await puquio.nobody.send(
    routes.forgot,
    { body: { email } },
    { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
  )
  expect(posted.mock.calls[0]?.[1].text).toContain('http://127.0.0.1:4600/forgot?token=')
  posted.mockRestore()
})
