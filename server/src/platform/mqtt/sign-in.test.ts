import { setTimeout as wait } from 'node:timers/promises'
import { connectAsync } from 'mqtt'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryDoor, RawClient, startBroker } from '../../../test/mqtt/broker-stage.ts'
import { connectPacket, ping, publishPacket } from '../../../test/mqtt/packets.ts'
import { openSignIn } from './sign-in.ts'
import { mqttLimits } from './limits.ts'

const telemetry = 'v1/devices/me/telemetry'

let stage: ReturnType<typeof memoryDoor>
let broker: Awaited<ReturnType<typeof startBroker>>
const start = async (limits: Parameters<typeof startBroker>[0]['limits'] = {}) => {
  broker = await startBroker({ door: stage.door, limits })
  return broker.port ?? 0
}

beforeEach(() => {
  stage = memoryDoor()
  stage.devices.set('one', 1).set('two', 2)
})
afterEach(() => broker.stop())

const answerTo = async (port: number, options: Parameters<typeof connectPacket>[0]) => {
  const client = new RawClient(port)
  client.write(connectPacket(options))
  const code = await client.connack()
  const isClosed = code === 0 ? client.isClosed : await client.closed()
  await client.end()
  return { code, isClosed }
}

test('a device signs in by its token alone, whatever session it asks for', async () => {
  const port = await start()
  const signedIn = { code: 0, isClosed: false }
  expect(await answerTo(port, { username: 'one' })).toEqual(signedIn)
  expect(await answerTo(port, { username: 'one', password: '' })).toEqual(signedIn)
  expect(await answerTo(port, { username: 'one', clean: false })).toEqual(signedIn)
  expect(await answerTo(port, { username: 'one', clientId: 'x'.repeat(64) })).toEqual(signedIn)
})

test.each([
  ['nothing', {}, 4],
  ['a token with a password', { username: 'one', password: 'x' }, 4],
  ['an unknown token', { username: 'three' }, 5],
  ['a name of an object', { username: '__proto__' }, 5],
  ['a long client identifier', { username: 'one', clientId: 'x'.repeat(65) }, 2],
  ['a token that cannot be looked for now', { username: 'broken' }, 3],
  ['MQTT 5', { username: 'one', version: 5 }, 1],
])('%s is refused by its code', async (_what, options, code) => {
  const port = await start()
  expect(await answerTo(port, options)).toEqual({ code, isClosed: true })
  expect(stage.offered).toEqual([])
})

test('what comes with the CONNECT waits for its answer', async () => {
  const port = await start()
  const client = new RawClient(port)
  client.write(connectPacket({ username: 'one' }), publishPacket(telemetry, 'early', { id: 3 }))
  expect(await client.until(() => client.acknowledged().length === 1)).toBe(true)
  const refused = new RawClient(port)
  refused.write(connectPacket({ username: 'three' }), publishPacket(telemetry, 'not me'))
  expect(await refused.closed()).toBe(true)
  expect(stage.stored.map(({ body }) => body)).toEqual(['early'])
  await client.end()
})

test('nothing is done without a CONNECT, nor by a second one', async () => {
  const port = await start()
  const without = new RawClient(port)
  without.write(publishPacket(telemetry, '{}'))
  expect(await without.closed()).toBe(true)
  const client = await RawClient.of(port, 'one')
  client.write(connectPacket({ username: 'two' }), publishPacket(telemetry, '{}'))
  expect(await client.closed()).toBe(true)
  expect(stage.offered).toEqual([])
})

test('a connection that ends while its device is asked for never begins', async () => {
  const { door } = stage
  const { promise: found, resolve: find } = Promise.withResolvers<void>()
  stage.door = {
    ...door,
    async identify(by) {
      await found
      return door.identify(by)
    },
  }
  const port = await start()
  const dead = new RawClient(port)
  dead.write(connectPacket({ username: 'one' }))
  await wait(100)
  dead.socket.resetAndDestroy()
  await wait(100)
  find()
  const other = await RawClient.of(port, 'two')
  expect(stage.began).toEqual([2])
  await other.end()
})

test('a new connection of a device ends the older one', async () => {
  const port = await start()
  const first = await RawClient.of(port, 'one', { clientId: 'first' })
  const other = await RawClient.of(port, 'two', { clientId: 'second' })
  // Its name is another device’s, which stays.
  const second = await RawClient.of(port, 'one', { clientId: 'second' })
  expect(await first.closed()).toBe(true)
  const third = await RawClient.of(port, 'one', { clientId: 'second' })
  expect(await second.closed()).toBe(true)
  for (const client of [other, third]) {
    client.write(publishPacket(telemetry, '{}'))
    expect(await client.until(() => client.acknowledged().length === 1)).toBe(true)
    await client.end()
  }
})

test('a device whose credentials are taken back is disconnected, and stores nothing more', async () => {
  const port = await start({ sweepMs: 50 })
  const client = await RawClient.of(port, 'one')
  const other = await RawClient.of(port, 'two')
  stage.revoked.add(1)
  expect(await client.closed()).toBe(true)
  other.write(ping)
  expect(await other.until(() => other.received.length === 1)).toBe(true)
  await other.end()
})

test('a message after that is not acknowledged, however soon it comes', async () => {
  const port = await start({ sweepMs: 60_000 })
  const client = await RawClient.of(port, 'one')
  stage.revoked.add(1)
  client.write(publishPacket(telemetry, '{}'))
  expect(await client.closed()).toBe(true)
  expect(stage.offered).toEqual([])
  expect(client.acknowledged()).toEqual([])
})

test('a device is disconnected when the product says so', async () => {
  const port = await start()
  const client = await RawClient.of(port, 'one')
  broker.disconnect(2)
  broker.disconnect(1)
  expect(await client.closed()).toBe(true)
})

test('who says nothing, or is never answered, is disconnected after the time for signing in', async () => {
  let wasAsked = false
  const identify = () => {
    wasAsked = true
    return new Promise<null>(() => undefined)
  }
  broker = await startBroker({
    door: { ...stage.door, identify },
    limits: { sweepMs: 50, signInMs: 300 },
  })
  const port = broker.port ?? 0
  const clients = [new RawClient(port), new RawClient(port)]
  clients[1]?.write(connectPacket({ username: 'one' }))
  for (const client of clients) expect(await client.closed()).toBe(true)
  expect(wasAsked).toBe(true)
})

test('a silent device is disconnected, whatever it asks for', async () => {
  const port = await start({ keepAliveS: 1 })
  for (const keepAliveS of [0, 60, 1]) {
    const client = new RawClient(port)
    client.write(connectPacket({ username: 'one', keepAliveS }))
    expect(await client.connack()).toBe(0)
    expect(await client.closed(1000)).toBe(false)
    expect(await client.closed(2000)).toBe(true)
  }
})

test('a client of the world signs in, and is told that it may not', async () => {
  const port = await start()
  const client = await connectAsync({ port, username: 'one', reconnectPeriod: 0 })
  await client.endAsync()
  const options = { username: 'three', reconnectPeriod: 0 }
  const refused = connectAsync(`mqtt://127.0.0.1:${port}`, options, false)
  await expect(refused).rejects.toThrow('Not authorized')
})

test('unknown credentials make their address wait, but not the devices that served before', async () => {
  let nowMs = 0
  const { door, devices, asked } = stage
  await start()
  const signIn = openSignIn(door, { ...mqttLimits, unknownInMinute: 3 }, () => nowMs)
  const by = (username: string, address = '10.0.0.1') =>
    signIn({ address, username, clientId: 'a', password: undefined, fingerprint: null })
  expect(await by('one')).toMatchObject({ deviceId: 1 })
  for (let count = 0; count < 4; count++) expect(await by('wrong')).toBe(5)
  expect(asked()).toBe(5)
  expect(await by('wrong')).toBe(3)
  expect(await by('two')).toBe(3)
  expect(asked()).toBe(5)
  expect(await by('one')).toMatchObject({ deviceId: 1 })
  expect(await by('two', '10.0.0.2')).toMatchObject({ deviceId: 2 })
  // A network of IPv6 is one address.
  for (let count = 0; count < 4; count++) await by('wrong', `2001:db8::${count}`)
  expect(await by('wrong', '2001:db8::ffff')).toBe(3)
  expect(await by('wrong', '2001:db8:0:1::1')).toBe(5)
  nowMs += 20_000
  devices.set('three', 3)
  expect(await by('three')).toMatchObject({ deviceId: 3 })
  devices.delete('one')
  expect(await by('one')).toBe(5)
})
