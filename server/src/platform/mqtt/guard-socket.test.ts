import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryDoor, RawClient, startBroker } from '../../../test/mqtt/broker-stage.ts'
import { liveBytes } from '../../../test/mqtt/live-bytes.ts'
import { connectPacket, packet, ping, publishPacket } from '../../../test/mqtt/packets.ts'

const telemetry = 'v1/devices/me/telemetry'
const megabyte = 1024 * 1024

let stage: ReturnType<typeof memoryDoor>
let broker: Awaited<ReturnType<typeof startBroker>>
let port: number

const start = async (packetMs: number) => {
  broker = await startBroker({ door: stage.door, limits: { sweepMs: 50, packetMs } })
  port = broker.port ?? 0
}

beforeEach(() => {
  stage = memoryDoor()
  for (let id = 0; id < 20; id++) stage.devices.set(`device ${id}`, id)
})
afterEach(() => broker.stop())

/** The heap and the buffers of this process, garbage included. */
const heldBytes = () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Sends the head of a packet of 40 MB and then as much of it as is taken. */
async function flood(client: RawClient, first: number) {
  const block = Buffer.alloc(megabyte)
  client.write(packet(first, Buffer.alloc(0), 40 * megabyte))
  for (let sent = 0; sent < 40 && !client.isClosed; sent++)
    await Promise.race([new Promise((next) => client.socket.write(block, next)), client.closed()])
  expect(await client.closed()).toBe(true)
}

test.each(['before', 'after'])(
  'ten connections that declare 40 MB each %s signing in are closed, and memory stays flat',
  async (when) => {
    await start(60_000)
    const clients = await Promise.all(
      Array.from({ length: 10 }, async (_, id) =>
        when === 'after' ? RawClient.of(port, `device ${id}`) : new RawClient(port),
      ),
    )
    const other = await RawClient.of(port, 'device 19')
    const before = heldBytes()
    let most = 0
    const watching = setInterval(() => (most = Math.max(most, heldBytes())), 5)
    // A CONNECT before signing in, a message after it.
    await Promise.all(clients.map((client) => flood(client, when === 'before' ? 0x10 : 0x32)))
    clearInterval(watching)
    expect(most - before).toBeLessThan(60 * megabyte)
    expect(stage.offered).toEqual([])
    other.write(publishPacket(telemetry, '{}'))
    expect(await other.until(() => other.acknowledged().length === 1)).toBe(true)
    await other.end()
  },
)

test('a CONNECT is short, a message as long as ThingsBoard takes', async () => {
  await start(300)
  const long = new RawClient(port)
  long.write(connectPacket({ username: 'x'.repeat(1024) }))
  expect(await long.closed()).toBe(true)
  expect(stage.asked()).toBe(0)
  const client = await RawClient.of(port, 'device 1')
  const bodyBytes = 65_536 - telemetry.length - 4
  client.write(publishPacket(telemetry, Buffer.alloc(bodyBytes, 'a'), { id: 5 }))
  expect(await client.until(() => client.acknowledged().length === 1)).toBe(true)
  expect(stage.offered[0]?.body).toHaveLength(bodyBytes)
  client.write(publishPacket(telemetry, Buffer.alloc(bodyBytes + 1), { id: 6 }))
  expect(await client.closed()).toBe(true)
  expect(stage.offered).toHaveLength(1)
})

test('a packet has to arrive whole within its time, and others do not wait for it', async () => {
  await start(300)
  const client = await RawClient.of(port, 'device 1')
  const bytes = publishPacket(telemetry, '{"level":1}')
  const other = await RawClient.of(port, 'device 2')
  client.write(bytes.subarray(0, 10))
  for (let sent = 0; sent < 10 && !client.isClosed; sent++) {
    client.write(Buffer.from('x'))
    other.write(ping)
    await client.until(() => client.isClosed, 60)
  }
  expect(await client.closed()).toBe(true)
  expect(other.received.length).toBeGreaterThan(3)
  expect(other.isClosed).toBe(false)
  // One that comes byte after byte, but in time, is taken.
  for (const byte of bytes) other.write(Buffer.from([byte]))
  expect(await other.until(() => other.acknowledged().length === 1)).toBe(true)
  expect(stage.stored).toHaveLength(1)
  await other.end()
})

test('what a device has to wait for is not its delay', async () => {
  await start(300)
  const stores: (() => void)[] = []
  stage.onTake(() => new Promise<void>((resolve) => stores.push(resolve)))
  const client = await RawClient.of(port, 'device 1')
  // The window is full by two of them, while the third has half arrived.
  const [first, second, third] = [1, 2, 3].map((id) =>
    publishPacket(telemetry, Buffer.alloc(60_000, ' '), { id }),
  ) as [Buffer, Buffer, Buffer]
  client.write(first, second, third.subarray(0, 30_000))
  expect(await client.until(() => stores.length === 2)).toBe(true)
  expect(await client.closed(700)).toBe(false)
  client.write(third.subarray(30_000))
  for (const store of stores) store()
  expect(await client.until(() => stores.length === 3)).toBe(true)
  stores[2]?.()
  expect(await client.until(() => client.acknowledged().length === 3)).toBe(true)
  await client.end()
})

test('a device that does not read is not read either', async () => {
  await start(300)
  const client = new RawClient(port, { isReading: false })
  client.write(connectPacket({ username: 'device 1' }))
  const before = liveBytes()
  const pings = Buffer.concat(Array.from({ length: megabyte / 2 }, () => ping))
  let taken = 0
  const endMs = performance.now() + 45_000
  let isStuck = false
  while (!isStuck && performance.now() < endMs)
    isStuck = await new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(true), 1500)
      client.socket.write(pings, () => {
        clearTimeout(late)
        taken++
        resolve(false)
      })
    })
  // The rest waits in the buffers of the two machines.
  expect(isStuck).toBe(true)
  expect(taken).toBeLessThan(20)
  expect(liveBytes() - before).toBeLessThan(30 * megabyte)
  const other = await RawClient.of(port, 'device 2')
  other.write(publishPacket(telemetry, '{}'))
  expect(await other.until(() => other.acknowledged().length === 1)).toBe(true)
  await Promise.all([client.end(), other.end()])
})
