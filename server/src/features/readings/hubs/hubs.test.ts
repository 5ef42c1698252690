import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { commandRoutes } from '@puquio/contract/modi/commands'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { connectAsync, type MqttClient } from 'mqtt'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildMine, buildSystemAdmin } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { relayBody } from '../../../../test/proofs/build-command.ts'
import { buildDevice, deviceBody } from '../../../../test/proofs/build-device.ts'
import type { Calls } from '../../../../test/send.ts'
import { soon } from '../../../../test/soon.ts'
import { readingsScope } from '../../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type MqttBroker, openBroker } from '../../../platform/mqtt/open-broker.ts'
import { mqttOf } from '../../../platform/mqtt/settings.ts'
import { Problem } from '../../../platform/problem.ts'
import { type DeviceDoors, openDeviceDoors, openMqttDoor } from '../service.ts'

const run = promisify(execFile)
const at = Date.parse('2026-02-15T16:50:00Z')

type Built = Awaited<ReturnType<typeof buildDevice>>
let puquio: TestApp
let doors: DeviceDoors
let broker: MqttBroker
let door: ReturnType<typeof openMqttDoor>
let mine: Awaited<ReturnType<typeof buildMine>>
let hub: Built
/** Behind the hub; `apart` is of the same project and has none. */
let [one, other, apart]: Built[] = []
let serials: { one: string; other: string; apart: string }

async function open(given: Partial<Pick<DeviceDoors, 'door'>> = {}) {
  const door = openMqttDoor({ ...puquio.platform, ...doors, ...given })
  const mqtt = mqttOf({}, { isLocal: true, isOnFreePort: true })
  const config = { host: '127.0.0.1', mqtt }
  const limits = { ackMs: 300, busyMs: 20 }
  return { door, broker: await openBroker({ ...puquio.platform, config, door, limits }) }
}

beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
  doors = await openDeviceDoors(puquio.platform)
  const opened = await open()
  ;({ broker, door } = opened)
  door.attach(broker)
})
afterAll(async () => {
  await broker.stop()
  await doors.close()
  await puquio.close()
})
beforeEach(async () => {
  const { database } = puquio
  mine = await buildMine(database)
  hub = await buildDevice(database, mine)
  const id = randomUUID()
  serials = { one: `PZ-1 ${id}`, other: `PZ-2 ${id}`, apart: `PZ-3 ${id}` }
  one = await buildDevice(database, mine, { serial: serials.one, hubId: hub.device.id })
  other = await buildDevice(database, mine, { serial: serials.other, hubId: hub.device.id })
  apart = await buildDevice(database, mine, { serial: serials.apart })
})

const connect = (of: Built, port = broker.port) =>
  connectAsync({ port: port ?? 0, username: of.deviceToken.text, reconnectPeriod: 0 })
const publish = (client: MqttClient, topic: string, body: unknown) =>
  client.publishAsync(
    `v1/gateway/${topic}`,
    typeof body === 'string' ? body : JSON.stringify(body),
    { qos: 1 },
  )

const valuesOf = async ({ variable }: Built) => {
  const rows = await readingsScope(puquio.platform).rows<{ raw: number }>(
    sql`select raw from telemetry.reading where variable_id = ${variable.id} order by ts`,
  )
  return rows.map(({ raw }) => raw)
}
const messagesOf = async ({ device }: Built) => {
  const rows = await readingsScope(puquio.platform).rows<Record<string, string>>(
    sql`select status, way_in, problem, convert_from(body, 'UTF8') as body from telemetry.raw_message
      where device_id = ${device.id} order by received_at, id`,
  )
  return rows.map(({ status, wayIn, problem, body }) => [status, wayIn, problem, body])
}

describe('what a hub says for devices', () => {
  test('is stored as theirs by mosquitto_pub, byte by byte', async () => {
    const [first, second] = [
      `[{"ts":${at},"values":{"level":4.50}}, {"ts":${at + 60_000},"values":{"level":4.6}}]`,
      '[ {"level": 5e0} ]',
    ]
    const body = `{"${serials.one}": ${first},"${serials.other.toUpperCase()}":${second} }`
    const sent = ['-t', 'v1/gateway/telemetry', '-q', '1', '-m', body]
    const to = ['-h', '127.0.0.1', '-p', String(broker.port), '-u', hub.deviceToken.text]
    await run('mosquitto_pub', [...to, ...sent], { timeout: 20_000 })
    expect(await valuesOf(one as Built)).toEqual([4.5, 4.6])
    expect(await valuesOf(other as Built)).toEqual([5])
    expect(await messagesOf(one as Built)).toEqual([['read', 'mqtt', null, first]])
    expect(await messagesOf(other as Built)).toEqual([['read', 'mqtt', null, second]])
    expect(await messagesOf(hub)).toEqual([])
  })

  test('is refused of any other device in one way, whether it exists or not', async () => {
    const foreign = await buildMine(puquio.database)
    const serial = `F ${randomUUID()}`
    const stranger = await buildDevice(puquio.database, foreign, { serial })
    const client = await connect(hub)
    const part = [{ ts: at, values: { level: 9 } }]
    for (const name of [serials.apart, serial, 'nobody', ''])
      await publish(client, 'telemetry', { [name]: part, [serials.one]: part })
    for (const name of [serials.apart, serial, 'nobody'])
      for (const topic of ['connect', 'rpc', 'attributes/request'])
        await publish(client, topic, { device: name, id: 1, data: { success: true } })
    await publish(client, 'attributes', { [serial]: { firmware: '1' } })
    await client.endAsync()
    expect(await valuesOf(one as Built)).toEqual([9])
    for (const device of [apart as Built, stranger]) {
      expect(await valuesOf(device)).toEqual([])
      expect(await messagesOf(device)).toEqual([])
    }
    const kept = await messagesOf(hub)
    expect(kept.map(([status, way, problem]) => [status, way, problem?.split(' ')[0]])).toEqual(
      Array.from({ length: 14 }, () => ['refused', 'mqtt-hub', 'not-behind']),
    )
    expect(kept.slice(0, 3).map(([, , problem]) => problem)).toEqual(
      [serials.apart, serial, 'nobody'].map((name) => `not-behind ${name}`),
    )
  })

  test.each([
    ['telemetry', '[]', 'not-an-object'],
    ['telemetry', '{"a":', 'not-an-object'],
    ['connect', 'x', 'not-an-object'],
    [
      'telemetry',
      `{${Array.from({ length: 1001 }, (_, n) => `"${n}":[]`).join()}}`,
      'too-many-messages 1001',
    ],
  ])('is kept as refused where it cannot be read: %s, case %#', async (topic, body, problem) => {
    const client = await connect(hub)
    await publish(client, topic, body)
    await client.endAsync()
    expect(await messagesOf(hub)).toEqual([['refused', 'mqtt-hub', problem, body]])
  })

  test('is refused for the device of which it cannot be read, and stored for the others', async () => {
    const client = await connect(hub)
    await publish(client, 'telemetry', { [serials.one]: 5, [serials.other]: [{ level: 2 }] })
    await client.endAsync()
    expect(await messagesOf(one as Built)).toEqual([['refused', 'mqtt', 'not-an-object', '5']])
    expect(await valuesOf(other as Built)).toEqual([2])
  })

  test('is stored once, though some of it had to wait', async () => {
    let busy = 3
    const { broker: waiting } = await open({
      door: {
        ...doors.door,
        async take(device, ...taken) {
          if (device.deviceId === other?.device.id && busy-- > 0)
            throw new Problem('BUSY', { retryAfterS: 2 })
          await doors.door.take(device, ...taken)
        },
      },
    })
    const client = await connect(hub, waiting.port)
    const part = [{ level: 3 }]
    await publish(client, 'telemetry', { [serials.one]: part, [serials.other]: part })
    await client.endAsync()
    await waiting.stop()
    expect(busy).toBeLessThan(0)
    expect(await messagesOf(one as Built)).toHaveLength(1)
    expect(await messagesOf(other as Built)).toHaveLength(1)
  })

  test('counts as long as the system administrator says so', async () => {
    const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
    const params = { projectId: mine.project.id }
    const body = deviceBody({ serial: `S ${randomUUID()}`, hubId: hub.device.id })
    const { variables, version, ...made } = await system.call(deviceRoutes.create, { params, body })
    expect(made.hub).toEqual({
      id: hub.device.id,
      serial: hub.device['serial'],
      name: 'Piezómetro 1',
    })
    const client = await connect(hub)
    const said = (level: number) => ({ [body.serial]: [{ level }] })
    const device = { device: made, variable: variables[0] } as unknown as Built
    await publish(client, 'telemetry', said(1))
    expect(await valuesOf(device)).toEqual([1])
    const edit = (given: object) =>
      system.send(deviceRoutes.edit, {
        params: { ...params, deviceId: made.id },
        body: {
          ...body,
          variables: body.variables.map((variable, index) => ({
            ...variable,
            id: variables[index]?.id ?? null,
          })),
          version,
          ...given,
        },
      })
    const foreign = await buildDevice(puquio.database, await buildMine(puquio.database))
    for (const hubId of [made.id, foreign.device.id, 2_000_000_000]) {
      const answer = await edit({ hubId })
      expect(answer.json()).toMatchObject({ fields: [{ path: 'hubId', code: 'not-in-list' }] })
    }
    expect((await edit({ hubId: null })).statusCode).toBe(200)
    await vi.waitFor(async () => {
      await publish(client, 'telemetry', said(2))
      expect(await messagesOf(hub)).not.toEqual([])
    }, soon)
    const before = await messagesOf(device)
    await publish(client, 'telemetry', said(3))
    expect(await messagesOf(device)).toEqual(before)
    await client.endAsync()
  })
})

describe('a command to a device behind a hub', () => {
  let admin: Calls
  let params: { projectId: number; deviceId: number }

  beforeEach(async () => {
    admin = await puquio.signIn(mine.admin)
    params = { projectId: mine.project.id, deviceId: one?.device.id ?? 0 }
  })

  const request = () => admin.call(commandRoutes.request, { params, body: relayBody() })
  const latest = async () => (await admin.call(commandRoutes.list, { params, query: {} })).items[0]
  const until = (expected: object) =>
    vi.waitFor(async () => expect(await latest()).toMatchObject(expected), soon)

  /** A hub that is subscribed to what it is sent, and notes it. */
  async function listen() {
    const client = await connect(hub)
    const heard: [string, Record<string, unknown>][] = []
    client.on('message', (topic, bytes) => heard.push([topic, JSON.parse(bytes.toString())]))
    const topics = ['rpc', 'attributes', 'attributes/response'].map((name) => `v1/gateway/${name}`)
    await client.subscribeAsync(topics, { qos: 1 })
    return { client, heard }
  }

  test('goes to the hub that named it, and is answered through it', async () => {
    const { client, heard } = await listen()
    const { id, expiresAt } = await request()
    await publish(client, 'connect', { device: serials.one.toLowerCase(), type: 'default' })
    await until({ state: 'acknowledged', way: 'mqtt' })
    const data = {
      id,
      method: 'setRelay',
      params: { relay: 1, state: 'on', expiresAt: Date.parse(expiresAt) },
    }
    expect(heard).toEqual([['v1/gateway/rpc', { device: serials.one.toLowerCase(), data }]])
    // Of another device behind it the answer changes nothing.
    const answer = { id, data: { success: true } }
    await publish(client, 'rpc', { device: serials.other, ...answer })
    expect(await latest()).toMatchObject({ state: 'acknowledged' })
    await publish(client, 'rpc', { device: serials.one, ...answer })
    await until({ state: 'executed', answer: '{"success":true}' })
    await client.endAsync()
  })

  test('waits where the hub has not named it, or took it back', async () => {
    const { client, heard } = await listen()
    await publish(client, 'telemetry', { [serials.one]: [{ level: 1 }] })
    await publish(client, 'disconnect', { device: serials.one })
    await request()
    await publish(client, 'connect', { device: serials.other })
    await client.endAsync()
    const again = await listen()
    await publish(again.client, 'connect', { device: serials.other })
    expect(await latest()).toMatchObject({ state: 'requested', sentAt: null })
    await publish(again.client, 'telemetry', { [serials.one]: [{ level: 2 }] })
    await until({ state: 'acknowledged' })
    expect([heard.length, again.heard.length]).toEqual([0, 1])
    await again.client.endAsync()
  })

  test('goes by the connection of the hub that lives, where another died while it signed in', async () => {
    const { client, heard } = await listen()
    await publish(client, 'connect', { device: serials.one })
    await door.identify({ token: hub.deviceToken.text })
    await request()
    await until({ state: 'acknowledged' })
    expect(heard).toHaveLength(1)
    await client.endAsync()
  })

  test('has a way down also where it speaks LoRa to the hub', async () => {
    const relays = (of: Built | undefined) =>
      admin.call(commandRoutes.relays, { params: { ...params, deviceId: of?.device.id ?? 0 } })
    await puquio.database.owner.one(
      {},
      sql`update device set channel = 'lora' where project_id = ${params.projectId}`,
    )
    expect(await relays(one)).toMatchObject({ obstacle: null })
    expect(await relays(apart)).toMatchObject({ obstacle: 'no-network' })
  })

  test('goes to its own connection where it has one', async () => {
    const { client, heard } = await listen()
    await publish(client, 'connect', { device: serials.one })
    const own = await connect(one as Built)
    const heardItself: string[] = []
    own.on('message', (topic) => heardItself.push(topic))
    await own.subscribeAsync('v1/devices/me/rpc/request/+', { qos: 1 })
    const { id } = await request()
    await until({ state: 'acknowledged' })
    expect(heardItself).toEqual([`v1/devices/me/rpc/request/${id}`])
    expect(heard).toEqual([])
    await own.endAsync()
    await client.endAsync()
  })

  test('is not sent by a hub that it was taken from', async () => {
    const { client, heard } = await listen()
    await publish(client, 'connect', { device: serials.one })
    await puquio.database.owner.one(
      {},
      sql`with taken as (update device set hub_id = null where id = ${params.deviceId} returning project_id)
        select pg_notify('devices_changed', project_id::text) from taken`,
    )
    await vi.waitFor(
      async () => expect(await doors.devices.behind(await hubItself(), serials.one)).toBeNull(),
      soon,
    )
    await request()
    await publish(client, 'connect', { device: serials.other })
    expect(await latest()).toMatchObject({ state: 'requested', sentAt: null })
    expect(heard).toEqual([])
    await client.endAsync()
  })
  const hubItself = async () => {
    const known = await doors.devices.byToken(hub.deviceToken.text)
    if (!known) throw new Error('no hub')
    return known
  }

  test('that is a configuration waits again where the hub cannot be answered', async () => {
    const { kind: _, relay: __, isOn: ___, ...ordered } = relayBody()
    const body = { kind: 'configuration' as const, configuration: { interval: 60 }, ...ordered }
    await admin.call(commandRoutes.request, { params, body })
    const client = await connect(hub)
    await publish(client, 'attributes/request', {
      id: 1,
      device: serials.one,
      client: false,
      keys: ['interval'],
    })
    await until({ state: 'requested', sentAt: null })
    await client.endAsync()
  })

  test('that is a configuration goes as attributes, is asked for and reported through it', async () => {
    const { client, heard } = await listen()
    await publish(client, 'connect', { device: serials.one })
    const configuration = { interval: 60, mode: 'eco' }
    const { kind: _, relay: __, isOn: ___, ...ordered } = relayBody()
    const body = { kind: 'configuration' as const, configuration, ...ordered }
    await admin.call(commandRoutes.request, { params, body })
    await until({ state: 'acknowledged' })
    await publish(client, 'attributes', { [serials.one]: { ...configuration, firmware: '1.2' } })
    await until({ state: 'executed' })
    const asked = { device: serials.one, client: true }
    await publish(client, 'attributes/request', { id: 1, ...asked, key: 'firmware' })
    await publish(client, 'attributes/request', { id: 2, ...asked, client: false, keys: ['mode'] })
    const answered = 'v1/gateway/attributes/response'
    await vi.waitFor(
      () =>
        expect(heard).toEqual([
          ['v1/gateway/attributes', { device: serials.one, data: configuration }],
          [answered, { id: 1, device: serials.one, value: '1.2' }],
          [answered, { id: 2, device: serials.one, values: { mode: 'eco' } }],
        ]),
      soon,
    )
    await client.endAsync()
  })
})
