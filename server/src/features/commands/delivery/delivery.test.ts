import { commandRoutes as api, deviceCommandRoutes } from '@puquio/contract/modi/commands'
import { connectAsync, type MqttClient } from 'mqtt'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildMine } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { countWaiting } from '../../../../test/lock-waits.ts'
import { relayBody } from '../../../../test/proofs/build-command.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type MqttBroker, openBroker } from '../../../platform/mqtt/open-broker.ts'
import { mqttOf } from '../../../platform/mqtt/settings.ts'
import type { Taken } from './deliver-store.ts'
import { openDeviceCommands } from './open-commands.ts'
import { type DeviceDoors, openDeviceDoors, openMqttDoor } from '../../readings/service.ts'
import { soon } from '../../../../test/soon.ts'

let puquio: TestApp
let doors: DeviceDoors
let broker: MqttBroker
let admin: Calls
let token: string
let params: { projectId: number; deviceId: number }

beforeAll(async () => {
  puquio = await startTestApp()
  doors = await openDeviceDoors(puquio.platform)
  const door = openMqttDoor({ ...puquio.platform, ...doors })
  const mqtt = mqttOf({}, { isLocal: true, isOnFreePort: true })
  const limits = { ackMs: 300 }
  broker = await openBroker({
    ...puquio.platform,
    config: { host: '127.0.0.1', mqtt },
    door,
    limits,
  })
  door.attach(broker)
})
afterAll(async () => {
  await broker.stop()
  await doors.close()
  await puquio.close()
})
beforeEach(async () => {
  puquio.clock.set('2026-02-15T12:00:00-05:00')
  const mine = await buildMine(puquio.database)
  const { device, deviceToken } = await buildDevice(puquio.database, mine)
  token = deviceToken.text
  params = { projectId: mine.project.id, deviceId: device.id }
  admin = await puquio.signIn(mine.admin)
})

const request = (given: Parameters<typeof relayBody>[0] = {}) =>
  admin.call(api.request, { params, body: relayBody(given) })
const latest = async () => (await admin.call(api.list, { params, query: {} })).items[0]
const until = (expected: object) =>
  vi.waitFor(async () => expect(await latest()).toMatchObject(expected), soon)
const configure = (configuration: Record<string, number | string>, ttlS = 600) =>
  admin.call(api.request, {
    params,
    body: { kind: 'configuration', configuration, ttlS, key: crypto.randomUUID() },
  })

describe('by MQTT', () => {
  const requests = 'v1/devices/me/rpc/request/+'
  const attributes = 'v1/devices/me/attributes'

  /** A device that notes what it is sent, and answers as it is told to. */
  async function connect(answer?: (body: string) => string | null) {
    const client = await connectAsync({
      port: broker.port ?? 0,
      username: token,
      reconnectPeriod: 0,
    })
    const heard: { topic: string; body: string }[] = []
    client.on('message', (topic, bytes) => {
      const body = bytes.toString()
      heard.push({ topic, body })
      const said = topic.includes('/request/') ? answer?.(body) : undefined
      if (said) client.publish(topic.replace('/request/', '/response/'), said, { qos: 1 })
    })
    return { client, heard }
  }
  const yes = () => '{"success":true}'
  const subscribe = (client: MqttClient, filter = requests) =>
    client.subscribeAsync(filter, { qos: 1 })

  test('a device that is connected gets its command at once, by an id and with its time', async () => {
    const { client, heard } = await connect(yes)
    await subscribe(client)
    const { id, expiresAt } = await request()
    await until({ state: 'executed', way: 'mqtt', answer: '{"success":true}' })
    expect(heard).toEqual([
      {
        topic: `v1/devices/me/rpc/request/${id}`,
        body: JSON.stringify({
          method: 'setRelay',
          params: { relay: 1, state: 'on', expiresAt: Date.parse(expiresAt) },
        }),
      },
    ])
    const { relays } = await admin.call(api.relays, { params })
    expect(relays).toMatchObject([{ relay: 1, isOn: true }])
    await client.endAsync()
  })

  test('one that connects later gets what waits, in its order, and nothing that expired', async () => {
    await request({ ttlS: 10 })
    puquio.clock.set('2026-02-15T12:00:30-05:00')
    const { id } = await request({ isOn: false })
    const { client, heard } = await connect(yes)
    await subscribe(client)
    await until({ state: 'executed', isOn: false })
    expect(heard.map(({ topic }) => topic)).toEqual([`v1/devices/me/rpc/request/${id}`])
    await client.endAsync()
  })

  test('a command that is sent and not answered is not sent again', async () => {
    const first = await connect()
    await subscribe(first.client)
    await request({ ttlS: 60 })
    await until({ state: 'acknowledged' })
    await first.client.endAsync()
    const second = await connect(yes)
    await subscribe(second.client)
    puquio.clock.set('2026-02-15T12:02:00-05:00')
    expect(await latest()).toMatchObject({ state: 'unanswered' })
    expect([...first.heard, ...second.heard]).toHaveLength(1)
    await second.client.endAsync()
  })

  test.each([
    ['{"error":"interlock"}', { state: 'failed', failure: 'refused' }],
    ['{"state":"off"}', { state: 'failed', failure: 'other-state' }],
    ['on!', { state: 'failed', failure: 'not-readable', answer: 'on!' }],
  ])('an answer %s', async (said, expected) => {
    const { client } = await connect(() => said)
    await subscribe(client)
    await request()
    await until(expected)
    await client.endAsync()
  })

  test('an answer to what is another device’s, or was answered, changes nothing', async () => {
    const { client } = await connect(yes)
    await subscribe(client)
    const { id } = await request()
    await until({ state: 'executed' })
    const other = await buildMine(puquio.database)
    const foreign = await buildDevice(puquio.database, other)
    const stranger = await connectAsync({
      port: broker.port ?? 0,
      username: foreign.deviceToken.text,
    })
    for (const from of [stranger, client])
      await from.publishAsync(`v1/devices/me/rpc/response/${id}`, '{"error":"x"}', { qos: 1 })
    expect(await latest()).toMatchObject({ state: 'executed', failure: null })
    await stranger.endAsync()
    await client.endAsync()
  })

  test('a configuration goes as attributes, and is executed once the device reports it', async () => {
    const { client, heard } = await connect()
    await subscribe(client, attributes)
    const configuration = { interval: 60, mode: 'eco' }
    await configure(configuration)
    await until({ state: 'acknowledged', configuration })
    expect(heard.map(({ topic, body }) => [topic, JSON.parse(body)])).toEqual([
      [attributes, configuration],
    ])
    await client.publishAsync(attributes, '{"interval":60,"mode":"eco","relay1":"off"}', { qos: 1 })
    await until({ state: 'executed' })
    expect(await admin.call(api.relays, { params })).toMatchObject({
      relays: [{ relay: 1, isOn: false }],
      attributes: { interval: 60, mode: 'eco' },
      configuration,
    })
    await subscribe(client, 'v1/devices/me/attributes/response/+')
    const asked = '{"sharedKeys":"mode"}'
    await client.publishAsync('v1/devices/me/attributes/request/7', asked, { qos: 1 })
    await vi.waitFor(
      () =>
        expect(heard[1]).toEqual({
          topic: 'v1/devices/me/attributes/response/7',
          body: '{"client":{},"shared":{"mode":"eco"}}',
        }),
      soon,
    )
    await client.endAsync()
  })

  test('a configuration that is asked for says by which way it came', async () => {
    await configure({ interval: 60 })
    const { client, heard } = await connect()
    await subscribe(client, 'v1/devices/me/attributes/response/+')
    await client.publishAsync('v1/devices/me/attributes/request/1', '{}', { qos: 1 })
    await vi.waitFor(() => expect(heard).toHaveLength(1), soon)
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({ shared: { interval: 60 } })
    expect(await latest()).toMatchObject({ state: 'sent', way: 'mqtt' })
    await client.endAsync()
  })

  test('a configuration that is asked for waits again where the answer cannot be sent', async () => {
    await configure({ interval: 60 })
    const { client } = await connect()
    await client.publishAsync('v1/devices/me/attributes/request/1', '{}', { qos: 1 })
    await until({ state: 'requested', sentAt: null, way: null })
    await client.endAsync()
  })

  test('every step is in the audit trail', async () => {
    const { client } = await connect(yes)
    await subscribe(client)
    await request()
    await until({ state: 'executed' })
    const entries = await puquio.database.owner.one<{ action: string }>(
      {},
      sql`select e.action from audit_entry e join audit_change c on c.entry_id = e.id
        where e.project_id = ${params.projectId} and c.table_name = 'device_command'
          and e.action is not null order by e.id`,
    )
    const actions = entries.map(({ action }) => action)
    expect(actions.filter((action) => action !== 'commands.send')).toEqual([
      'commands.request',
      'commands.answer',
    ])
    expect(actions).toContain('commands.send')
    await client.endAsync()
  })
})

describe('a command that did not leave', () => {
  /** Commands of a broker that loses the device as it sends, for as long as it is told to. */
  async function unreachable(whileSending: () => Promise<unknown>) {
    const commands = await openDeviceCommands(puquio.platform)
    let isLost = true
    const sent: Taken[] = []
    commands.attach({
      canReach: () => true,
      send: async (_deviceId, taken) => {
        if (!isLost) {
          sent.push(taken)
          return 'acknowledged'
        }
        isLost = false
        await whileSending()
        return 'unreachable'
      },
    })
    return { commands, sent }
  }
  const device = () => params
  const wishes = async () =>
    (await admin.call(api.list, { params, query: {} })).items.map(({ isOn, state }) => [
      isOn,
      state,
    ])

  test('waits again', async () => {
    await request()
    const { commands, sent } = await unreachable(async () => undefined)
    commands.reachable(device())
    await until({ state: 'requested', sentAt: null })
    commands.reachable(device())
    await until({ state: 'acknowledged' })
    expect(sent).toHaveLength(1)
    await commands.close()
  })

  test('is never sent where a newer wish was made meanwhile, nor where that was taken back', async () => {
    await request({ isOn: true })
    const { commands, sent } = await unreachable(() => request({ isOn: false }))
    commands.reachable(device())
    await vi.waitFor(async () => expect((await wishes())[1]).toEqual([true, 'cancelled']))
    commands.reachable(device())
    await until({ isOn: false, state: 'acknowledged' })
    expect(sent).toMatchObject([{ kind: 'relay', isOn: false }])
    await commands.close()

    const { id } = await request({ isOn: true })
    const second = await unreachable(async () => {
      const newer = await request({ isOn: false })
      await admin.call(api.cancel, { params: { ...params, commandId: newer.id } })
    })
    second.commands.reachable(device())
    await vi.waitFor(async () =>
      expect((await wishes()).slice(0, 2)).toEqual([
        [false, 'cancelled'],
        [true, 'cancelled'],
      ]),
    )
    // As a process leaves it that did not see the newer one yet.
    await puquio.database.owner.one(
      {},
      sql`update device_command set state = 'requested', ended_at = null where id = ${id}`,
    )
    second.commands.reachable(device())
    await vi.waitFor(async () => expect((await wishes())[1]).toEqual([true, 'cancelled']))
    expect(second.sent).toEqual([])
    await second.commands.close()
  })
})

describe('by HTTP', () => {
  const next = (timeout = '1000') =>
    puquio.nobody.send(deviceCommandRoutes.next, { params: { token }, query: { timeout } })
  const answer = (requestId: number, body: object) =>
    puquio.nobody.send(deviceCommandRoutes.answer, { params: { token, requestId }, body })

  test('what waits is given once, and answered', async () => {
    const { id } = await request()
    expect((await next()).json()).toMatchObject({ id, method: 'setRelay', params: { state: 'on' } })
    expect((await next('50')).statusCode).toBe(408)
    expect((await answer(id, { state: 'on' })).statusCode).toBe(204)
    await until({ state: 'executed', way: 'http' })
  })

  test('a command that was taken out for a device that is gone waits for it again', async () => {
    const { id } = await request()
    const gone = new AbortController()
    const asked = doors.commands.next(params, { timeoutMs: 5000, gone: gone.signal })
    gone.abort()
    expect(await asked).toBeNull()
    expect(await latest()).toMatchObject({ id, state: 'requested', sentAt: null, way: null })
    expect((await next()).json()).toMatchObject({ id })
  })

  test('a device that waits is told as soon as there is something; of two waits the newer counts', async () => {
    const older = next('5000')
    await new Promise((resolve) => setTimeout(resolve, 200))
    const newer = next('5000')
    expect((await older).statusCode).toBe(408)
    const { id } = await request()
    expect((await newer).json()).toMatchObject({ id })
  })

  test('a device asks for its configuration, and reports it', async () => {
    const configuration = { interval: 30 }
    await configure(configuration)
    const of = { params: { token } }
    const { attributes, report } = deviceCommandRoutes
    const asked = await puquio.nobody.send(attributes, of)
    expect(asked.json()).toEqual({ client: {}, shared: configuration })
    await until({ state: 'sent', way: 'http' })
    await puquio.nobody.send(report, { ...of, body: { interval: 30, relay1: 1 } })
    await until({ state: 'executed' })
    const named = await puquio.nobody.send(attributes, { ...of, query: { clientKeys: 'relay1' } })
    expect(named.json()).toEqual({ client: { relay1: 1 }, shared: {} })
  })

  /** What is answered where the database is so slow that a minute passes until what waits is taken out. */
  async function askSlowly<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const { asked } = await puquio.database.owner.transaction({}, async (rows) => {
      await rows(sql`lock table device_command in share mode`)
      const begun = { asked: ask() }
      await vi.waitFor(async () => expect(await countWaiting(puquio.database)).toBe(1), soon)
      puquio.clock.advance(60_000)
      return begun
    })
    return asked
  }

  test('a command whose time ended while it was taken out is not given; what waits behind it is', async () => {
    await request({ ttlS: 10 })
    expect((await askSlowly(() => next('50'))).statusCode).toBe(408)
    expect(await latest()).toMatchObject({ state: 'expired', sentAt: null, way: null })
    await puquio.database.owner.one(
      {},
      sql`update device set relay_2 = 'Bomba 2' where id = ${params.deviceId}`,
    )
    const ended = await request({ ttlS: 10 })
    const { id } = await request({ relay: 2 })
    expect((await askSlowly(next)).json()).toMatchObject({ id, params: { relay: 2 } })
    await until({ id, state: 'sent', way: 'http' })
    const { items } = await admin.call(api.list, { params, query: {} })
    expect(items.find((one) => one.id === ended.id)).toMatchObject({ state: 'expired' })
  })

  test('a configuration whose time ended while it was taken out is not given', async () => {
    await configure({ interval: 30 }, 10)
    const { attributes } = deviceCommandRoutes
    const asked = await askSlowly(() => puquio.nobody.send(attributes, { params: { token } }))
    expect(asked.json()).toEqual({ client: {}, shared: {} })
    expect(await latest()).toMatchObject({ state: 'expired', sentAt: null })
  })

  test('an unknown token learns nothing', async () => {
    token = 'pud_unknown'
    for (const sent of [next(), answer(1, {})])
      expect((await sent).json()).toMatchObject({ problem: 'DEVICE_NOT_KNOWN' })
  })
})
