import { expect, test } from 'vitest'
import { memoryDoor, RawClient, startBroker } from '../../../test/mqtt/broker-stage.ts'
import { admitConnections } from './admit-connections.ts'
import { mqttLimits } from './limits.ts'

const open = (limits: Partial<typeof mqttLimits>) =>
  admitConnections({ ...mqttLimits, ...limits }).admit

test('an address has so many connections, and so many that have not signed in', () => {
  const admit = open({ connectionsOfAddress: 3, signingInOfAddress: 2 })
  const [first, second] = [admit('10.0.0.1'), admit('10.0.0.1')]
  expect(admit('10.0.0.1')).toBeNull()
  expect(admit('10.0.0.2')).not.toBeNull()
  first?.signedIn()
  first?.signedIn()
  expect(admit('10.0.0.1')).not.toBeNull()
  second?.signedIn()
  expect(admit('10.0.0.1')).toBeNull()
  first?.leave()
  first?.leave()
  expect(admit('10.0.0.1')).not.toBeNull()
  expect(admit('10.0.0.1')).toBeNull()
})

test('all addresses together have a number, too', () => {
  const admit = open({ connections: 3, signingIn: 2 })
  const first = admit('10.0.0.1')
  const second = admit('10.0.0.2')
  expect(admit('10.0.0.3')).toBeNull()
  first?.signedIn()
  second?.signedIn()
  expect(admit('10.0.0.3')).not.toBeNull()
  expect(admit('10.0.0.4')).toBeNull()
  second?.leave()
  expect(admit('10.0.0.4')).not.toBeNull()
})

test('a connection beyond that is closed, until another one has gone', async () => {
  const { door, devices } = memoryDoor()
  devices.set('one', 1)
  const broker = await startBroker({ door, limits: { signingIn: 2 } })
  const port = broker.port ?? 0
  const signedIn = await RawClient.of(port, 'one')
  const silent = [new RawClient(port), new RawClient(port)]
  await Promise.all(silent.map((client) => client.until(() => !client.socket.connecting)))
  expect(await new RawClient(port).closed()).toBe(true)
  expect(signedIn.isClosed).toBe(false)
  await silent[0]?.end()
  // The server learns a moment later that it has gone.
  for (let isIn = false; !isIn; ) isIn = await RawClient.of(port, 'one').then(...bothWays)
  await broker.stop()
})

const bothWays = [() => true, () => false] as const
