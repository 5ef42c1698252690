import { messageRerunRoutes as api } from '@puquio/contract/modi/message-reruns'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildMine, buildSystemAdmin, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { buildProfile } from '../../../test/proofs/build-profile.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildDevice>>
let system: Awaited<ReturnType<TestApp['signIn']>>
let on: { projectId: number }
let profileId: number
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())

const owner = (statement: ReturnType<typeof sql>) => puquio.database.owner.one({}, statement)
const decode = async (decoder: string) => {
  await owner(
    sql`update device_profile set decoder = ${decoder}, version = version + 1 where id = ${profileId} returning 1 as one`,
  )
  await owner(sql`select pg_notify('devices_changed', '') is null as told`)
}
beforeEach(async () => {
  puquio.clock.set('2026-02-15T12:00:00-05:00')
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  const { profile } = await buildProfile(puquio.database, mine)
  profileId = profile.id
  built = await buildDevice(puquio.database, mine, { deviceProfileId: profileId })
  await insert(puquio.database, 'variable', {
    projectId: mine.project.id,
    deviceId: built.device.id,
    position: 1,
    key: 'flow',
    name: 'Caudal',
    unit: 'L/s',
    decimals: 2,
  })
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
})

type Kept = { status: string; problem: string | null; profileVersion: number | null }
const kept = () =>
  readingsScope(puquio.platform).rows<Kept>(sql`
    select status, problem, profile_version from telemetry.raw_message where device_id = ${built.device.id}
    order by received_at, id`)
const stored = async () => {
  const rows = await readingsScope(puquio.platform).rows<{ key: string; raw: number; at: Date }>(
    sql`select v.key, r.raw, r.ts as at from telemetry.reading r join variable v on v.id = r.variable_id
      where v.device_id = ${built.device.id} order by v.key, r.ts`,
  )
  return rows.map(({ key, raw, at }) => [key, raw, new Date(at).toISOString()] as const)
}
const rawOf = async () => (await stored()).map(([key, raw]) => [key, raw])
const send = async (body: string) => {
  const url = `/api/v1/${built.deviceToken.text}/telemetry`
  const headers = { 'content-type': 'application/octet-stream' }
  expect(
    (await puquio.app.inject({ method: 'POST', url, headers, payload: body })).statusCode,
  ).toBe(204)
  await vi.waitFor(async () => {
    const waiting = (await kept()).filter(({ status }) => status === 'waiting')
    expect(waiting).toEqual([])
  }, 30_000)
  puquio.clock.advance(60_000)
}
const day = { from: '2026-02-15T00:00:00Z', until: '2026-02-16T00:00:00Z' }
const rerun = async (of: { deviceId: number | null; deviceProfileId: number | null }) => {
  const { id } = await system.call(api.start, { params: on, body: { ...of, ...day } })
  await runJobs(puquio, 'rerun-messages')
  const { items } = await system.call(api.list, { params: on })
  return items.find((one) => one.id === id)
}

const ofLength = 'function decodeUplink({ bytes }) { return { data: { level: bytes.length } } }'
const better = `function decodeUplink({ bytes }) {
  if (bytes[0] === 90) throw new Error('zeta')
  return { data: { level: bytes.length * 2, flow: bytes[0] } }
}`

test('those of a profile are found by it, and those of one device of it, but no other’s', async () => {
  const others = (await buildProfile(puquio.database, mine)).profile.id
  await rerun({ deviceId: null, deviceProfileId: profileId })
  await rerun({ deviceId: built.device.id, deviceProfileId: null })
  await rerun({ deviceId: null, deviceProfileId: others })
  const of = async (deviceProfile: number) =>
    (await system.call(api.list, { params: on, query: { deviceProfile } })).items.map(
      ({ device, profile }) => device?.id ?? profile?.id,
    )
  expect(await of(profileId)).toEqual([built.device.id, profileId])
  expect(await of(others)).toEqual([others])
})

test('nothing changes where nothing has changed', async () => {
  await decode(ofLength)
  for (const body of ['A', 'BB', 'CCC']) await send(body)
  const before = [await stored(), await kept()]
  const done = await rerun({ deviceId: built.device.id, deviceProfileId: null })
  expect(done).toMatchObject({
    state: 'done',
    messages: 3,
    refused: 0,
    device: { id: built.device.id },
  })
  expect([await stored(), await kept()]).toEqual(before)
})

test('a corrected decoder corrects its readings, adds new ones and says what it refuses, twice alike', async () => {
  await decode(ofLength)
  await send('A')
  await decode('function decodeUplink() { throw "not yet" }')
  await send('BB')
  await decode(ofLength)
  await send('ZZZ')
  expect(await rawOf()).toEqual([
    ['level', 1],
    ['level', 3],
  ])
  await decode(better)
  const expected = [
    ['flow', 65],
    ['flow', 66],
    ['level', 2],
    ['level', 4],
    ['level', 3],
  ]
  for (const attempt of [1, 2]) {
    const done = await rerun({ deviceId: null, deviceProfileId: profileId })
    expect(done).toMatchObject({
      state: 'done',
      messages: 3,
      refused: 1,
      profile: { id: profileId },
    })
    expect(await rawOf(), `attempt ${attempt}`).toEqual(expected)
    expect((await kept()).map(({ status, profileVersion }) => [status, profileVersion])).toEqual([
      ['read', 5],
      ['read', 5],
      ['refused', 5],
    ])
  }
  await puquio.platform.telemetry.rollUp()
  const [latest] = await puquio.platform.telemetry.latest([built.variable.id])
  expect(latest?.raw).toBe(3)
})

test('what another message said first stays', async () => {
  const at = `function decodeUplink({ text }) {
    return { data: { ts: Date.parse('2026-02-15T15:00:00Z'), values: { level: Number(text) } } }
  }`
  await decode(at)
  await send('5')
  await send('6')
  expect(await rawOf()).toEqual([['level', 5]])
  expect((await kept()).map(({ problem }) => problem)).toEqual([null, 'conflict'])
  await rerun({ deviceId: built.device.id, deviceProfileId: null })
  expect(await rawOf()).toEqual([['level', 5]])
  expect((await kept()).map(({ problem }) => problem)).toEqual([null, 'conflict'])
  await decode(at.replace('Number(text)', 'Number(text) * 10'))
  await rerun({ deviceId: built.device.id, deviceProfileId: null })
  expect(await rawOf()).toEqual([['level', 50]])
})

test('one that is cancelled does nothing more, and one of another project is not found', async () => {
  await decode(ofLength)
  await send('A')
  await decode(better)
  const body = { deviceId: built.device.id, deviceProfileId: null, ...day }
  const { id } = await system.call(api.start, { params: on, body })
  const other = { projectId: (await buildMine(puquio.database)).project.id, messageRerunId: id }
  expect((await system.refusal(api.cancel, { params: other })).problem).toBe('NOT_FOUND')
  await system.call(api.cancel, { params: { ...on, messageRerunId: id } })
  await runJobs(puquio, 'rerun-messages')
  expect(await rawOf()).toEqual([['level', 1]])
  const { items } = await system.call(api.list, { params: on })
  expect(items).toMatchObject([{ id, state: 'cancelled', messages: null }])
  expect(
    (await system.refusal(api.cancel, { params: { ...on, messageRerunId: id } })).problem,
  ).toBe('NOT_FOUND')
})

test('names a device or a profile of the project, and a period that ends after it begins', async () => {
  const refused = async (given: object) => {
    const body = { deviceId: built.device.id, deviceProfileId: null, ...day, ...given }
    return (await system.refusal(api.start, { params: on, body })).fields
  }
  expect(await refused({ deviceProfileId: profileId })).toMatchObject([{ path: 'deviceId' }])
  expect(await refused({ deviceId: null })).toMatchObject([{ path: 'deviceId' }])
  expect(await refused({ until: day.from })).toMatchObject([{ path: 'until' }])
  const foreign = await buildDevice(puquio.database, await buildMine(puquio.database))
  expect(await refused({ deviceId: foreign.device.id })).toMatchObject([{ path: 'deviceId' }])
})
