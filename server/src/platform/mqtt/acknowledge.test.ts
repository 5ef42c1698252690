import { connectAsync } from 'mqtt'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryDoor, RawClient, startBroker } from '../../../test/mqtt/broker-stage.ts'
import { disconnect, ping, publishPacket } from '../../../test/mqtt/packets.ts'
import { Busy, Refused } from './door.ts'

const telemetry = 'v1/devices/me/telemetry'

let stage: ReturnType<typeof memoryDoor>
let broker: Awaited<ReturnType<typeof startBroker>>
let port: number

beforeEach(async () => {
  stage = memoryDoor()
  stage.devices.set('one', 1).set('two', 2)
  broker = await startBroker({ door: stage.door, limits: { busyMs: 20, busyMostMs: 50 } })
  port = broker.port ?? 0
})
afterEach(() => broker.stop())

/** Something that happens when a test says so. */
function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

test('what is sent on each topic arrives, with its device and when', async () => {
  const client = await connectAsync({ port, username: 'one', reconnectPeriod: 0 })
  for (const topic of [telemetry, 'v2/t', 'v1/devices/me/attributes', 'v2/a'])
    for (const qos of [0, 1] as const) await client.publishAsync(topic, `${topic} ${qos}`, { qos })
  await client.publishAsync('v2/t', '', { qos: 1 })
  await client.endAsync()
  const topics = stage.stored.map(({ deviceId, topic, body }) => `${deviceId} ${topic} ${body}`)
  expect(topics).toEqual([
    `1 telemetry ${telemetry} 0`,
    `1 telemetry ${telemetry} 1`,
    '1 telemetry v2/t 0',
    '1 telemetry v2/t 1',
    '1 attributes v1/devices/me/attributes 0',
    '1 attributes v1/devices/me/attributes 1',
    '1 attributes v2/a 0',
    '1 attributes v2/a 1',
    '1 telemetry ',
  ])
  const receivedMs = stage.offered[0]?.receivedAt.getTime() ?? 0
  expect(receivedMs).toBe(Date.parse('2026-02-15T12:00:00-05:00'))
})

test('an acknowledgement waits until the message is stored', async () => {
  const { opened, open } = gate()
  stage.onTake(() => opened)
  const client = await RawClient.of(port, 'one')
  client.write(publishPacket(telemetry, '{}', { id: 7 }), ping)
  // The answer to a later packet shows that there is none to the message yet.
  expect(await client.until(() => client.received.some((one) => one[0] === 0xd0))).toBe(true)
  expect(stage.offered).toHaveLength(1)
  expect(client.acknowledged()).toEqual([])
  open()
  expect(await client.until(() => client.acknowledged().length > 0)).toBe(true)
  expect(client.acknowledged()).toEqual([7])
  await client.end()
})

test('messages are offered and acknowledged in their order, whichever is stored first', async () => {
  const first = gate()
  stage.onTake(({ body }) => (body.toString() === '1' ? first.opened : undefined))
  const client = await RawClient.of(port, 'one')
  const ids = [1, 2, 3, 4, 5, 6]
  client.write(...ids.map((id) => publishPacket(telemetry, `${id}`, { id })))
  expect(await client.until(() => stage.stored.length === 5)).toBe(true)
  expect(stage.offered.map(({ body }) => body.toString())).toEqual(ids.map(String))
  expect(client.acknowledged()).toEqual([])
  first.open()
  expect(await client.until(() => client.acknowledged().length === 6)).toBe(true)
  expect(client.acknowledged()).toEqual(ids)
  await client.end()
})

test('after an error the device is disconnected without an acknowledgement, and its resend arrives', async () => {
  let failures = 0
  stage.onTake(() => {
    if (failures++ < 2) throw new Error('the disk is full')
  })
  const client = await connectAsync({ port, username: 'one', reconnectPeriod: 20 })
  await client.publishAsync(telemetry, '{"level":3}', { qos: 1 })
  expect(stage.stored).toEqual([{ deviceId: 1, topic: 'telemetry', body: '{"level":3}' }])
  expect(stage.offered).toHaveLength(3)
  expect(stage.asked()).toBe(3)
  expect(broker.lines.filter(({ level }) => level === 'warn')[0]).toMatchObject({
    message: 'a message is not stored',
    details: { deviceId: 1, err: new Error('the disk is full') },
  })
  await client.endAsync()
})

test('nothing after a message that failed is acknowledged', async () => {
  const first = gate()
  stage.onTake(async ({ body }) => {
    if (body.toString() !== '1') return
    await first.opened
    throw new Error('no')
  })
  const client = await RawClient.of(port, 'one')
  client.write(...[1, 2, 3].map((id) => publishPacket(telemetry, `${id}`, { id })))
  expect(await client.until(() => stage.stored.length === 2)).toBe(true)
  first.open()
  expect(await client.closed()).toBe(true)
  expect(client.acknowledged()).toEqual([])
})

test('a message that cannot be read is acknowledged, and the device stays', async () => {
  stage.onTake(({ body }) => {
    if (body.toString() === 'broken') throw new Refused('no JSON')
  })
  const client = await RawClient.of(port, 'one')
  client.write(publishPacket(telemetry, 'broken', { id: 1 }))
  client.write(publishPacket(telemetry, '{}', { id: 2 }))
  expect(await client.until(() => client.acknowledged().length === 2)).toBe(true)
  expect(stage.stored.map(({ body }) => body)).toEqual(['{}'])
  expect(client.isClosed).toBe(false)
  await client.end()
})

test('while the door is busy a device is not read, and everything arrives in order afterwards', async () => {
  let isBusy = true
  stage.onTake(() => {
    if (isBusy) throw new Busy()
  })
  const client = await RawClient.of(port, 'one')
  const ids = Array.from({ length: 200 }, (_, index) => index + 1)
  // Each is long, so that a device which is read on would hand over far more than the window.
  const padding = ' '.repeat(5000)
  client.write(...ids.map((id) => publishPacket(telemetry, `${id}${padding}`, { id })))
  expect(await client.until(() => stage.offered.length > 20)).toBe(true)
  const different = () => new Set(stage.offered.map(({ body }) => body.toString())).size
  expect(different()).toBeLessThanOrEqual(16)
  expect(client.acknowledged()).toEqual([])
  const other = await RawClient.of(port, 'two')
  isBusy = false
  other.write(publishPacket(telemetry, 'other'))
  expect(await other.until(() => other.acknowledged().length === 1)).toBe(true)
  expect(await client.until(() => client.acknowledged().length === 200, 20_000)).toBe(true)
  expect(client.acknowledged()).toEqual(ids)
  const mine = stage.stored.filter(({ deviceId }) => deviceId === 1)
  expect(mine.map(({ body }) => Number(body))).toEqual(ids)
  await Promise.all([client.end(), other.end()])
})

test('no more than a few messages of a device are being stored at once', async () => {
  const { opened, open } = gate()
  stage.onTake(() => opened)
  const client = await RawClient.of(port, 'one')
  client.write(
    ...Array.from({ length: 500 }, (_, index) => publishPacket(telemetry, 'x', { id: index + 1 })),
  )
  expect(await client.until(() => stage.offered.length >= 16)).toBe(true)
  const second = await RawClient.of(port, 'two')
  second.write(publishPacket(telemetry, 'x', { id: 1 }))
  expect(await second.until(() => stage.offered.some(({ deviceId }) => deviceId === 2))).toBe(true)
  expect(stage.offered.filter(({ deviceId }) => deviceId === 1)).toHaveLength(16)
  open()
  expect(await client.until(() => client.acknowledged().length === 500, 20_000)).toBe(true)
  expect(client.acknowledged()).toEqual(Array.from({ length: 500 }, (_, index) => index + 1))
  await Promise.all([client.end(), second.end()])
})

test('what was sent without asking for an acknowledgement is stored after the device has gone', async () => {
  const client = await RawClient.of(port, 'one')
  const sent = Array.from({ length: 100 }, (_, index) => `${index}`)
  client.write(...sent.map((body) => publishPacket(telemetry, body, { qos: 0 })), disconnect)
  client.socket.end()
  expect(await client.until(() => stage.stored.length === 100)).toBe(true)
  expect(stage.stored.map(({ body }) => body)).toEqual(sent)
  expect(await client.closed()).toBe(true)
})

test('a stop waits for what is being stored, and acknowledges it', async () => {
  const { opened, open } = gate()
  stage.onTake(() => opened)
  const client = await RawClient.of(port, 'one')
  client.write(publishPacket(telemetry, 'last', { id: 9 }))
  expect(await client.until(() => stage.offered.length === 1)).toBe(true)
  const stopped = broker.stop()
  client.write(publishPacket(telemetry, 'too late', { id: 10 }))
  open()
  await stopped
  expect(await client.closed()).toBe(true)
  expect(client.acknowledged()).toEqual([9])
  expect(stage.stored.map(({ body }) => body)).toEqual(['last'])
  const late = new RawClient(port)
  expect(await late.closed()).toBe(true)
})

test('a stop does not wait for ever', async () => {
  await broker.stop()
  const slow = await startBroker({ door: stage.door, limits: { stopMs: 200 } })
  stage.onTake(() => new Promise(() => undefined))
  const client = await RawClient.of(slow.port ?? 0, 'one')
  client.write(publishPacket(telemetry, 'never', { id: 9 }))
  expect(await client.until(() => stage.offered.length === 1)).toBe(true)
  const startMs = performance.now()
  await slow.stop()
  expect(performance.now() - startMs).toBeLessThan(3000)
  expect(client.acknowledged()).toEqual([])
})
