import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { memoryDoor, RawClient, startBroker } from '../../../test/mqtt/broker-stage.ts'
import { pubackPacket, subscribePacket } from '../../../test/mqtt/packets.ts'
import { soon } from '../../../test/soon.ts'
import { BadSetting } from '../config.ts'

const { door, devices } = memoryDoor()
devices.set('one', 1)

test('a port that somebody asked for has to be free; the default one is done without', async () => {
  const first = await startBroker({ door })
  const port = first.port ?? 0
  const asked = startBroker({ door, port })
  await expect(asked).rejects.toThrow(BadSetting)
  await expect(asked).rejects.toThrow(/^Port \d+ of 127\.0\.0\.1 is in use, .*another MQTT_PORT\.$/)
  const second = await startBroker({ door, port, isDefaultPort: true })
  expect(second.port).toBeNull()
  expect(second.lines).toEqual([
    {
      level: 'warn',
      details: {},
      message: expect.stringMatching(/^Devices cannot send by MQTT\. Port \d+ .* is in use/),
    },
  ])
  expect(await second.send(1, 'v1/devices/me/attributes', '{}', null)).toBe('unreachable')
  await Promise.all([first.stop(), second.stop()])
  const again = await startBroker({ door, port })
  expect(again.port).toBe(port)
  await again.stop()
})

const attributes = 'v1/devices/me/attributes'
const request = 'v1/devices/me/rpc/request/17'
/** The clock of these brokers stands still. */
const inMs = (ms: number) => new Date(Date.parse('2026-02-15T12:00:00-05:00') + ms).toISOString()

/** A device that acknowledges nothing by itself, and a broker that waits for that as long as asked. */
async function subscribed(ackMs: number) {
  const broker = await startBroker({ door, limits: { ackMs } })
  const client = await RawClient.of(broker.port ?? 0, 'one')
  client.write(subscribePacket(attributes, 0), subscribePacket('v1/devices/me/rpc/request/+'))
  expect(await client.until(() => broker.canReach(1, request))).toBe(true)
  const requests = () => client.received.filter((one) => one.includes(request))
  return { broker, client, requests, ended: () => broker.lines.map(({ details }) => details) }
}

const megabyte = 1_000_000

test.each([
  // In the memory of this process, and in that of the system, which sends it long after the connection was closed.
  { lies: 'here', bytes: 20 * megabyte },
  { lies: 'in the system', bytes: megabyte },
])(
  'a message that is not acknowledged before it expires is not delivered later, where it lies $lies',
  async ({ bytes }) => {
    const { broker, client, requests, ended } = await subscribed(100)
    client.socket.pause()
    for (let left = bytes; left > 0; left -= megabyte / 2)
      await broker.send(1, attributes, 'x'.repeat(megabyte / 2), null)
    expect(await broker.send(1, request, '{}', inMs(1000))).toBe('sent')
    // Nobody waits for its acknowledgement any more, and it may still arrive.
    expect(ended()).toEqual([])
    await expect
      .poll(ended, soon)
      .toMatchObject([{ deviceId: 1, reason: 'a message was not acknowledged in its time' }])
    client.socket.resume()
    expect(await client.closed()).toBe(true)
    expect(requests()).toEqual([])
    expect(await broker.send(1, request, '{}', inMs(1000))).toBe('unreachable')
    await broker.stop()
  },
)

test('nor is one of a connection that ended before, for whatever reason', async () => {
  const { broker, client, requests } = await subscribed(10_000)
  client.socket.pause()
  for (let sent = 0; sent < 2; sent++)
    await broker.send(1, attributes, 'x'.repeat(megabyte / 2), null)
  const sending = broker.send(1, request, '{}', inMs(500))
  broker.disconnect(1)
  expect(await sending).toBe('sent')
  await wait(600)
  client.socket.resume()
  expect(await client.closed()).toBe(true)
  expect(requests()).toEqual([])
  await broker.stop()
})

test('one that is acknowledged in its time leaves the connection as it is, and one that has expired is not sent', async () => {
  const { broker, client, requests } = await subscribed(50)
  expect(await broker.send(1, request, '{}', inMs(0))).toBe('unreachable')
  expect(await broker.send(1, request, '{}', inMs(300))).toBe('sent')
  expect(await client.until(() => requests().length === 1)).toBe(true)
  const [first = Buffer.alloc(0)] = requests()
  // After nobody waits for it any more, and before its end.
  client.write(pubackPacket(first.readUInt16BE(4 + request.length)))
  expect(await client.closed(500)).toBe(false)
  const sending = broker.send(1, request, '{}', null)
  expect(await client.until(() => requests().length === 2)).toBe(true)
  // What may arrive at any time ends nothing.
  expect(await sending).toBe('sent')
  expect(await client.closed(200)).toBe(false)
  await client.end()
  await broker.stop()
})
