import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyRoute } from '@puquio/contract'
import { api } from '@puquio/contract/all'
import { sessionRoutes } from '@puquio/contract/session'
import { singleSignOnRoutes } from '@puquio/contract/people/single-sign-on'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RouteName } from './access-table.ts'
import { buildUser } from '../build.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { addressesOutsideContract, openRoutes } from './open-routes.ts'
import { callsOf } from '../send.ts'

const routes = Object.entries(api).flatMap(([feature, ofFeature]) =>
  Object.entries(ofFeature).map(
    ([name, route]) => [`${feature}.${name}` as RouteName, route as AnyRoute] as const,
  ),
)
const routeOf = new Map(routes)
const changing = routes.filter(([, { method }]) => method !== 'GET')
const open = Object.keys(openRoutes) as (keyof typeof openRoutes)[]

const webFolder = mkdtempSync(join(tmpdir(), 'puquio-web-'))
/** What Fastify registers, by whoever it is. */
const addresses: string[] = []
const watch = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ url }) => void addresses.push(url))
}
let puquio: TestApp
beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'))
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Puquio</title>')
  writeFileSync(join(webFolder, 'assets/index-a1b2.js'), '')
  subscribe('fastify.initialization', watch)
  const corsOrigins = ['https://app.example.com']
  const issuer = 'https://id.example.com'
  const domains = [{ issuer, domain: 'example.com' }]
  const singleSignOn = {
    issuer,
    clientId: 'a',
    clientSecret: null,
    issuers: [issuer],
    domains,
    name: 'A',
  }
  puquio = await startTestApp({
    webFolder,
    config: { corsOrigins, publicUrl: 'http://puquio.example.com', singleSignOn },
  })
})
afterAll(async () => {
  unsubscribe('fastify.initialization', watch)
  await puquio.close()
  rmSync(webFolder, { recursive: true, force: true })
})

/** As browsers say which page sends a request. */
const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'http://other.example.com' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'http://evil.example' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'http://localhost:8080' },
  { origin: 'null' },
]
const own: Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'same-origin', origin: 'https://name.behind.a.proxy' },
  { origin: 'http://localhost' },
  { origin: 'http://puquio.example.com' },
  { 'sec-fetch-site': 'same-site', origin: 'https://app.example.com' },
]

/** The cookie of a session without its AuthCode: all that a foreign page could make a browser send. */
const withCookie = async () => {
  const user = await buildUser(puquio.database)
  const { headers } = await puquio.signIn(user)
  const { cookie = '' } = headers
  return { whole: callsOf(puquio.app, headers), cookieAlone: callsOf(puquio.app, { cookie }) }
}
const problemOf = ({ statusCode, json }: { statusCode: number; json: () => unknown }) =>
  statusCode < 400 ? null : (json() as { problem: string }).problem
const inputOf = (route: AnyRoute) => ({
  params: Object.fromEntries(
    [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 1] as const),
  ),
  ...(route.body ? { body: {} } : {}),
})

test('every address that the server answers is in the contract, or in the list', () => {
  expect(addresses.length).toBeGreaterThan(routes.length)
  const ofContract = new Set(routes.map(([, { path }]) => path))
  const others = addresses.filter((address) => !ofContract.has(address))
  const unknown = others.filter((address) => !addressesOutsideContract.some((a) => a.test(address)))
  expect(unknown).toEqual([])
})

describe.each(changing)('%s', (_name, route) => {
  test('is refused to a foreign page, which sends our cookie and cannot send the AuthCode', async () => {
    const { cookieAlone, whole } = await withCookie()
    for (const headers of foreign) {
      const answer = await cookieAlone.send(route, inputOf(route), { headers })
      expect([headers, problemOf(answer)]).toEqual([headers, 'FOREIGN_ORIGIN'])
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
    await whole.call(sessionRoutes.ping, {})
  })

  test('is not refused as foreign to a page of our own', async () => {
    const { cookieAlone } = await withCookie()
    for (const headers of own) {
      const answer = await cookieAlone.send(route, inputOf(route), { headers })
      expect([headers, problemOf(answer)]).not.toEqual([headers, 'FOREIGN_ORIGIN'])
    }
  })
})

describe('without a session', () => {
  test.each(
    routes.filter(([name, { access }]) => !(name in openRoutes) && access !== 'laboratory'),
  )('%s answers FK-0001', async (_, route) => {
    const answer = await puquio.nobody.refusal(route, inputOf(route))
    expect(answer).toMatchObject({ status: 401, code: 'FK-0001' })
  })

  test.each(routes.filter(([, { access }]) => access === 'laboratory'))(
    '%s asks for the link of a laboratory, which a session is not',
    async (_, route) => {
      const { whole } = await withCookie()
      for (const calls of [puquio.nobody, whole])
        expect(await calls.refusal(route, inputOf(route))).toMatchObject({
          status: 401,
          problem: 'LABORATORY_LINK_NOT_VALID',
          params: { reason: 'unknown' },
        })
    },
  )

  test.each(open.filter((name) => openRoutes[name] === 'session'))('%s does, too', async (name) => {
    const route = routeOf.get(name) as AnyRoute
    const { cookieAlone } = await withCookie()
    for (const calls of [puquio.nobody, cookieAlone]) {
      const answer = await calls.send(route)
      expect(answer.json()).toMatchObject({ status: 401, code: 'FK-0001' })
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
  })

  test.each(open.filter((name) => openRoutes[name] === 'device'))(
    '%s asks for the token of a device',
    async (name) => {
      const route = routeOf.get(name) as AnyRoute
      const answer = await puquio.nobody.send(route, {
        params: {
          token: 'pud_1',
          way: 'chirpstack',
          requestId: 1,
          name: 'a.dat',
          datastreams: 'Datastreams(1)',
        },
        body: {},
      })
      expect(answer.json()).toMatchObject({ status: 401, problem: 'DEVICE_NOT_KNOWN' })
    },
  )

  test.each(open.filter((name) => openRoutes[name] === 'token'))(
    '%s asks for the token of a link',
    async (name) => {
      const route = routeOf.get(name) as AnyRoute
      const chosen = { password: 'Nueva-clave-1', repeated: 'Nueva-clave-1' }
      const body = { token: 'A'.repeat(43), ...chosen }
      const answer = await puquio.nobody.send(route, { body })
      expect(answer.json()).toMatchObject({
        problem: 'LINK_NOT_VALID',
        params: { reason: 'unknown' },
      })
    },
  )
})

test('a flow of single sign-on asks for the cookie of its beginning', async () => {
  for (const headers of [{}, { cookie: 'puquio-sign-on=guessed' }]) {
    const query = { code: 'code', state: 'guessed' }
    const back = await puquio.nobody.send(singleSignOnRoutes.finish, { query }, { headers })
    expect(back.headers['location']).toBe('/sso#problem=SSO_NOT_PROVEN')
    const body = { username: 'a@example.com', homeAccountId: 'a' }
    const answer = await puquio.nobody.send(singleSignOnRoutes.login, { body }, { headers })
    expect(answer.json()).toMatchObject({ status: 401, problem: 'SSO_NOT_PROVEN' })
  }
})

test.each(
  open.filter((name) => routeOf.get(name)?.body && routeOf.get(name)?.maxBytes === undefined),
)('%s reads 16 kB at most', async (name) => {
  const route = routeOf.get(name) as AnyRoute
  const send = (bytes: number) =>
    puquio.nobody.send(route, { body: { password: 'a'.repeat(bytes) } })
  const [fitting, larger] = [await send(15_000), await send(16_000)]
  expect(fitting.statusCode).toBe(422)
  expect(larger.json()).toMatchObject({ status: 413, problem: 'TOO_LARGE' })
})

describe('a form of a foreign page', () => {
  test('that sends plain text signs nobody out and nobody in', async () => {
    const { cookieAlone, whole } = await withCookie()
    const { cookie = '' } = cookieAlone.headers
    const user = await buildUser(puquio.database)
    const payload = JSON.stringify({ email: user.email, password: 'x' })
    for (const [path, said] of [
      [sessionRoutes.logout.path, { origin: 'null' }],
      [sessionRoutes.logout.path, {}],
      [sessionRoutes.login.path, { origin: 'null' }],
      [sessionRoutes.login.path, {}],
    ] as const) {
      const headers = { cookie, 'content-type': 'text/plain', ...said }
      const answer = await puquio.app.inject({ method: 'POST', url: path, headers, payload })
      expect([400, 401, 403]).toContain(answer.statusCode)
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
    await whole.call(sessionRoutes.ping, {})
  })
})
