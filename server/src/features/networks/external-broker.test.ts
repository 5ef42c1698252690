import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import mqtt, { type MqttClient } from 'mqtt'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { outsideBroker } from '../../../test/mqtt/outside-broker.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { systemClock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config.ts'
import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../platform/db/sql.ts'
import {
  type BrokerMessage,
  type ExternalBroker,
  openExternalBroker,
} from '../../platform/mqtt/external/open-external-broker.ts'
import { type DeviceDoors, openDeviceDoors } from '../readings/service.ts'
import { sourceOf, takesBrokerMessages } from './take-broker-message.ts'

const rounds = process.env['PUQUIO_PROVE'] === 'full' ? 50 : 2
const processes = join(import.meta.dirname, '../../../test/processes')
const devEui = '0101010101010101'
const upTopic = `application/1/device/${devEui}/event/up`
const startMs = Date.parse('2026-02-01T00:00:00Z')

let puquio: TestApp
let doors: DeviceDoors
let folder: string
let device: { serial: string; token: string; variableId: number }
let outside: ReturnType<typeof outsideBroker>
const children: ChildProcess[] = []
const clients: MqttClient[] = []
let opened: ExternalBroker | null = null

beforeAll(async () => {
  puquio = await startTestApp({ now: systemClock.now().toISOString() })
  doors = await openDeviceDoors(puquio.platform)
  folder = mkdtempSync(join(tmpdir(), 'puquio-broker-'))
})
afterAll(async () => {
  await doors.close()
  await puquio.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await puquio.database.owner.one(
    {},
    sql`with gone as (update device set external_key = '' where external_key = ${devEui} returning 1) select 1 as one`,
  )
  const mine = await buildMine(puquio.database)
  const built = await buildDevice(puquio.database, mine, { externalKey: devEui })
  await puquio.database.owner.one({}, sql`select pg_notify('devices_changed', '') is null as told`)
  device = {
    serial: String(built.device['serial']),
    token: built.deviceToken.text,
    variableId: built.variable.id,
  }
  outside = outsideBroker(join(folder, `${device.serial}.journal`))
  await outside.start()
})
afterEach(async () => {
  await opened?.stop()
  opened = null
  for (const client of clients.splice(0)) client.end(true)
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await outside.kill()
})

/** A topic that is subscribed to, by which a test sees so. */
const first = 'v1/devices/none/telemetry'
type Take = (message: BrokerMessage) => Promise<void>
/** Resolves once the broker has its subscription. */
async function open(take: Take = takesBrokerMessages({ ...puquio.platform, ...doors })) {
  const { broker } = readConfig({ BROKER_URL: outside.url(), BROKER_CLIENT_ID: 'puquio-1' })
  if (!broker) throw new Error('it has no broker')
  const limits = { reconnectMs: 50, busyMs: 20, busyMostMs: 50 }
  let isSeen = false
  const seen: Take = async (message) => {
    if (message.topic !== first) return take(message)
    isSeen = true
  }
  opened = openExternalBroker({ ...puquio.platform, broker, take: seen, limits })
  await expect
    .poll(async () => {
      await publish(first, '{}')
      await wait(20)
      return isSeen
    })
    .toBe(true)
}
const publishing = async () => {
  if (clients.length > 0) return
  const client = await mqtt.connectAsync(outside.url(), { reconnectPeriod: 50 })
  clients.push(client)
}
const publish = async (topic: string, body: string) => {
  await publishing()
  await clients[0]?.publishAsync(topic, body, { qos: 1 })
}
const uplink = (level: number) =>
  JSON.stringify({
    deviceInfo: { devEui },
    deduplicationId: `message-${level}`,
    time: new Date(startMs + level * 1000).toISOString(),
    object: { level },
  })
const telemetry = (level: number) =>
  JSON.stringify({ ts: startMs + level * 1000, values: { level } })

async function stored(): Promise<number[]> {
  const rows = await readingsScope(puquio.platform).rows<{ raw: number }>(
    sql`select raw from telemetry.reading where variable_id = ${device.variableId} order by ts`,
  )
  return rows.map(({ raw }) => raw)
}
const storedSoon = (values: number[]) => expect.poll(stored, { timeout: 15_000 }).toEqual(values)

test('what ChirpStack and devices publish becomes readings; what nobody knows stops none of them', async () => {
  await open()
  await publish(upTopic, '{"deviceInfo"')
  await publish(upTopic, uplink(1).replace(devEui, '0909090909090909'))
  await publish('application/1/device/x/event/unknown', uplink(1))
  await publish(upTopic, uplink(1))
  await publish(`v1/devices/${device.serial.toUpperCase()}/telemetry`, telemetry(2))
  await publish(`v1/devices/${device.token}/telemetry`, telemetry(3))
  await publish(`v1/devices/${device.serial}/attributes`, '{"firmware":"1.2"}')
  await storedSoon([1, 2, 3])
})

test('a message is acknowledged once it is stored: what fails is offered again, in its order', async () => {
  const take = takesBrokerMessages({ ...puquio.platform, ...doors })
  let isAway = false
  const offered: string[] = []
  await open(async (message) => {
    offered.push(message.topic)
    if (isAway) throw new Error('the database is away')
    await take(message)
  })
  isAway = true
  for (const level of [1, 2, 3]) await publish(upTopic, uplink(level))
  await expect.poll(() => offered.filter((topic) => topic === upTopic).length).toBeGreaterThan(4)
  expect(await stored()).toEqual([])
  isAway = false
  await storedSoon([1, 2, 3])
  // Acknowledged: a session that begins anew gets none of them.
  await opened?.stop()
  const before = offered.length
  await open(async ({ topic }) => void offered.push(topic))
  expect(offered.slice(before)).not.toContain(upTopic)
})

test('what came while this process was away is taken when it is back', async () => {
  await open()
  await opened?.stop()
  await publish(upTopic, uplink(1))
  await outside.kill()
  await outside.start()
  await open()
  await publish(upTopic, uplink(2))
  await storedSoon([1, 2])
})

test('both are killed again and again: nothing that the broker acknowledged is lost, nothing stored twice', {
  timeout: rounds * 10_000 + 60_000,
}, async () => {
  await open()
  await opened?.stop()
  opened = null
  const startTaking = async () => {
    const child = fork(join(processes, 'external-process.ts'), [
      ...Object.values(puquio.urls),
      folder,
      outside.url(),
    ])
    children.push(child)
    await once(child, 'message')
    return child
  }
  let taking = await startTaking()
  const acknowledged: number[] = []
  let isOver = false
  const sending = (async () => {
    for (let level = 1; !isOver; level++) {
      await publish(upTopic, uplink(level))
      acknowledged.push(level)
      await wait(5)
    }
  })()
  const progress = async (more: number) => {
    const from = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(from + more)
  }
  for (let round = 0; round < rounds; round++) {
    await progress(30)
    if (round % 2 === 0) {
      await outside.kill()
      await outside.start()
    } else {
      taking.kill('SIGKILL')
      await progress(10)
      taking = await startTaking()
    }
  }
  await progress(10)
  isOver = true
  await sending
  await storedSoon(acknowledged)
  expect(acknowledged.length).toBeGreaterThan(rounds * 20)
})

test('of The Things Stack a topic’s application and device are those of its message', async () => {
  const take = takesBrokerMessages({ ...puquio.platform, ...doors })
  const body = Buffer.from(
    JSON.stringify({
      end_device_ids: {
        device_id: 'dev1',
        application_ids: { application_id: 'app' },
        dev_eui: devEui,
      },
      received_at: new Date(startMs).toISOString(),
      uplink_message: {
        f_port: 1,
        decoded_payload: { level: 7 },
        received_at: new Date(startMs).toISOString(),
      },
    }),
  )
  const from = (topic: string) => take({ topic, body, receivedAt: new Date(startMs) })
  for (const topic of [
    'v3/app@ttn/devices/dev2/up',
    'v3/other@ttn/devices/dev1/up',
    'v3/application@ttn/devices/dev1/up',
  ])
    await expect(from(topic)).rejects.toThrow('MESSAGE_NOT_READABLE')
  expect(await stored()).toEqual([])
  await from('v3/app@ttn/devices/dev1/up')
  expect(await stored()).toEqual([7])
})

test('a topic says who published it', () => {
  const up = { kind: 'network', way: 'chirpstack', event: 'up' }
  expect(sourceOf(upTopic)).toEqual(up)
  expect(sourceOf(`us915_0/${upTopic}`)).toEqual(up)
  expect(sourceOf('v3/app@ttn/devices/dev1/up')).toMatchObject({ way: 'things-stack' })
  expect(sourceOf('v1/devices/PZ-01/attributes')).toEqual({
    kind: 'device',
    name: 'PZ-01',
    report: 'attributes',
  })
  for (const topic of ['v1/devices/PZ-01/rpc/request/1', 'v1/devices//telemetry', 'telemetry', ''])
    expect(sourceOf(topic)).toBeNull()
})
