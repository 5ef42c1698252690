/** A process by which devices are connected, for the proofs to kill. */
import { openDeviceDoors, openMqttDoor } from '../../src/features/readings/service.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import { mqttOf } from '../../src/platform/mqtt/settings.ts'
import { openBroker } from '../../src/platform/mqtt/open-broker.ts'
import { openPlatform } from '../../src/platform/open-platform.ts'

const [appUrl = '', ownerUrl = '', telemetryUrl = '', folder = ''] = process.argv.slice(2)
const ignore = () => undefined
const platform = await openPlatform({
  config: readConfig({ PUQUIO_DATA: folder, PUQUIO_DEMO: 'off', LOG_LEVEL: 'silent' }),
  clock: systemClock,
  log: { info: ignore, warn: ignore, error: ignore },
  appUrl,
  ownerUrl,
  telemetryUrl,
})
const doors = await openDeviceDoors(platform)
const door = openMqttDoor({ ...platform, ...doors })
const mqtt = mqttOf({}, { isLocal: true, isOnFreePort: true })
const config = { host: '127.0.0.1', mqtt }
const limits = { ackMs: 500, unknownInMinute: 100_000 }
const broker = await openBroker({ ...platform, config, door, limits })
door.attach(broker)
process.on('disconnect', () => process.exit(0))
process.send?.(broker.port)
