/** A process that takes what an external broker has, on a test's database, for the tests to kill. */
import { takesBrokerMessages } from '../../src/features/networks/service.ts'
import { openDeviceDoors } from '../../src/features/readings/service.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openExternalBroker } from '../../src/platform/mqtt/external/open-external-broker.ts'
import { openPlatform } from '../../src/platform/open-platform.ts'

const [appUrl = '', ownerUrl = '', telemetryUrl = '', folder = '', url = ''] = process.argv.slice(2)
const ignore = () => undefined
const config = readConfig({
  PUQUIO_DATA: folder,
  PUQUIO_DEMO: 'off',
  BROKER_URL: url,
  BROKER_CLIENT_ID: 'puquio-1',
})
const log = { info: ignore, warn: ignore, error: ignore }
const urls = { appUrl, ownerUrl, telemetryUrl }
const platform = await openPlatform({ config, clock: systemClock, log, ...urls })
const doors = await openDeviceDoors(platform)
if (!config.broker) throw new Error('it has no broker')
const take = takesBrokerMessages({ ...platform, ...doors })
openExternalBroker({ ...platform, broker: config.broker, take, limits: { reconnectMs: 50 } })
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
