import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Random, seeded } from '../../../seeds/random.ts'
import { memoryDoor, RawClient, startBroker } from '../../../test/mqtt/broker-stage.ts'
import { liveBytes } from '../../../test/mqtt/live-bytes.ts'
import {
  connectPacket,
  disconnect,
  packet,
  ping,
  pubackPacket,
  publishPacket,
  subscribePacket,
} from '../../../test/mqtt/packets.ts'

const isFull = process.env['PUQUIO_PROVE'] === 'full'
const count = isFull ? 10_000 : 500
const together = 20
const megabyte = 1024 * 1024

let stage: ReturnType<typeof memoryDoor>
let broker: Awaited<ReturnType<typeof startBroker>>

beforeAll(async () => {
  stage = memoryDoor()
  stage.devices.set('good', 1)
  for (let id = 0; id < together; id++) stage.devices.set(`bad ${id}`, 100 + id)
  broker = await startBroker({ door: stage.door })
})
afterAll(() => broker.stop())

/** What a client sends, changed: bytes lost, added, turned, lengths that lie, packets of a server, and chance alone. */
function malformed(random: Random, username: string): Buffer {
  const topic = random.pick(['v2/t', 'v2/t', 'v2/a', 'x/y', '#', ''])
  const id = random.whole(0, 65_535)
  const noise = (most: number) =>
    Buffer.from(Array.from({ length: random.whole(0, most) }, () => random.whole(0, 255)))
  const packets = [
    () => publishPacket('v2/t', '{}', { id }),
    () => publishPacket(topic, noise(200), { qos: random.pick([0, 1, 1, 2, 3]), id }),
    () => subscribePacket(topic, random.whole(0, 255), id),
    () => pubackPacket(id),
    () => packet(random.whole(0, 255), noise(60)),
    () => packet(random.whole(0, 255), noise(60), random.whole(0, 70_000)),
    () => connectPacket({ username, version: random.whole(0, 255), keepAliveS: id }),
    () => connectPacket({ username, will: { topic, payload: 'x' } }),
    () => Buffer.from([0x82, 1, 0]),
    () => Buffer.from([0x32, 2, 0, 0]),
    () => noise(100),
    () => ping,
    () => disconnect,
  ]
  const sent = Array.from({ length: random.whole(0, 8) }, () => random.pick(packets)())
  const bytes = Buffer.concat(
    // Most sign in first, or what follows is never looked at.
    random.next() < 0.8 ? [connectPacket({ username }), ...sent] : sent,
  )
  const start = random.next() < 0.5 ? bytes.length - (sent.at(-1)?.length ?? 0) : 0
  for (let turn = random.pick([0, 0, 1, 2, 4]); turn > 0 && bytes.length > start; turn--)
    bytes[random.whole(start, bytes.length - 1)] = random.whole(0, 255)
  return random.next() < 0.3 ? bytes.subarray(0, random.whole(0, bytes.length)) : bytes
}

async function attack(seed: number) {
  const random = seeded(seed)
  const socket = connect(broker.port ?? 0, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  const bytes = malformed(random, `bad ${seed % together}`)
  const cut = random.whole(0, bytes.length)
  socket.write(bytes.subarray(0, cut))
  await new Promise((resolve) => setTimeout(resolve, random.whole(0, 5)))
  if (random.next() < 0.3) socket.resetAndDestroy()
  else socket.end(bytes.subarray(cut))
  const late = setTimeout(() => socket.destroy(), 100)
  if (!socket.closed) await once(socket, 'close')
  clearTimeout(late)
}

test(`${count} malformed connections end by themselves, memory stays flat and others go on`, {
  timeout: 60_000 + count * 50,
}, async () => {
  const good = await RawClient.of(broker.port ?? 0, 'good')
  let sent = 0
  const sending = setInterval(() => {
    sent++
    good.write(publishPacket('v2/t', `${sent}`, { id: sent }))
  }, 10)
  let next = 0
  let startBytes = 0
  const work = async () => {
    while (next < count) {
      const seed = next++
      await attack(seed)
      // What is loaded and compiled on the way is there after the first hundred.
      if (seed === 100) startBytes = liveBytes()
    }
  }
  await Promise.all(Array.from({ length: together }, work))
  await new Promise((resolve) => setTimeout(resolve, 200))
  const grownBytes = liveBytes() - startBytes
  clearInterval(sending)
  expect(await good.until(() => good.acknowledged().length === sent)).toBe(true)
  expect(good.acknowledged()).toEqual(Array.from({ length: sent }, (_, index) => index + 1))
  expect(grownBytes).toBeLessThan(20 * megabyte)
  // Some were signed in and their messages taken, or the rest was never looked at.
  expect(stage.stored.filter(({ deviceId }) => deviceId >= 100).length).toBeGreaterThan(count / 50)
  await good.end()
  const after = await RawClient.of(broker.port ?? 0, 'good')
  await after.end()
})
