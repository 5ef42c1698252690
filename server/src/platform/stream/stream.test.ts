import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { notificationRoutes as api, type StreamEvent } from '@puquio/contract/notifications'
import { sessionRoutes } from '@puquio/contract/session'
import { userRoutes } from '@puquio/contract/users'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BuiltUser, buildSystemAdmin, buildUser } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { callsOf } from '../../../test/send.ts'
import { buildApp } from '../../app.ts'
import { accountScope } from '../db/scopes/account-scope.ts'
import { sql } from '../db/sql.ts'
import { openPlatform } from '../open-platform.ts'
import type { Platform } from '../platform.ts'
import { publish } from './publish.ts'
import { openStream } from './stream.ts'
import { soon } from '../../../test/soon.ts'

let puquio: TestApp
/** A second process, as far as the stream is concerned. */
let second: Platform
let secondApp: Awaited<ReturnType<typeof buildApp>>
let addresses: [here: string, there: string]
beforeAll(async () => {
  puquio = await startTestApp()
  const { app: appUrl, owner: ownerUrl, telemetry: telemetryUrl } = puquio.urls
  second = await openPlatform({ ...puquio.platform, appUrl, ownerUrl, telemetryUrl })
  secondApp = await buildApp(second)
  addresses = [await puquio.listen(), await secondApp.listen({ host: '127.0.0.1', port: 0 })]
})
afterAll(async () => {
  await secondApp.close()
  await second.database.close()
  await puquio.close()
})

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

type Listening = {
  status: number
  events: StreamEvent[]
  isClosed: () => boolean
  close: () => void
}

/** Opens the stream over a socket, as a browser does: with the cookie alone. */
async function listenAt(address: string, cookie = ''): Promise<Listening> {
  const request = get(`${address}${api.stream.path}`, { headers: { cookie }, agent: false })
  const close = () => void request.destroy()
  opened.push(close)
  request.on('error', () => undefined)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const events: StreamEvent[] = []
  let isClosed = false
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    for (const [, data = ''] of chunk.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data))
  })
  answer.on('error', () => undefined)
  answer.on('close', () => {
    isClosed = true
  })
  return { status: answer.statusCode ?? 0, events, isClosed: () => isClosed, close }
}
const listenAs = async (user: BuiltUser, at = addresses[0]) => {
  const { headers } = await puquio.signIn(user)
  const listening = await listenAt(at, headers['cookie'])
  await vi.waitFor(() => expect(listening.events).toEqual([{ kind: 'beat' }]), soon)
  return { ...listening, headers }
}
const changed: StreamEvent = { kind: 'changed', tags: ['policy'] }
const scope = () => accountScope(puquio.database, puquio.clock)

describe('an event', () => {
  test('reaches its users in both processes once its transaction is committed, and nobody else', async () => {
    const [anna, luis, eva] = await Promise.all([1, 2, 3].map(() => buildUser(puquio.database)))
    const here = await listenAs(anna as BuiltUser)
    const there = await listenAs(luis as BuiltUser, addresses[1])
    const other = await listenAs(eva as BuiltUser)
    const to = [anna, luis].map((user) => user?.id ?? 0)
    await scope().transaction(async (within) => {
      await publish(within, to, changed)
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(here.events).toHaveLength(1)
    })
    for (const one of [here, there])
      await vi.waitFor(() => expect(one.events.slice(1)).toEqual([changed]), soon)
    await publish(scope(), 'everybody', changed)
    await vi.waitFor(() => expect(other.events.slice(1)).toEqual([changed]), soon)
  })

  test('of a transaction that is taken back reaches nobody', async () => {
    const user = await buildUser(puquio.database)
    const listening = await listenAs(user)
    const undone = scope().transaction(async (within) => {
      await publish(within, [user.id], changed)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await publish(scope(), [user.id], { kind: 'missed' })
    await vi.waitFor(() => expect(listening.events.slice(1)).toEqual([{ kind: 'missed' }]), soon)
  })

  test('goes to thousands in parts that a NOTIFY can carry', async () => {
    const user = await buildUser(puquio.database)
    const listening = await listenAs(user)
    const many = Array.from({ length: 5000 }, (_, index) => 2_000_000_000 + index)
    await publish(scope(), [...many, user.id], changed)
    await vi.waitFor(() => expect(listening.events.slice(1)).toEqual([changed]), soon)
  })
})

test('a new version of the policy reaches every open page', async () => {
  const listening = await listenAs(await buildUser(puquio.database))
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const body = {
    title: { es: 'Política' },
    content: { es: '<p>Texto</p>' },
    start_date: '2026-02-15T00:00:00Z',
  }
  await system.call(userRoutes.writePolicy, { body })
  await vi.waitFor(() => expect(listening.events.slice(1)).toEqual([changed]), soon)
})

describe('the session', () => {
  test('its end closes the stream at once, in the other process, too', async () => {
    const user = await buildUser(puquio.database)
    const { headers, events, isClosed } = await listenAs(user)
    await callsOf(secondApp, headers).call(sessionRoutes.logout, {})
    await vi.waitFor(() => expect(events.slice(1)).toEqual([{ kind: 'ended' }]), soon)
    await vi.waitFor(() => expect(isClosed()).toBe(true), soon)
  })

  test('without one there is no stream', async () => {
    expect((await listenAt(addresses[0])).status).toBe(401)
    expect((await listenAt(addresses[0], 'puquio=unknown')).status).toBe(401)
  })

  test('does not live longer for its stream, which ends with it', async () => {
    const user = await buildUser(puquio.database)
    const lastSeen = async () =>
      (
        await puquio.database.owner.one<{ at: string }>(
          {},
          sql`select last_seen_at as at from session where user_id = ${user.id}`,
        )
      )[0]?.at
    const { headers } = await puquio.signIn(user)
    const before = await lastSeen()
    puquio.clock.advance(30 * 60_000)
    expect((await listenAt(addresses[0], headers['cookie'])).status).toBe(200)
    expect(await lastSeen()).toBe(before)
    puquio.clock.advance(60 * 60_000)
    expect((await listenAt(addresses[0], headers['cookie'])).status).toBe(401)
  })

  test('a beat keeps the connection, and ends the stream of a session that expired', async () => {
    const { database, sessions, telemetry } = puquio.platform
    const ended: Error[] = []
    const stream = await openStream({
      database,
      sessions,
      telemetry,
      onError: (error) => ended.push(error),
      beatMs: 20,
    })
    const { headers } = await puquio.signIn(await buildUser(database))
    const found = await sessions.findByCookie(headers['cookie']?.split('=')[1] ?? '')
    if (found.kind !== 'live') throw new Error('not signed in')
    const kinds: string[] = []
    const reading = (async () => {
      for await (const { kind } of stream.open(found.session, new AbortController().signal))
        kinds.push(kind)
    })()
    await vi.waitFor(() => expect(kinds.length).toBeGreaterThan(3), soon)
    expect(new Set(kinds)).toEqual(new Set(['beat']))
    puquio.clock.advance(3 * 3_600_000)
    await reading
    expect(kinds.at(-1)).toBe('ended')
    expect(ended).toEqual([])
    stream.close()
  })
})

test('a person has ten at most, and a closed one makes room', async () => {
  const user = await buildUser(puquio.database)
  const { headers } = await puquio.signIn(user)
  const open = () => listenAt(addresses[0], headers['cookie'])
  const all = await Promise.all(Array.from({ length: 10 }, open))
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await open()).status).toBe(503)
  all[0]?.close()
  await vi.waitFor(async () => expect((await open()).status).toBe(200), soon)
})

test('it does not keep the server from stopping', async () => {
  const { app: appUrl, owner: ownerUrl, telemetry: telemetryUrl } = puquio.urls
  const third = await openPlatform({ ...puquio.platform, appUrl, ownerUrl, telemetryUrl })
  const app = await buildApp(third)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const { isClosed } = await listenAs(await buildUser(puquio.database), address)
  await app.close()
  await vi.waitFor(() => expect(isClosed()).toBe(true), soon)
  await third.database.close()
})
