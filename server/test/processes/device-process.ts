/** A server that devices reach by HTTP and MQTT, on a test's database and data folder, for the tests to kill. */
import { buildApp } from '../../src/app.ts'
import { openAlarmEngine } from '../../src/features/alarms/service.ts'
import { openDeviceDoors, openMqttDoor } from '../../src/features/readings/service.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openBroker } from '../../src/platform/mqtt/open-broker.ts'
import { openPlatform } from '../../src/platform/open-platform.ts'

/** Where it listens. */
export type DevicePorts = { http: string; mqtt: number }

const [appUrl = '', ownerUrl = '', telemetryUrl = '', folder = ''] = process.argv.slice(2)
const ignore = () => undefined
const platform = await openPlatform({
  config: readConfig({
    PUQUIO_DATA: folder,
    PUQUIO_DEMO: 'off',
    LOG_LEVEL: 'silent',
    MQTT_PORT: '0',
  }),
  clock: systemClock,
  log: { info: ignore, warn: ignore, error: ignore },
  appUrl,
  ownerUrl,
  telemetryUrl,
})
platform.telemetry.start()
const alarms = await openAlarmEngine(platform)
alarms.watch()
alarms.start()
const doors = await openDeviceDoors(platform)
const app = await buildApp(platform, { doors })
const http = await app.listen({ host: '127.0.0.1', port: 0 })
const broker = await openBroker({ ...platform, door: openMqttDoor({ ...platform, ...doors }) })
process.on('disconnect', () => process.exit(0))
process.send?.({ http, mqtt: broker.port ?? 0 } satisfies DevicePorts)
