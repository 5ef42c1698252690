import { deviceRoutes } from '@puquio/contract/modi/devices'
import { connectAsync } from 'mqtt'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMine, buildSystemAdmin } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { RawClient } from '../../../test/mqtt/broker-stage.ts'
import { publishPacket } from '../../../test/mqtt/packets.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../platform/db/sql.ts'
import { mqttOf } from '../../platform/mqtt/settings.ts'
import { type MqttBroker, openBroker } from '../../platform/mqtt/open-broker.ts'
import { Problem } from '../../platform/problem.ts'
import { type DeviceDoors, openDeviceDoors, openMqttDoor } from './service.ts'

const telemetry = 'v1/devices/me/telemetry'
const measuredAt = Date.parse('2026-02-15T16:50:00Z')

let puquio: TestApp
let doors: DeviceDoors
let broker: MqttBroker
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildDevice>>

const open = (deviceDoors: Pick<DeviceDoors, 'devices' | 'door' | 'commands'>) =>
  openBroker({
    ...puquio.platform,
    config: { host: '127.0.0.1', mqtt: mqttOf({}, { isLocal: true, isOnFreePort: true }) },
    door: openMqttDoor({ ...puquio.platform, ...deviceDoors }),
    limits: { sweepMs: 200, busyMs: 20 },
  })

beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
  doors = await openDeviceDoors(puquio.platform)
  broker = await open(doors)
})
afterAll(async () => {
  await broker.stop()
  await doors.close()
  await puquio.close()
})
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  built = await buildDevice(puquio.database, mine)
})

const connect = () =>
  connectAsync({ port: broker.port ?? 0, username: built.deviceToken.text, reconnectPeriod: 0 })

/** As the database has them, whatever waits in memory. */
const storedValues = async () => {
  const rows = await readingsScope(puquio.platform).rows<{ raw: number }>(
    sql`select raw from telemetry.reading where variable_id = ${built.variable.id} order by ts`,
  )
  return rows.map(({ raw }) => raw)
}

type Message = { status: string; wayIn: string; body: string }
const messages = () =>
  readingsScope(puquio.platform).rows<Message>(
    sql`select status, way_in, convert_from(body, 'UTF8') as body from telemetry.raw_message
      where device_id = ${built.device.id} order by received_at, id`,
  )

test('what a device sends is stored when it is acknowledged, in each form', async () => {
  const client = await connect()
  const sent = [
    JSON.stringify({ ts: measuredAt, values: { level: 4.5 } }),
    JSON.stringify([{ ts: measuredAt + 60_000, values: { level: 4.6 } }]),
    JSON.stringify({ level: 4.7 }),
  ]
  const expected = [4.5, 4.6, 4.7]
  for (const [index, body] of sent.entries()) {
    await client.publishAsync(index === 1 ? 'v2/t' : telemetry, body, { qos: 1 })
    expect(await storedValues()).toEqual(expected.slice(0, index + 1))
  }
  await client.publishAsync('v1/devices/me/attributes', '{"firmware":"1.2"}', { qos: 1 })
  await client.endAsync()
  expect(await messages()).toEqual([
    ...sent.map((body) => ({ status: 'read', wayIn: 'mqtt', body })),
    { status: 'refused', wayIn: 'mqtt:attributes', body: '{"firmware":"1.2"}' },
  ])
})

test('what cannot be read is kept as it came, and acknowledged', async () => {
  const client = await connect()
  await client.publishAsync(telemetry, '{"level":', { qos: 1 })
  await client.publishAsync(telemetry, '{"level":1}', { qos: 1 })
  await client.endAsync()
  expect((await messages()).map(({ status, body }) => [status, body])).toEqual([
    ['refused', '{"level":'],
    ['read', '{"level":1}'],
  ])
})

test('unknown tokens, of people too, and certificates are refused', async () => {
  const mqttDoor = openMqttDoor({ ...puquio.platform, ...doors })
  for (const token of ['', 'x', `${built.deviceToken.text}x`, 'puq_nothing'])
    expect(await mqttDoor.identify({ token })).toBeNull()
  expect(await mqttDoor.identify({ fingerprint: 'a'.repeat(64) })).toBeNull()
})

test('a retired device is disconnected, and stores nothing any more', async () => {
  const client = await RawClient.of(broker.port ?? 0, built.deviceToken.text)
  client.write(publishPacket(telemetry, '{"level":1}'))
  expect(await client.until(() => client.acknowledged().length === 1)).toBe(true)
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const params = { projectId: mine.project.id, deviceId: built.device.id }
  await system.call(deviceRoutes.retire, { params })
  expect(await client.closed()).toBe(true)
  await expect(RawClient.of(broker.port ?? 0, built.deviceToken.text)).rejects.toThrow('refused')
  expect(await messages()).toHaveLength(1)
})

test('while too much waits to be stored the device waits, and its message arrives', async () => {
  let busy = 3
  const busyBroker = await open({
    ...doors,
    door: {
      ...doors.door,
      async take(...taken) {
        if (busy-- > 0) throw new Problem('BUSY', { retryAfterS: 2 })
        await doors.door.take(...taken)
      },
    },
  })
  const client = await RawClient.of(busyBroker.port ?? 0, built.deviceToken.text)
  client.write(publishPacket(telemetry, '{"level":9}'))
  expect(await client.until(() => client.acknowledged().length === 1)).toBe(true)
  expect(busy).toBeLessThan(0)
  expect(await storedValues()).toEqual([9])
  await client.end()
  await busyBroker.stop()
})

test('an error of the database is no acknowledgement', async () => {
  const failing = await open({
    ...doors,
    door: { ...doors.door, take: () => Promise.reject(new Error('the database is away')) },
  })
  const client = await RawClient.of(failing.port ?? 0, built.deviceToken.text)
  client.write(publishPacket(telemetry, '{"level":9}'))
  expect(await client.closed()).toBe(true)
  expect(client.acknowledged()).toEqual([])
  await failing.stop()
})

test('a configuration that a device asks for arrives in its time or not at all', async () => {
  const expiresAt = '2026-02-15T17:10:00.000Z'
  const handed = [{ id: 1, expiresAt }]
  const commands = {
    ...doors.commands,
    attach: () => undefined,
    handOver: async () => handed.pop() ?? null,
  }
  const door = openMqttDoor({ ...puquio.platform, ...doors, commands })
  const ends: (string | null)[] = []
  door.attach({
    canReach: () => true,
    async send(_deviceId, _topic, _payload, endsAt) {
      ends.push(endsAt)
      return 'sent'
    },
  })
  const session = await door.identify({ token: built.deviceToken.text })
  if (!session) throw new Error('its token is not known')
  const message = { body: Buffer.from('{}'), receivedAt: puquio.platform.clock.now() }
  for (const requestId of [1, 2])
    await door.take(session, { ...message, topic: 'attributes-request', requestId })
  expect(ends).toEqual([expiresAt, null])
})
