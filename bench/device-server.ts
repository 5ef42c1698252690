import { readdirSync, readFileSync } from 'node:fs'
import { buildApp } from '../server/src/app.ts'
import { openAlarmEngine } from '../server/src/features/alarms/engine/open-engine.ts'
import { openDeviceDoors, openMqttDoor } from '../server/src/features/readings/service.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { openBroker } from '../server/src/platform/mqtt/open-broker.ts'
import { openPlatform } from '../server/src/platform/open-platform.ts'

/** Where devices reach it. */
export type DeviceServer = { address: string; mqttPort: number }
/** Seconds of processor time of this process and of PostgreSQL since they began, and this one's resident MB. */
export type DeviceServerUse = { cpuS: number; residentMb: number }

/** A server as `npm start` runs it for devices, alarms included; answers every message with its use. */
const [appUrl = '', ownerUrl = '', telemetryUrl = '', folder = '', postmaster = ''] =
  process.argv.slice(2)
const log = { info: () => undefined, warn: () => undefined, error: console.error }
const platform = await openPlatform({
  config: readConfig({
    PUQUIO_DATA: folder,
    PUQUIO_DEMO: 'off',
    LOG_LEVEL: 'silent',
    MQTT_PORT: '0',
  }),
  clock: systemClock,
  log,
  appUrl,
  ownerUrl,
  telemetryUrl,
})
await platform.telemetry.prepare()
platform.telemetry.start()
const alarms = await openAlarmEngine(platform)
alarms.watch()
alarms.start()
const doors = await openDeviceDoors(platform)
const app = await buildApp(platform, { doors })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const broker = await openBroker({ ...platform, door: openMqttDoor({ ...platform, ...doors }) })
process.on('disconnect', () => process.exit(0))
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({
    cpuS: (user + system) / 1e6 + cpuOfPostgres(Number(postmaster)),
    residentMb: process.memoryUsage.rss() / 2 ** 20,
  } satisfies DeviceServerUse)
})
process.send?.({ address, mqttPort: broker.port ?? 0 } satisfies DeviceServer)

/** Of the postmaster with its live and ended backends, from /proc; clock ticks are hundredths of a second. */
function cpuOfPostgres(pid: number): number {
  const fieldsOf = (one: number | string) => {
    const stat = readFileSync(`/proc/${one}/stat`, 'utf8')
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
  }
  let ticks = 0
  for (const one of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const [, parent, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] =
        fieldsOf(one)
      if (Number(one) === pid) ticks += user + system + endedUser + endedSystem
      else if (parent === pid) ticks += user + system
    } catch {
      // It ended while it was being read.
    }
  return ticks / 100
}
