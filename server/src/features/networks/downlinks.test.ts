import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandRoutes as api } from '@puquio/contract/modi/commands'
import mqtt, { type MqttClient } from 'mqtt'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { outsideBroker } from '../../../test/mqtt/outside-broker.ts'
import { relayBody } from '../../../test/proofs/build-command.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import type { Calls } from '../../../test/send.ts'
import { readConfig } from '../../platform/config.ts'
import { sql } from '../../platform/db/sql.ts'
import {
  type ExternalBroker,
  openExternalBroker,
} from '../../platform/mqtt/external/open-external-broker.ts'
import { type DeviceDoors, openDeviceDoors } from '../readings/service.ts'
import { takesBrokerMessages } from './take-broker-message.ts'
import { soon } from '../../../test/soon.ts'

const now = '2026-02-15T12:00:00-05:00'
const devEui = '0101010101010101'
const topicOf = (event: string) => `application/app-1/device/${devEui}/event/${event}`

let puquio: TestApp
let doors: DeviceDoors
let folder: string
let outside: ReturnType<typeof outsideBroker>
let external: ExternalBroker
let chirpstack: MqttClient
let admin: Calls
let params: { projectId: number; deviceId: number }
type Queued = { id: string; expiresAt: string; object: object }
const queue: Queued[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'puquio-downlinks-'))
  outside = outsideBroker(join(folder, 'journal'))
  await outside.start()
  const config = readConfig({ BROKER_URL: outside.url(), BROKER_CLIENT_ID: 'puquio-1' })
  puquio = await startTestApp({ config: { broker: config.broker } })
  puquio.clock.hold()
  doors = await openDeviceDoors(puquio.platform)
  if (!config.broker) throw new Error('it has no broker')
  const take = takesBrokerMessages({ ...puquio.platform, ...doors })
  const limits = { reconnectMs: 50 }
  external = openExternalBroker({ ...puquio.platform, broker: config.broker, take, limits })
  doors.downlinks.attach(external)
  chirpstack = await mqtt.connectAsync(outside.url(), { reconnectPeriod: 50 })
  chirpstack.on('message', (_topic, body) => queue.push(JSON.parse(body.toString()) as Queued))
  await subscribe()
})
afterAll(async () => {
  chirpstack.end(true)
  await external.stop()
  await doors.close()
  await puquio.close()
  await outside.kill()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  puquio.clock.set(now)
  queue.length = 0
  await puquio.database.owner.one(
    {},
    sql`with gone as (update device set external_key = '' where external_key = ${devEui} returning 1) select 1 as one`,
  )
  const mine = await buildMine(puquio.database)
  const { device } = await buildDevice(puquio.database, mine, {
    externalKey: devEui,
    channel: 'lora',
  })
  await puquio.database.owner.one({}, sql`select pg_notify('devices_changed', '') is null as told`)
  params = { projectId: mine.project.id, deviceId: device.id }
  admin = await puquio.signIn(mine.admin)
})

const subscribe = () => chirpstack.subscribeAsync('application/+/device/+/command/down', { qos: 1 })
let uplinks = 0
const event = (name: string, fields: object = {}) =>
  chirpstack.publishAsync(
    topicOf(name),
    JSON.stringify({
      deviceInfo: { devEui },
      deduplicationId: `${name}-${uplinks++}`,
      time: '2026-02-15T16:59:00Z',
      ...fields,
    }),
    { qos: 1 },
  )
const heard = () => event('up', { object: { level: 1 } })
const request = (given: Parameters<typeof relayBody>[0] = {}) =>
  admin.call(api.request, { params, body: relayBody(given) })
const latest = async () => (await admin.call(api.list, { params, query: {} })).items[0]
const until = (expected: object) =>
  vi.waitFor(async () => expect(await latest()).toMatchObject(expected), soon)

/** An uplink may come before the new device is known, and is then no reason to send. */
const queuedOnceHeard = (count: number) =>
  vi.waitFor(async () => {
    await heard()
    expect(queue).toHaveLength(count)
  }, soon)

test('a command waits until the network has heard the device, is queued there once, and executed when it is acknowledged', async () => {
  const { id } = await request()
  await until({ state: 'requested' })
  await queuedOnceHeard(1)
  expect(queue[0]).toMatchObject({
    devEui,
    confirmed: true,
    expiresAt: '2026-02-15T17:10:00.000Z',
    object: { command: id, relay: 1, state: 'on' },
  })
  await until({ state: 'sent', way: 'mqtt' })
  await event('txack', { queueItemId: queue[0]?.id, downlinkId: 7 })
  await heard()
  await event('ack', { queueItemId: queue[0]?.id, acknowledged: true })
  await until({ state: 'executed' })
  expect(queue).toHaveLength(1)
})

test('one of a device that was heard goes at once, a configuration, too', async () => {
  await request({ isOn: false })
  await queuedOnceHeard(1)
  const body = { kind: 'configuration', configuration: { interval: 600 }, ttlS: 600 } as const
  await admin.call(api.request, { params, body: { ...body, key: crypto.randomUUID() } })
  await vi.waitFor(() => expect(queue).toHaveLength(2), soon)
  expect(queue.map(({ object }) => object)).toMatchObject([
    { relay: 1, state: 'off' },
    { configuration: { interval: 600 } },
  ])
})

test('what no device acknowledges, or the network threw away, is not said to be executed', async () => {
  await request()
  await queuedOnceHeard(1)
  await event('ack', { queueItemId: queue[0]?.id, acknowledged: false })
  await until({ state: 'unanswered' })
  await request({ isOn: false })
  await vi.waitFor(() => expect(queue).toHaveLength(2), soon)
  await event('log', { code: 'EXPIRED', context: { queue_item_id: queue[1]?.id } })
  await until({ state: 'expired' })
  // Of another device it means nothing.
  await event('ack', { queueItemId: crypto.randomUUID(), acknowledged: true })
  await event('ack', { queueItemId: 'no-uuid', acknowledged: true })
  await until({ state: 'expired' })
})

test('while the broker is away it waits; what was sent and never spoken of ends as unanswered', async () => {
  await request()
  await queuedOnceHeard(1)
  await outside.kill()
  await vi.waitFor(
    async () => expect(await external.publish('application/app-1/none', '')).toBe('unreachable'),
    soon,
  )
  await request({ isOn: false })
  await until({ state: 'requested' })
  await outside.start()
  // It would not hear what comes before it has subscribed again.
  await subscribe()
  await queuedOnceHeard(2)
  await until({ state: 'sent', isOn: false })
  puquio.clock.set('2026-02-15T13:00:00-05:00')
  await runJobs(puquio)
  await until({ state: 'unanswered', isOn: false })
  expect(queue).toHaveLength(2)
})

test('a device by satellite still has no way down', async () => {
  await puquio.database.owner.one(
    {},
    sql`update device set channel = 'satellite' where id = ${params.deviceId} returning 1 as one`,
  )
  const refusal = await admin.refusal(api.request, { params, body: relayBody() })
  expect(refusal.problem).toBe('NO_DOWNLINK')
})
