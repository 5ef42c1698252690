import { readFileSync } from 'node:fs'
import { deviceProfileRoutes } from '@puquio/contract/modi/device-profiles'
import { deviceStatusRoutes } from '@puquio/contract/modi/device-status'
import type { NetworkWay } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildMember, buildMine, buildSystemAdmin, insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { buildNetwork } from '../../../../test/proofs/build-network.ts'
import { buildProfile } from '../../../../test/proofs/build-profile.ts'
import { readingsScope } from '../../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../../platform/db/sql.ts'
import { openDeviceDoors } from '../service.ts'
import { reportBy, untoldOf } from '../../../../test/readings/untold.ts'
import { soon } from '../../../../test/soon.ts'

const folder = new URL('../../../../../domain/src/telemetry/data/', import.meta.url)
const fixture = (name: string) => readFileSync(new URL(name, folder))

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
})

const owner = (statement: ReturnType<typeof sql>) => puquio.database.owner.one({}, statement)
const tell = () => owner(sql`select pg_notify('devices_changed', '') is null as told`)

/** A device of a profile with this decoder; devices are unique in the installation. */
async function deviceWith(decoder: string, externalKey = '', keys: readonly string[] = []) {
  await owner(
    sql`update device set external_key = '' where lower(external_key) = lower(${externalKey}) and ${externalKey} <> '' returning 1 as one`,
  )
  const { profile } = await buildProfile(puquio.database, mine, { decoder })
  const built = await buildDevice(puquio.database, mine, {
    externalKey,
    installedOn: '2019-01-01',
    deviceProfileId: profile.id,
  })
  for (const [at, key] of keys.entries())
    await insert(puquio.database, 'variable', {
      projectId: mine.project.id,
      deviceId: built.device.id,
      position: at + 1,
      key,
      name: key,
      unit: '',
      decimals: 2,
    })
  await tell()
  return { ...built, profile }
}

type Kept = {
  status: string
  problem: string | null
  body: Buffer
  profileId: number | null
  profileVersion: number | null
}
const keptOf = (deviceId: number) =>
  readingsScope(puquio.platform).rows<Kept>(sql`
    select status, problem, body, profile_id, profile_version from telemetry.raw_message
    where device_id = ${deviceId} order by received_at, id`)
const decoded = (deviceId: number) =>
  vi.waitFor(async () => {
    const kept = await keptOf(deviceId)
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.filter(({ status }) => status === 'waiting')).toEqual([])
    return kept
  }, 30_000)
const storedOf = async (deviceId: number) => {
  const rows = await readingsScope(puquio.platform).rows<{ key: string; raw: number; at: Date }>(
    sql`select v.key, r.raw, r.ts as at from telemetry.reading r join variable v on v.id = r.variable_id
      where v.device_id = ${deviceId} order by v.key, r.ts`,
  )
  return rows.map(({ key, raw, at }) => [key, raw, new Date(at).toISOString()])
}
const post = (url: string, payload: Buffer | string) =>
  puquio.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  })
const telemetryOf = (token: string) => `/api/v1/${token}/telemetry`

const ofBytes =
  'function decodeUplink({ bytes, fPort }) { return { data: { level: bytes[0], port: fPort } } }'
const ofText = `function decodeUplink({ bytes, fPort }) {
  const text = String.fromCharCode(...bytes)
  const [, temperature] = /= ([0-9.]+)/.exec(text)
  return { data: { level: Number(temperature), port: fPort } }
}`
const ofLength = 'function decodeUplink({ bytes }) { return { data: { level: bytes.length } } }'

test('a decoder is given the units of the device’s variables by their keys', async () => {
  const ofUnit =
    'function decodeUplink({ text, variables }) { return { data: { level: +text / (variables.level === "m" ? 1 : 100) } } }'
  const { device, variable, deviceToken } = await deviceWith(ofUnit)
  await post(telemetryOf(deviceToken.text), '250')
  await decoded(device.id)
  await owner(sql`update variable set unit = 'cm' where id = ${variable.id} returning 1 as one`)
  await tell()
  await vi.waitFor(async () => {
    await post(telemetryOf(deviceToken.text), '300')
    await decoded(device.id)
    const raws = (await storedOf(device.id)).map(([, raw]) => raw)
    expect(raws[0]).toBe(250)
    expect(raws).toContain(3)
  }, 30_000)
})

test.each<[NetworkWay, string, string, string, unknown[]]>([
  ['chirpstack', 'lora/chirpstack_v4_up.json', '0101010101010101', ofBytes, [170, 1]],
  ['things-stack', 'lora/ttn_v3_mqtt_up.json', '4200000000000000', ofText, [0, 15]],
  ['rockblock', 'rockblock_form.txt', '300234010753370', ofLength, [21]],
])(
  'bytes that %s hands on are read by the decoder of the profile',
  async (way, file, key, code, [level, port]) => {
    const { device, profile } = await deviceWith(code, key, ['port'])
    const { networkToken } = await buildNetwork(puquio.database, mine, { wayIn: way })
    const url = `/fkl-modi/ingest/${way}/${networkToken.text}${way === 'chirpstack' ? '?event=up' : ''}`
    expect((await post(url, fixture(file))).statusCode).toBe(204)
    const [message] = await decoded(device.id)
    expect(message).toMatchObject({ status: 'read', problem: null })
    expect(message).toMatchObject({ profileId: profile.id, profileVersion: 1 })
    expect(message?.body).toEqual(fixture(file))
    const values = (await storedOf(device.id)).map(([name, raw]) => [name, raw])
    expect(values).toEqual([['level', level], ...(port === undefined ? [] : [['port', port]])])
    // Delivered once more it is the same message.
    await post(url, fixture(file))
    await decoded(device.id)
    expect((await storedOf(device.id)).map(([name, raw]) => [name, raw])).toEqual(values)
  },
)

test('a body of odd firmware is kept first, and read with the times that it names', async () => {
  const code = `function decodeUplink({ text }) {
    const data = text.trim().split('\\n').map((line) => {
      const [at, level] = line.split(';')
      return { ts: Date.parse(at), values: { level: Number(level.replace(',', '.')) } }
    })
    return { data }
  }`
  const { device, deviceToken } = await deviceWith(code)
  const body = '2026-02-15T16:00:00Z;4,25\n2026-02-15T16:10:00Z;4,30\n'
  expect((await post(telemetryOf(deviceToken.text), body)).statusCode).toBe(204)
  expect(await decoded(device.id)).toMatchObject([{ status: 'read', body: Buffer.from(body) }])
  expect(await storedOf(device.id)).toEqual([
    ['level', 4.25, '2026-02-15T16:00:00.000Z'],
    ['level', 4.3, '2026-02-15T16:10:00.000Z'],
  ])
})

test('what its decoder refuses is refused with its reason, which the status of the device shows', async () => {
  const code = 'function decodeUplink({ bytes }) {\n  throw new Error("port " + bytes[0])\n}'
  const { device, deviceToken } = await deviceWith(code)
  expect((await post(telemetryOf(deviceToken.text), 'A')).statusCode).toBe(204)
  expect(await decoded(device.id)).toMatchObject([
    { status: 'refused', problem: 'decoder threw line 2 port 65' },
  ])
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  const params = { projectId: mine.project.id, deviceId: device.id }
  const { refused, messages } = await reader.call(deviceStatusRoutes.get, { params })
  expect(messages).toMatchObject({ refused: 1 })
  expect(refused).toMatchObject([{ problem: 'decoder threw line 2 port 65' }])
})

test('an edited decoder reads what comes from then on, and the message says by which version', async () => {
  const { device, deviceToken, profile } = await deviceWith(ofLength)
  await post(telemetryOf(deviceToken.text), 'AB')
  await decoded(device.id)
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const params = { projectId: mine.project.id, deviceProfileId: profile.id }
  const {
    id: _id,
    devices: _devices,
    ...before
  } = await system.call(deviceProfileRoutes.get, { params })
  await system.call(deviceProfileRoutes.edit, {
    params,
    body: { ...before, decoder: ofLength.replace('bytes.length', 'bytes.length * 10') },
  })
  puquio.clock.advance(60_000)
  await post(telemetryOf(deviceToken.text), 'ABC')
  expect((await decoded(device.id)).map(({ profileVersion }) => profileVersion)).toEqual([1, 2])
  expect((await storedOf(device.id)).map(([, raw]) => raw)).toEqual([2, 30])
})

test('what a process kept and did not read is read by another', async () => {
  const { device, variable, deviceToken } = await deviceWith(ofLength)
  await reportBy(puquio.database, variable.id)
  const url = telemetryOf(deviceToken.text)
  const run = puquio.platform.decoders.run
  puquio.platform.decoders.run = () => Promise.resolve({ failure: 'busy', text: '', line: null })
  expect((await post(url, 'ABCD')).statusCode).toBe(204)
  await vi.waitFor(async () => expect(await keptOf(device.id)).toHaveLength(1), soon)
  puquio.platform.decoders.run = run
  expect(await keptOf(device.id)).toMatchObject([{ status: 'waiting' }])
  expect(await storedOf(device.id)).toEqual([])
  puquio.clock.advance(120_000)
  const other = await openDeviceDoors(puquio.platform)
  await other.decoding.catchUp()
  await other.close()
  expect(await keptOf(device.id)).toMatchObject([{ status: 'read' }])
  expect((await storedOf(device.id)).map(([, raw]) => raw)).toEqual([4])
  // The report of its time has gone.
  expect(await untoldOf(puquio.database, variable.id)).toEqual(['level'])
})

test('without a decoder bytes stay unread, and say so', async () => {
  const { device } = await deviceWith('', '0101010101010101')
  const { networkToken } = await buildNetwork(puquio.database, mine, { wayIn: 'chirpstack' })
  const url = `/fkl-modi/ingest/chirpstack/${networkToken.text}?event=up`
  await post(url, fixture('lora/chirpstack_v4_up.json'))
  expect(await keptOf(device.id)).toMatchObject([
    { status: 'refused', problem: 'payload: no decoder', profileId: null },
  ])
})
