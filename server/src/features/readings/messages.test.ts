import { deviceRoutes } from '@puquio/contract/modi/devices'
import { readingRoutes } from '@puquio/contract/modi/readings'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildDevice, deviceBody } from '../../../test/proofs/build-device.ts'
import { buildMember, buildMine, buildSystemAdmin, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildDevice>>
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  built = await buildDevice(puquio.database, mine)
})

const measuredAt = Date.parse('2026-02-15T16:50:00Z')
const receivedAt = Date.parse('2026-02-15T17:00:00Z')
const send = (body: unknown, token = built.deviceToken.text) =>
  puquio.app.inject({
    method: 'POST',
    url: `/api/v1/${token}/telemetry`,
    headers: { 'content-type': 'application/json' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
const shown = async () => {
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  const { columns } = await reader.call(readingRoutes.points, {
    params: { projectId: mine.project.id },
    query: {
      variables: [built.variable.id],
      from: '2026-02-15T00:00:00Z',
      to: '2026-02-16T00:00:00Z',
    },
  })
  // What has no time of its own gets that of its receipt, in the minute that the clock began with.
  return columns[0]?.at.map((at, index) => [
    at >= receivedAt && at < receivedAt + 60_000 ? 'received' : at,
    columns[0]?.mean[index],
    columns[0]?.count[index],
  ])
}

it('stores what a device sends before it answers, the same once, in each form', async () => {
  expect((await send({ ts: measuredAt, values: { level: 4.5 } })).statusCode).toBe(204)
  expect((await send({ ts: String(measuredAt), values: { level: 4.5 } })).statusCode).toBe(204)
  expect((await send([{ ts: measuredAt + 60_000, values: { level: '4.6' } }])).statusCode).toBe(204)
  expect((await send({ level: 4.7 })).statusCode).toBe(204)
  expect(await shown()).toEqual([
    [measuredAt, 4.5, 1],
    [measuredAt + 60_000, 4.6, 1],
    ['received', 4.7, 1],
  ])
})

it('takes the token in Authorization, too', async () => {
  const answer = await puquio.app.inject({
    method: 'POST',
    url: '/fkl-modi/ingest',
    headers: { authorization: `Bearer ${built.deviceToken.text}` },
    payload: { level: 1 },
  })
  expect(answer.statusCode).toBe(204)
})

it('doubts what cannot be and what a wrong clock says, and leaves out what was before it was there', async () => {
  const limited = await buildDevice(puquio.database, mine)
  built = limited
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const params = { projectId: mine.project.id, deviceId: limited.device.id }
  const device = await system.call(deviceRoutes.get, { params })
  const variables = [{ ...deviceBody().variables[0], id: limited.variable.id, min: 0, max: 10 }]
  const body = {
    ...deviceBody({ serial: device.serial, variables: variables as never }),
    version: 1,
  }
  await system.call(deviceRoutes.edit, { params, body })
  const tomorrow = measuredAt + 86_400_000
  await send([
    { ts: measuredAt, values: { level: 99 } },
    { ts: tomorrow, values: { level: 5 } },
    { ts: Date.parse('2024-12-31T00:00:00Z'), values: { level: 6 } },
  ])
  // At the finest level 0 marks a reading that is suspect.
  expect(await shown()).toEqual([
    [measuredAt, 99, 0],
    ['received', 5, 0],
  ])
})

it('says what is wrong: no such token, a body that is none, a retired device', async () => {
  expect((await send({ level: 1 }, 'pud_nothing')).json().problem).toBe('DEVICE_NOT_KNOWN')
  const unread = await send('{"level":')
  expect([unread.statusCode, unread.json().problem]).toEqual([422, 'MESSAGE_NOT_READABLE'])
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const params = { projectId: mine.project.id, deviceId: built.device.id }
  await system.call(deviceRoutes.retire, { params })
  await expect.poll(async () => (await send({ level: 1 })).statusCode).toBe(401)
})

it('stores a body of more readings than one transaction takes, and refuses for good what cannot be stored', async () => {
  const keys = Array.from({ length: 100 }, (_, at) => `k${at}`)
  for (const [at, key] of keys.entries())
    await insert(puquio.database, 'variable', {
      projectId: mine.project.id,
      deviceId: built.device.id,
      position: at + 1,
      key,
      name: key,
      decimals: 1,
    })
  const values = Object.fromEntries(keys.map((key) => [key, 1]))
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ts: measuredAt + at * 1000, values }))
  await expect.poll(async () => (await send(many(101))).statusCode).toBe(204)
  const stored = () =>
    readingsScope(puquio.platform).rows<{ count: number }>(
      sql`select count(*)::int as count from telemetry.reading r join variable v on v.id = r.variable_id
        where v.device_id = ${built.device.id} and r.value = 1`,
    )
  await expect.poll(async () => (await stored())[0]?.count).toBe(10_100)
  const observe = (id: string) =>
    puquio.app.inject({
      method: 'POST',
      url: `/v1.1/Datastreams(${id})/Observations`,
      headers: { authorization: `Bearer ${built.deviceToken.text}` },
      payload: { result: 1 },
    })
  expect((await observe('a%00b')).json().problem).toBe('MESSAGE_NOT_READABLE')
  expect((await send({ k0: 1e300, k1: 2 })).statusCode).toBe(204)
  const kept = await readingsScope(puquio.platform).rows<{ problem: string }>(
    sql`select problem from telemetry.raw_message where device_id = ${built.device.id}
      and problem is not null order by problem`,
  )
  expect(kept.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('a text with a zero'),
    'k0: no number',
  ])
})

it('shows nothing of another project', async () => {
  const other = await buildMine(puquio.database)
  const stranger = await puquio.signIn(other.admin)
  const query = {
    variables: [built.variable.id],
    from: '2026-02-15T00:00:00Z',
    to: '2026-02-16T00:00:00Z',
  }
  const params = { projectId: other.project.id }
  expect((await stranger.refusal(readingRoutes.points, { params, query })).status).toBe(404)
})

it('says when a device was heard, and its newest reading', async () => {
  await send({ ts: measuredAt, values: { level: 4.5 } })
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  const row = async () =>
    (await reader.call(deviceRoutes.list, { params: { projectId: mine.project.id }, query: {} }))
      .items[0]
  await expect.poll(async () => (await row())?.lastReceivedAt).toMatch(/^2026-02-15T17:00/)
  await puquio.platform.telemetry.rollUp()
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const params = { projectId: mine.project.id, deviceId: built.device.id }
  const tokens = await system.call(deviceRoutes.tokens, { params })
  expect(tokens[0]?.lastUsedAt).toMatch(/^2026-02-15T17:00/)
  expect(await row()).toMatchObject({ state: 'ok', newest: { value: 4.5, variable: 'Nivel' } })
})
