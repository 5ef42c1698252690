import { readFileSync } from 'node:fs'
import { networkRoutes } from '@puquio/contract/modi/networks'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import type { NetworkWay } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMine, buildSystemAdmin, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { buildNetwork } from '../../../test/proofs/build-network.ts'
import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../platform/db/sql.ts'

const folder = new URL('../../../../domain/src/telemetry/data/', import.meta.url)
const fixture = (name: string) => readFileSync(new URL(name, folder))
const changed = (name: string, change: (message: Message) => void) => {
  const message = JSON.parse(fixture(name).toString()) as Message
  change(message)
  return Buffer.from(JSON.stringify(message))
}
type Message = { deviceInfo: { devEui: string }; object?: object }

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  puquio.clock.set('2026-02-15T12:00:00-05:00')
  mine = await buildMine(puquio.database)
})

/** Devices are unique in the installation, so each test takes the fixture's name from the one before. */
const deviceNamed = async (externalKey: string, keys: readonly string[] = [], of = mine) => {
  await puquio.database.owner.one(
    {},
    sql`update device set external_key = '' where lower(external_key) = lower(${externalKey}) returning 1 as one`,
  )
  const built = await buildDevice(puquio.database, of, { externalKey, installedOn: '2019-01-01' })
  for (const [at, key] of keys.entries())
    await insert(puquio.database, 'variable', {
      projectId: of.project.id,
      deviceId: built.device.id,
      position: at + 1,
      key,
      name: key,
      unit: '',
      decimals: 2,
    })
  await puquio.database.owner.one({}, sql`select pg_notify('devices_changed', '') is null as told`)
  return built
}
const networkOf = async (wayIn: NetworkWay, columns: Record<string, unknown> = {}) =>
  (await buildNetwork(puquio.database, mine, { wayIn, ...columns })).networkToken

type Sending = { way: NetworkWay; token: string; body: Buffer | string; event?: string }
const send = ({ way, token, body, event }: Sending) =>
  puquio.app.inject({
    method: 'POST',
    url: `/fkl-modi/ingest/${way}/${token}${event ? `?event=${event}` : ''}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: body,
  })
const answerOf = async (sending: Sending) => {
  const { statusCode, body } = await send(sending)
  return statusCode === 204 ? 204 : [statusCode, JSON.parse(body).problem]
}

type Kept = { status: string; problem: string | null; wayIn: string; body: Buffer }
const keptOf = (deviceId: number) =>
  readingsScope(puquio.platform).rows<Kept>(
    sql`select status, problem, way_in, body from telemetry.raw_message where device_id = ${deviceId} order by received_at, id`,
  )
const storedOf = async (deviceId: number) => {
  const rows = await readingsScope(puquio.platform).rows<{ key: string; raw: number; at: Date }>(
    sql`select v.key, r.raw, r.ts as at from telemetry.reading r join variable v on v.id = r.variable_id
      where v.device_id = ${deviceId} order by v.key`,
  )
  return rows.map(({ key, raw, at }) => [key, raw, new Date(at).toISOString()])
}

test('ChirpStack: an uplink that its codec has read becomes readings; the message is kept byte for byte', async () => {
  const { device } = await deviceNamed('0101010101010101', ['battery.mV'])
  const { text: token } = await networkOf('chirpstack')
  const body = changed('lora/chirpstack_v4_up.json', (message) => {
    message.object = { level: 4.5, battery: { mV: 3600 } }
  })
  const sending = { way: 'chirpstack', token, event: 'up', body } as const
  expect(await answerOf(sending)).toBe(204)
  const at = '2022-07-18T09:34:15.775Z'
  expect(await storedOf(device.id)).toEqual([
    ['battery.mV', 3600, at],
    ['level', 4.5, at],
  ])
  expect(await answerOf(sending)).toBe(204)
  expect(await keptOf(device.id)).toEqual([
    { status: 'read', problem: null, wayIn: 'chirpstack:up', body },
  ])
})

test('each published event of ChirpStack is taken as it is, by the header, too', async () => {
  const { device } = await deviceNamed('0101010101010101', ['margin'])
  await deviceNamed('0016c001f000175a')
  const { text } = await networkOf('chirpstack')
  for (const event of ['up', 'status', 'join', 'ack', 'txack', 'log', 'location', 'integration']) {
    const answer = await puquio.app.inject({
      method: 'POST',
      url: `/fkl-modi/ingest/chirpstack?event=${event}`,
      headers: { authorization: `Bearer ${text}`, 'content-type': 'application/json' },
      payload: fixture(`lora/chirpstack_v4_${event}.json`),
    })
    expect([event, answer.statusCode]).toEqual([event, 204])
  }
  const kept = await keptOf(device.id)
  expect(kept.map(({ wayIn }) => wayIn)).toContain('chirpstack:join')
  const up = kept.find(({ wayIn }) => wayIn === 'chirpstack:up')
  expect(up).toMatchObject({ status: 'refused', problem: 'payload: no decoder' })
  expect(up?.body).toEqual(fixture('lora/chirpstack_v4_up.json'))
})

test('The Things Stack: the published messages, with what their formatter has read', async () => {
  const { device } = await deviceNamed('0004A30B001C0530', ['temperature'])
  const { text: token } = await networkOf('things-stack')
  for (const name of ['uplink', 'join', 'downlink_event']) {
    const body = fixture(`lora/ttn_v3_${name}_message_example.json`)
    expect([name, await answerOf({ way: 'things-stack', token, body })]).toEqual([name, 204])
  }
  expect(await storedOf(device.id)).toEqual([['temperature', 1, '2020-02-12T15:15:45.787Z']])
})

test('RockBLOCK: a form, and the same as JSON', async () => {
  const { device } = await deviceNamed('300234010753370')
  const { text: token } = await networkOf('rockblock')
  const form = fixture('rockblock_form.txt')
  expect(await answerOf({ way: 'rockblock', token, body: form })).toBe(204)
  const json = JSON.stringify(Object.fromEntries(new URLSearchParams(form.toString().trim())))
  expect(await answerOf({ way: 'rockblock', token, body: json })).toBe(204)
  const kept = await keptOf(device.id)
  expect(kept.map(({ body }) => body)).toEqual([form, Buffer.from(json)])
  // The second has the key of the first and is not it byte for byte.
  expect(kept.map(({ problem }) => problem?.includes('another body') ?? false)).toEqual([
    false,
    true,
  ])
})

test('Rock 7: a form, and a signed message, whose claims are what is read', async () => {
  puquio.clock.set('2023-03-14T09:20:00Z')
  const { device } = await deviceNamed('300434062929540', ['sog', 'cog'])
  const signed = await networkOf('rock7', { mustBeSigned: true })
  const plain = await networkOf('rock7')
  const form = { way: 'rock7', body: fixture('rock7_push_form.txt') } as const
  const jwt = fixture('rock7_push_jwt.txt')
  expect(await answerOf({ ...form, token: signed.text })).toEqual([401, 'SIGNATURE_NOT_VALID'])
  expect(await answerOf({ ...form, token: plain.text })).toBe(204)
  for (const { text: token } of [signed, plain])
    expect(await answerOf({ way: 'rock7', token, body: jwt })).toBe(204)
  expect(await storedOf(device.id)).toEqual([
    ['cog', 51, '2023-03-14T09:00:00.000Z'],
    ['cog', 328, '2023-03-14T09:10:01.000Z'],
    ['sog', 0.2, '2023-03-14T09:00:00.000Z'],
    ['sog', 0, '2023-03-14T09:10:01.000Z'],
  ])
})

test('a signature that another made, or that is on another message, is refused', async () => {
  puquio.clock.set('2023-03-14T09:20:00Z')
  const { device } = await deviceNamed('300434062929540')
  const { text: token } = await networkOf('rock7')
  const jwt = fixture('rock7_push_jwt.txt').toString().trim()
  const [head = '', , signature = ''] = jwt.split('.')
  const claims = Buffer.from(JSON.stringify({ imei: '300434062929540' })).toString('base64url')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const bodies = [
    `${head}.${claims}.${signature}`,
    `${none}.${claims}.${signature}`,
    `imei=300434062929540&momsn=1&transmit_time=2023-03-14T09:00:14Z&data=00&JWT=${jwt}`,
    'imei=300434062929540&momsn=1&transmit_time=2023-03-14T09:00:14Z&JWT=a.b.c',
    'imei=300434062929540&momsn=1&transmit_time=2023-03-14T09:00:14Z&JWT=',
  ]
  for (const body of bodies)
    expect(await answerOf({ way: 'rock7', token, body })).toEqual([401, 'SIGNATURE_NOT_VALID'])
  expect(await keptOf(device.id)).toEqual([])
})

test('what is refused says why, and is counted with the device that it named', async () => {
  const { device } = await deviceNamed('0101010101010101')
  const { text: token, id } = await networkOf('chirpstack')
  const good = { way: 'chirpstack', token, event: 'up' } as const
  const named = (devEui: string) =>
    changed('lora/chirpstack_v4_up.json', (message) => {
      message.deviceInfo.devEui = devEui
    })
  const other = await buildMine(puquio.database)
  await deviceNamed('0202020202020202', [], other)
  // One of another project is refused as one that nobody has.
  const unknown = [404, 'EXTERNAL_KEY_NOT_KNOWN']
  expect(await answerOf({ ...good, body: named('0202020202020202') })).toEqual(unknown)
  expect(await answerOf({ ...good, body: named('0303030303030303') })).toEqual(unknown)
  expect(await answerOf({ ...good, body: '{"deviceInfo"' })).toEqual([422, 'MESSAGE_NOT_READABLE'])
  const body = fixture('lora/chirpstack_v4_up.json')
  expect(await answerOf({ ...good, event: 'other', body })).toEqual([422, 'MESSAGE_NOT_READABLE'])
  // Of a known device it is kept.
  expect(await keptOf(device.id)).toMatchObject([{ status: 'refused', problem: 'event', body }])
  expect(await answerOf({ ...good, body })).toBe(204)
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const params = { projectId: mine.project.id }
  const counted = async () =>
    (await system.call(networkRoutes.list, { params })).find((one) => one.id === id)
  await expect.poll(async () => (await counted())?.taken).toBe(1)
  expect(await counted()).toMatchObject({
    refused: 4,
    lastRefusal: 'MESSAGE_NOT_READABLE',
    lastRefusedKey: '0101010101010101',
  })
})

test('a token serves its network alone, until it is revoked', async () => {
  await deviceNamed('0101010101010101')
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const params = { projectId: mine.project.id }
  const body = { name: 'ChirpStack', wayIn: 'chirpstack', mustBeSigned: false } as const
  const { secret: token, made } = await system.call(networkRoutes.create, { params, body })
  expect(token).toMatch(/^pun_/)
  const up = fixture('lora/chirpstack_v4_up.json')
  expect(await answerOf({ way: 'chirpstack', token, event: 'up', body: up })).toBe(204)
  const refused = [401, 'DEVICE_NOT_KNOWN']
  expect(await answerOf({ way: 'things-stack', token, body: up })).toEqual(refused)
  await system.call(networkRoutes.revoke, { params: { ...params, networkTokenId: made.id } })
  await expect
    .poll(() => answerOf({ way: 'chirpstack', token, event: 'up', body: up }))
    .toEqual(refused)
  const again = { params: { ...params, networkTokenId: made.id } }
  expect((await system.refusal(networkRoutes.revoke, again)).status).toBe(404)
})

test('a retired device is not known any more', async () => {
  const { device } = await deviceNamed('0101010101010101')
  const { text: token } = await networkOf('chirpstack')
  const body = fixture('lora/chirpstack_v4_join.json')
  const sending = { way: 'chirpstack', token, event: 'join', body } as const
  expect(await answerOf(sending)).toBe(204)
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const params = { projectId: mine.project.id, deviceId: device.id }
  await system.call(deviceRoutes.retire, { params })
  await expect.poll(() => answerOf(sending)).toEqual([404, 'EXTERNAL_KEY_NOT_KNOWN'])
})
