import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reportServiceRoutes as api } from '@puquio/contract/modi/device-reports'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMine, insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { reportBody } from '../../../../test/proofs/build-report-service.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'
import { readNetwork } from '../../../platform/outbound/allowed-address.ts'
import { signedHeaders } from './signature.ts'

type Got = { headers: IncomingHttpHeaders; body: string; path: string }
const got: Got[] = []
let answer: (response: ServerResponse) => void
const receiver = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => (body += part))
  request.on('end', () => {
    got.push({ headers: request.headers, body, path: request.url ?? '' })
    answer(response)
  })
})

let puquio: TestApp
let admin: Calls
let params: { projectId: number; deviceId: number }
let variableId: number
let address: string

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`
  puquio = await startTestApp({ config: { outboundAllow: [readNetwork('127.0.0.1')] } })
})
afterAll(async () => {
  await puquio.close()
  receiver.close()
})
beforeEach(async () => {
  got.length = 0
  answer = (response) => response.writeHead(204).end()
  puquio.clock.set('2026-02-15T12:00:00-05:00')
  await puquio.database.owner.one({}, sql`delete from job`)
  const mine = await buildMine(puquio.database)
  const { device, variable } = await buildDevice(puquio.database, mine)
  params = { projectId: mine.project.id, deviceId: device.id }
  variableId = variable.id
  admin = await puquio.signIn(mine.admin)
})

const set = (given: Parameters<typeof reportBody>[0] = {}) =>
  admin.call(api.set, { params, body: reportBody({ address, ...given }) })
const listed = async () => (await admin.call(api.sendings, { params, query: {} })).items
/** One attempt; what fails waits for the next. */
const deliver = () => runJobs(puquio, 'deliver-report').catch(() => undefined)
const write = (minute: number, receivedMinute = minute) => {
  const nowMs = Date.parse('2026-02-15T12:00:00-05:00')
  const atMs = nowMs + minute * 60_000
  const reading = { variableId, atMs, raw: minute, value: minute, quality: 'good' as const }
  const receivedAt = new Date(nowMs + receivedMinute * 60_000)
  return puquio.platform.telemetry.write({
    receivedAt,
    channel: 'mobile',
    message: null,
    readings: [reading],
  })
}
const report = async (minute: number) => {
  puquio.clock.set(new Date(Date.parse('2026-02-15T12:00:00-05:00') + minute * 60_000))
  const now = puquio.clock.now()
  await puquio.database.owner.one(
    {},
    sql`insert into job (kind, project_id, payload, run_at, created_at)
      values ('make-reports', ${params.projectId}, '{}', ${now}, ${now})`,
  )
  await runJobs(puquio, 'make-reports')
  await deliver()
}

test('the signature is that of the example of Standard Webhooks', () => {
  // specification 1.0.0, of its reference libraries.
  const headers = signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  })
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('what was received since is sent once, signed by the secret that was shown once', async () => {
  const { secret } = await set({ content: ['readings'] })
  expect((await set({ content: ['readings'] })).secret).toBeNull()
  await write(2)
  await write(-30, 4)
  await report(10)
  await report(20)
  expect(got).toHaveLength(1)
  const { headers, body, path } = got[0] as Got
  expect(path).toBe('/in')
  const told = JSON.parse(body) as { data: { readings: { at: string; value: number }[] } }
  expect(told.data.readings.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual([-30, 2])
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const key = Buffer.from(String(secret).slice(6), 'base64')
  const expected = createHmac('sha256', key).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${expected}`)
  expect(await listed()).toMatchObject([{ kind: 'report', state: 'delivered', status: 204 }])
})

/** Of so many readings each, received in one instant; those of another minute are of other times. */
const receive = async (minute: number, variableIds: number[], count: number) => {
  const receivedAt = new Date(Date.parse('2026-02-15T12:00:00-05:00') + minute * 60_000)
  for (const of of variableIds)
    await puquio.platform.telemetry.write({
      receivedAt,
      channel: 'mobile',
      message: null,
      readings: Array.from({ length: count }, (_, at) => ({
        variableId: of,
        atMs: receivedAt.getTime() - at * 1000 - minute,
        raw: at,
        value: at,
        quality: 'good' as const,
      })),
    })
}
type ToldReading = { key: string; at: string }
const toldOf = ({ body }: Got): ToldReading[] => JSON.parse(body).data.readings

test('what one report does not take follows with the next, before its interval is over', async () => {
  await set({ intervalS: 3600, content: ['readings'] })
  await receive(1, [variableId], 3000)
  await receive(40, [variableId], 3000)
  for (const minute of [60, 61, 62]) await report(minute)
  expect(got.map(toldOf).map(({ length }) => length)).toEqual([5000, 1000])
})

test('each of more readings than a report takes is told once, also where one instant brought them', async () => {
  const other = await insert(puquio.database, 'variable', {
    ...params,
    position: 2,
    key: 'other',
    name: 'other',
    unit: '',
    decimals: 2,
  })
  await set({ intervalS: 3600, content: ['readings'] })
  await receive(1, [variableId], 10)
  await receive(40, [variableId, other.id], 6000)
  await receive(41, [variableId], 10)
  for (const minute of [60, 61, 62, 63]) await report(minute)
  expect(got.map(toldOf).map(({ length }) => length)).toEqual([5000, 5000, 2020])
  const all = got.flatMap(toldOf)
  expect(new Set(all.map(({ key, at }) => `${key} ${at}`)).size).toBe(12_020)
  // What was received first is told first, and the next report begins where the last one ended.
  const spans = got.map(({ body }) => JSON.parse(body).data as { from: string; to: string })
  const instant = '2026-02-15T17:39:59.960Z'
  expect(spans.map(({ to }) => to)).toEqual([
    instant,
    instant,
    expect.stringMatching(/^2026-02-15T18:02:3/),
  ])
  expect(spans.slice(1).map(({ from }) => from)).toEqual(spans.slice(0, -1).map(({ to }) => to))
  await receive(64, [variableId], 1)
  await report(130)
  expect(got.map(toldOf).at(-1)).toHaveLength(1)
})

const sent = { raw: 1, value: 1, quality: 'good' as const }
const minuteOf = (minute: number) => Date.parse('2026-02-15T12:00:00-05:00') + minute * 60_000
/** Stored at another time than it was received. */
const storeLate = (minute: number, receivedMinute: number, atMs = minuteOf(receivedMinute)) => {
  puquio.clock.set(new Date(minuteOf(minute)))
  return puquio.platform.telemetry.write({
    receivedAt: new Date(minuteOf(receivedMinute)),
    channel: 'mobile',
    message: null,
    readings: [{ variableId, atMs, ...sent }],
  })
}

test('what is stored long after it was received is told once, by the next report', async () => {
  await set({ content: ['readings'], intervalS: 60 })
  await report(10)
  // As what waited for its decoder, for the database, or for a job that calculates it.
  await storeLate(11, 3)
  await storeLate(11, 3)
  await write(10.8)
  await report(12)
  await report(14)
  expect(got.map(toldOf).map((told) => told.map(({ at }) => at))).toEqual([
    ['2026-02-15T17:03:00.000Z', '2026-02-15T17:10:48.000Z'],
  ])
})

test('what is stored late while its time is still to be reported is told once', async () => {
  await set({ content: ['readings'], intervalS: 60 })
  await storeLate(5, 4.7)
  await report(5.05)
  await report(7)
  await report(9)
  expect(got.map(toldOf)).toMatchObject([[{ at: '2026-02-15T17:04:42.000Z' }]])
})

test('of more late readings than a report takes the rest follows at once', async () => {
  await set({ content: ['readings'], intervalS: 3600 })
  await report(60)
  puquio.clock.set(new Date(minuteOf(70)))
  await receive(40, [variableId], 6000)
  for (const minute of [121, 122, 123]) await report(minute)
  const all = got.flatMap(toldOf)
  expect(got.map(toldOf).map(({ length }) => length)).toEqual([5000, 1000])
  expect(new Set(all.map(({ at }) => at)).size).toBe(6000)
})

test('neither of a report that is off, nor of a day before', async () => {
  await set({ content: ['readings'], intervalS: 60 })
  await report(10)
  await storeLate(11, 9, minuteOf(9) - 90_000_000)
  await storeLate(11, 5)
  await set({ content: ['readings'], intervalS: 60, enabled: false })
  await set({ content: ['readings'], intervalS: 60 })
  await report(13)
  expect(got).toEqual([])
})

test('of more alarms than a report takes the rest follows at once, and an end is told when it is known', async () => {
  await set({ content: ['alarms'], intervalS: 3600 })
  const raised = (minute: number, second: number) =>
    new Date(minuteOf(minute) + second * 1000).toISOString()
  await puquio.database.owner.one(
    {},
    sql`insert into alarm (project_id, kind, device_id, severity, raised_at, since_at, recorded_at, cleared_at, clear_reason, told)
      select ${params.projectId}, 'silence', ${params.deviceId}, 'low', t, t, t, t, 'back', '{}'
      from generate_series(1, 700) n, lateral (select ${raised(1, 0)}::timestamptz + (least(n, 600) || ' seconds')::interval) k (t)`,
  )
  for (const minute of [60, 61, 62]) await report(minute)
  const alarmsOf = ({ body }: Got): { id: number; clearedAt: string | null }[] =>
    JSON.parse(body).data.alarms
  expect(got.map(alarmsOf).map(({ length }) => length)).toEqual([500, 200])
  expect(new Set(got.flatMap(alarmsOf).map(({ id }) => id)).size).toBe(700)
  got.length = 0
  const [alarm] = await puquio.database.owner.one<{ id: number }>(
    {},
    sql`with ended as (
        insert into alarm (project_id, kind, device_id, severity, raised_at, since_at, recorded_at, cleared_at, clear_reason, told)
        values (${params.projectId}, 'silence', ${params.deviceId}, 'low', ${raised(1, 0)}, ${raised(1, 0)}, ${raised(1, 0)},
          ${raised(2, 0)}, 'back', '{}') returning id)
      insert into alarm_event (project_id, alarm_id, at, kind)
      select ${params.projectId}, id, ${raised(100, 0)}, 'cleared' from ended returning alarm_id as id`,
  )
  await report(130)
  await report(200)
  expect(got.map(alarmsOf)).toEqual([
    [expect.objectContaining({ id: alarm?.id, clearedAt: raised(2, 0) })],
  ])
})

test('a receiver that fails is tried again, with the same identifier', async () => {
  await set()
  await admin.call(api.test, { params })
  answer = (response) => response.writeHead(500).end('no\u0000t now')
  await deliver()
  expect(await listed()).toMatchObject([
    { kind: 'test', state: 'waiting', attempts: 1, status: 500, reason: 'no t now' },
  ])
  answer = (response) => response.writeHead(200).end()
  await puquio.database.owner.one({}, sql`update job set run_at = '2020-01-01'`)
  await deliver()
  expect(await listed()).toMatchObject([{ state: 'delivered', attempts: 2, reason: '' }])
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('a redirect is not followed, and a receiver that is gone is not asked again', async () => {
  await set()
  answer = (response) => response.writeHead(302, { location: `${address}/other` }).end()
  await admin.call(api.test, { params })
  await deliver()
  expect(got.map(({ path }) => path)).toEqual(['/in'])
  expect(await listed()).toMatchObject([{ state: 'waiting', status: 302 }])
  await puquio.database.owner.one({}, sql`delete from job`)
  answer = (response) => response.writeHead(410).end()
  await admin.call(api.test, { params })
  await deliver()
  expect((await listed())[0]).toMatchObject({ state: 'failed', status: 410 })
})

test.each(['http://10.0.0.1/', 'http://169.254.169.254/latest', 'http://[::1]/'])(
  'a private address is refused: %s',
  async (inside) => {
    await set({ address: inside })
    await admin.call(api.test, { params })
    await deliver()
    expect(await listed()).toMatchObject([
      { state: 'failed', status: null, reason: 'ADDRESS_NOT_ALLOWED' },
    ])
  },
)

test.each(['ftp://a.pe/', 'https://', 'https://user:secret@a.pe/', 'javascript:alert(1)', 'a.pe'])(
  'is no address: %s',
  async (typed) => {
    const body = reportBody({ address: typed })
    expect(await admin.refusal(api.set, { params, body })).toMatchObject({
      problem: 'INPUT_NOT_VALID',
      fields: [{ path: 'address' }],
    })
  },
)

test('a delivery is sent again as it was', async () => {
  await set()
  await admin.call(api.test, { params })
  await deliver()
  const [first] = await listed()
  await admin.call(api.replay, { params: { ...params, sendingId: first?.id ?? 0 } })
  await deliver()
  expect(await listed()).toMatchObject([
    { kind: 'replay', state: 'delivered', messageId: first?.messageId },
    { kind: 'test' },
  ])
  expect(got[1]?.body).toBe(got[0]?.body)
})

test('while a receiver takes none, reports gather, and go once it does', async () => {
  await set({ content: ['readings'], intervalS: 600 })
  await puquio.database.owner.one(
    {},
    sql`insert into report_delivery (project_id, device_id, kind, message_id, body, created_at)
      select ${params.projectId}, ${params.deviceId}, 'report', 'msg_' || n, '{}', ${puquio.clock.now()}
      from generate_series(1, 50) n`,
  )
  await write(2)
  await report(11)
  await write(12)
  await report(22)
  expect(got).toEqual([])
  await puquio.database.owner.one(
    {},
    sql`update report_delivery set state = 'failed', ended_at = ${puquio.clock.now()}
      where message_id = 'msg_1' and device_id = ${params.deviceId}`,
  )
  await report(33)
  const told = got.map(({ body }) =>
    JSON.parse(body).data.readings.map(({ value }: { value: number }) => value),
  )
  expect(told).toEqual([[2, 12]])
})

test('of reports that ended the newest are kept, by their number and by their size', async () => {
  await set({ content: ['readings'], intervalS: 600 })
  const bodyOf = (bytes: number) => 'x'.repeat(bytes)
  const made = (from: number, to: number, bytes: number) =>
    puquio.database.owner.one(
      {},
      sql`insert into report_delivery (project_id, device_id, kind, message_id, body, state, created_at, ended_at)
        select ${params.projectId}, ${params.deviceId}, 'report', 'msg_' || n, ${bodyOf(bytes)}, 'delivered',
          ${puquio.clock.now()}, ${puquio.clock.now()} from generate_series(${from}::int, ${to}::int) n`,
    )
  const count = async () => (await admin.call(api.sendings, { params, query: {} })).total
  await made(1, 1100, 10)
  await write(2)
  await report(11)
  expect(await count()).toBe(1001)
  await made(2000, 2008, 10_000_000)
  await write(12)
  await report(22)
  expect(await count()).toBeLessThan(10)
})
