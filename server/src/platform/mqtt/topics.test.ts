import { connectAsync } from 'mqtt'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryDoor, RawClient, startBroker } from '../../../test/mqtt/broker-stage.ts'
import {
  connectPacket,
  ping,
  pubackPacket,
  publishPacket,
  subscribePacket,
} from '../../../test/mqtt/packets.ts'

const attributes = 'v1/devices/me/attributes'
const requests = 'v1/devices/me/rpc/request/+'

let stage: ReturnType<typeof memoryDoor>
let broker: Awaited<ReturnType<typeof startBroker>>
let port: number

beforeEach(async () => {
  stage = memoryDoor()
  stage.devices.set('one', 1).set('two', 2)
  broker = await startBroker({ door: stage.door, limits: { ackMs: 300 } })
  port = broker.port ?? 0
})
afterEach(() => broker.stop())

/** Lets everything arrive that was sent to a client before. */
async function settle(client: RawClient) {
  const pings = () => client.received.filter((one) => one[0] === 0xd0).length
  const before = pings()
  client.write(ping)
  expect(await client.until(() => pings() > before)).toBe(true)
}

const publishes = ({ received }: RawClient) => received.filter((one) => one.readUInt8(0) >> 4 === 3)

test.each([
  'v1/devices/me',
  'v1/devices/me/telemetry/',
  'v1/devices/me/rpc/request/1',
  'v1/devices/2/telemetry',
  'v1/gateway/claim',
  '$SYS/broker/clients',
  '$SYS/x/heartbeat',
  '+/devices/me/telemetry',
  '#',
  '',
  'x/'.repeat(200),
  '__proto__',
])('publishing on %j ends the connection without an acknowledgement', async (topic) => {
  for (const qos of [0, 1]) {
    const client = await RawClient.of(port, 'one')
    client.write(publishPacket(topic, '{}', { qos }))
    expect(await client.closed()).toBe(true)
    expect(client.acknowledged()).toEqual([])
  }
  expect(stage.offered).toEqual([])
})

test('quality of service 2 is refused, since it is acknowledged before all is stored', async () => {
  const client = await RawClient.of(port, 'one')
  client.write(publishPacket('v2/t', '{}', { qos: 2 }))
  expect(await client.closed()).toBe(true)
  expect(stage.offered).toEqual([])
  expect(broker.lines).toContainEqual({
    level: 'info',
    message: 'a device was disconnected',
    details: { address: '127.0.0.1', deviceId: 1, reason: 'a message of quality of service 2' },
  })
})

test('a device subscribes to what is sent to it, and to nothing else', async () => {
  const client = await connectAsync({ port, username: 'one', reconnectPeriod: 0 })
  const others = ['#', '+/+/me/attributes', 'v1/devices/me/+', 'v1/devices/me/telemetry', '$SYS/#']
  for (const filter of [...others, 'v1/devices/me/rpc/request/1', '$share/a/#', 'v2/a'])
    await expect(client.subscribeAsync(filter, { qos: 1 })).rejects.toThrow('Unspecified error')
  for (const filter of [attributes, requests]) {
    const [granted] = await client.subscribeAsync(filter, { qos: 1 })
    expect(granted).toMatchObject({ topic: filter, qos: 1 })
  }
  await client.endAsync()
})

test('nothing that a device sends, keeps or leaves behind reaches another', async () => {
  const listener = await RawClient.of(port, 'two')
  listener.write(subscribePacket(attributes), subscribePacket(requests))
  await settle(listener)
  const sender = new RawClient(port)
  const will = { topic: attributes, payload: 'will', retain: true }
  sender.write(connectPacket({ username: 'one', will }), subscribePacket(attributes))
  sender.write(publishPacket(attributes, 'mine', { retain: true }))
  expect(await sender.until(() => sender.acknowledged().length === 1)).toBe(true)
  await settle(sender)
  expect(publishes(sender)).toEqual([])
  await sender.end()
  await settle(listener)
  const late = await RawClient.of(port, 'one')
  late.write(subscribePacket(attributes))
  await settle(late)
  expect([...publishes(listener), ...publishes(late)]).toEqual([])
  // Of the will nothing is known: it was the connection's, and no message.
  expect(stage.stored).toEqual([{ deviceId: 1, topic: 'attributes', body: 'mine' }])
  await Promise.all([listener.end(), late.end()])
})

test('what is sent to a device arrives there alone, and is acknowledged by it', async () => {
  const [one, two] = [await RawClient.of(port, 'one'), await RawClient.of(port, 'two')]
  for (const client of [one, two]) {
    client.write(subscribePacket(requests))
    await settle(client)
  }
  const sending = broker.send(1, 'v1/devices/me/rpc/request/17', '{"method":"relay1"}', null)
  const again = broker.send(1, 'v1/devices/me/rpc/request/18', '{}', null)
  expect(await one.until(() => publishes(one).length === 2)).toBe(true)
  const [first, second] = publishes(one).map((bytes) => {
    const topicEnd = 4 + bytes.readUInt16BE(2)
    const topic = bytes.subarray(4, topicEnd).toString()
    const body = bytes.subarray(topicEnd + 2).toString()
    return { flags: bytes.readUInt8(0) & 15, topic, id: bytes.readUInt16BE(topicEnd), body }
  })
  expect(first).toMatchObject({
    flags: 2,
    topic: 'v1/devices/me/rpc/request/17',
    body: '{"method":"relay1"}',
  })
  // The later one is acknowledged first; an identifier of nothing changes nothing.
  one.write(pubackPacket(60_000), pubackPacket(second?.id ?? 0))
  expect(await again).toBe('acknowledged')
  one.write(pubackPacket(first?.id ?? 0))
  expect(await sending).toBe('acknowledged')
  await settle(two)
  expect(publishes(two)).toEqual([])
  await Promise.all([one.end(), two.end()])
})

test('who sends to a device learns whether it may have arrived', async () => {
  const topic = 'v1/devices/me/rpc/request/1'
  expect(await broker.send(1, topic, '{}', null)).toBe('unreachable')
  const client = await RawClient.of(port, 'one')
  expect(await broker.send(1, topic, '{}', null)).toBe('unreachable')
  client.write(subscribePacket(requests))
  await settle(client)
  expect(await broker.send(1, attributes, '{}', null)).toBe('unreachable')
  expect(await broker.send(1, 'v1/devices/me/rpc/request/+', '{}', null)).toBe('unreachable')
  expect(await broker.send(1, topic, '{}', null)).toBe('sent')
  const endsBefore = broker.send(1, topic, '{}', null)
  await client.end()
  expect(await endsBefore).toBe('sent')
  expect(await broker.send(1, topic, '{}', null)).toBe('unreachable')
  const unsure = await RawClient.of(port, 'one')
  unsure.write(subscribePacket(requests, 0))
  await settle(unsure)
  expect(await broker.send(1, topic, '{}', null)).toBe('sent')
  expect(await unsure.until(() => publishes(unsure).length === 1)).toBe(true)
  // UNSUBSCRIBE
  const filter = Buffer.concat([Buffer.from([0, 9, 0, requests.length]), Buffer.from(requests)])
  unsure.write(Buffer.from([0xa2, filter.length]), filter)
  await settle(unsure)
  expect(await broker.send(1, topic, '{}', null)).toBe('unreachable')
  await unsure.end()
})

test('a device that acknowledges nothing is sent no more than a few messages', async () => {
  const client = await RawClient.of(port, 'one')
  client.write(subscribePacket(requests))
  await settle(client)
  const sent = Array.from({ length: 20 }, (_, index) =>
    broker.send(1, `v1/devices/me/rpc/request/${index}`, '{}', null),
  )
  const became = await Promise.all(sent)
  expect(became.filter((one) => one === 'sent')).toHaveLength(16)
  expect(became.filter((one) => one === 'unreachable')).toHaveLength(4)
  await client.end()
})

test('a client of the world gets what is sent to it', async () => {
  const client = await connectAsync({ port, username: 'one', reconnectPeriod: 0 })
  const arrived = new Promise<string>((resolve) =>
    client.on('message', (topic, payload) => resolve(`${topic} ${payload.toString()}`)),
  )
  await client.subscribeAsync(attributes, { qos: 1 })
  expect(await broker.send(1, attributes, '{"interval":60}', null)).toBe('acknowledged')
  expect(await arrived).toBe(`${attributes} {"interval":60}`)
  await client.endAsync()
})
