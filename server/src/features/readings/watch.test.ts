import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { readingRoutes as api } from '@puquio/contract/modi/readings'
import { liveRoutes, type StreamEvent, type ToldReading } from '@puquio/contract/notifications/live'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { buildMember, buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { callsOf } from '../../../test/send.ts'
import { buildApp } from '../../app.ts'
import { sql } from '../../platform/db/sql.ts'
import { openPlatform } from '../../platform/open-platform.ts'
import type { Platform } from '../../platform/platform.ts'
import { soon } from '../../../test/soon.ts'

let puquio: TestApp
/** Another process on the same database, which holds the streams. */
let second: Platform
let secondApp: Awaited<ReturnType<typeof buildApp>>
let address: string
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
  const { app: appUrl, owner: ownerUrl, telemetry: telemetryUrl } = puquio.urls
  second = await openPlatform({ ...puquio.platform, appUrl, ownerUrl, telemetryUrl })
  secondApp = await buildApp(second)
  address = await secondApp.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await secondApp.close()
  await second.telemetry.close()
  await second.database.close()
  await puquio.close()
})

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

async function readingsAt(cookie = ''): Promise<ToldReading[]> {
  const request = get(`${address}${liveRoutes.stream.path}`, { headers: { cookie }, agent: false })
  opened.push(() => request.destroy())
  request.on('error', () => undefined)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const readings: ToldReading[] = []
  answer.on('error', () => undefined)
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    for (const [, data = ''] of chunk.matchAll(/^data: (.*)$/gm)) {
      const event = JSON.parse(data) as StreamEvent
      if (event.kind === 'readings') readings.push(...event.readings)
    }
  })
  return readings
}

let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildDevice>>
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  built = await buildDevice(puquio.database, mine)
})
const params = () => ({ projectId: mine.project.id })
const body = () => ({ variables: [built.variable.id] })
let atMs = Date.parse('2026-02-15T16:50:00Z')
/** Through the process that holds no stream. */
const measure = async (value: number, variableId = built.variable.id) => {
  atMs += 1000
  await puquio.platform.telemetry.write({
    receivedAt: puquio.clock.now(),
    channel: 'mobile',
    message: null,
    readings: [{ variableId, atMs, raw: value, value, quality: 'good' }],
  })
}
const watching = async (role: 'read' | 'admin' = 'read') => {
  const member = await buildMember(puquio.database, mine.project, role)
  const calls = await puquio.signIn(member)
  const readings = await readingsAt(calls.headers['cookie'])
  await calls.call(api.watch, { params: params(), body: body() })
  return { member, calls, readings, values: () => readings.map(([, , value]) => value) }
}

it('tells a session in another process what its page shows, and nothing else', async () => {
  const { values } = await watching()
  const stranger = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  const unasked = await readingsAt(stranger.headers['cookie'])
  const other = await buildDevice(puquio.database, mine)
  await expect
    .poll(async () => {
      await measure(1.5)
      return values().length
    })
    .toBeGreaterThan(0)
  await measure(9, other.variable.id)
  await measure(2.5)
  await vi.waitFor(() => expect(values().at(-1)).toBe(2.5), soon)
  expect(values()).not.toContain(9)
  expect(unasked).toEqual([])
})

it('tells nothing more to whom the right was taken', async () => {
  const { member, values, calls } = await watching()
  await expect
    .poll(async () => {
      await measure(1)
      return values().length
    })
    .toBeGreaterThan(0)
  await puquio.database.owner.one(
    {},
    sql`delete from project_member where user_id = ${member.id} and project_id = ${mine.project.id}`,
  )
  await puquio.platform.sessions.forget(member.id)
  const known = await watching('admin')
  await expect
    .poll(async () => {
      await measure(7)
      return known.values()
    })
    .toContain(7)
  expect(values()).not.toContain(7)
  expect((await calls.refusal(api.watch, { params: params(), body: body() })).status).toBe(404)
})

it('is refused for variables of another project, without the right, and by a token or nobody', async () => {
  const other = await buildMine(puquio.database)
  const stranger = await puquio.signIn(other.admin)
  const foreign = { params: { projectId: other.project.id }, body: body() }
  expect((await stranger.refusal(api.watch, foreign)).status).toBe(404)
  expect((await stranger.refusal(api.watch, { params: params(), body: body() })).status).toBe(404)
  const nobody = callsOf(puquio.app, {})
  expect((await nobody.refusal(api.watch, { params: params(), body: body() })).status).toBe(401)
})

it('takes sixty variables at a time', async () => {
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  const many = { variables: Array.from({ length: 61 }, (_, index) => index + 1) }
  expect((await reader.refusal(api.watch, { params: params(), body: many })).status).toBe(422)
})
