import { type FirstAdministrator, prepareFirstRun } from '../seeds/first-run.ts'
import { startDemonstration } from '../seeds/devices/simulator.ts'
import { buildApp } from './app.ts'
import { openAlarmEngine } from './features/alarms/service.ts'
import { offerScreens } from './features/menus/service.ts'
import { takesBrokerMessages } from './features/networks/service.ts'
import { matchAllProfiles } from './features/parameters/service.ts'
import { openDeviceDoors, openMqttDoor } from './features/readings/service.ts'
import { jobHandlers } from './jobs.ts'
import { clockStartingAt, systemClock } from './platform/clock.ts'
import {
  BadSetting,
  type Config,
  doubtsAbout,
  loadEnvFile,
  processRoles,
  readConfig,
  unknownSettings,
} from './platform/config.ts'
import { ownCall, withCall } from './platform/db/call.ts'
import { menusScope, profilesScope } from './platform/db/scopes/system-scopes.ts'
import { DatabaseProblem } from './platform/db/start/database-problem.ts'
import { prepareDatabase } from './platform/db/start/prepare-database.ts'
import { startDatabase } from './platform/db/start/start-database.ts'
import { addressRefusal, requireFreeAddress } from './platform/http/free-address.ts'
import { makeDataFolder } from './platform/files/data-folder.ts'
import { openLog } from './platform/log.ts'
import { openExternalBroker } from './platform/mqtt/external/open-external-broker.ts'
import { openBroker } from './platform/mqtt/open-broker.ts'
import { openPlatform } from './platform/open-platform.ts'
import type { Demonstration } from './platform/platform.ts'
import { startJobs } from './platform/jobs/runner.ts'
import { hasNoNetwork } from './platform/sandbox/isolation.ts'
import { joinSlots } from './platform/sandbox/held-slot.ts'
import { stopOnSignal } from './platform/stop-on-signal.ts'

const say = (line: string) => console.log(line)

try {
  await start()
} catch (error) {
  // Errors that the operator can fix are one line; others have a stack trace.
  console.error(isForTheOperator(error) ? error.message : error)
  process.exit(1)
}

async function start() {
  loadEnvFile()
  const config = readConfig(process.env)
  for (const name of unknownSettings(process.env))
    say(`There is no setting ${name}: see .env.example.`)
  for (const doubt of doubtsAbout(config)) say(doubt)
  makeDataFolder(config.dataFolder)
  const log = openLog(config.logLevel)
  await requireFreeAddress(config)
  say(config.databaseUrl ? 'Looking at the database…' : 'Starting the database…')
  const server = await startDatabase(config, (line) => log.warn({}, line))
  const stop = stopOnSignal(log)
  stop.before(() => server.stop())
  try {
    const { migrations } = await prepareDatabase(server.ownerUrl)
    if (migrations.length > 0) say(`Migrations applied: ${migrations.length}.`)
    if (!hasNoNetwork())
      log.warn({}, 'the processes that read uploads have a network here: see SECURITY.md')
    const clock = config.startsAt ? clockStartingAt(config.startsAt) : systemClock
    const opened = await openPlatform({ config, clock, log, ...server })
    stop.before(() => opened.database.close())
    stop.before(() => opened.telemetry.close())
    stop.before(() => opened.decoders.close())
    const { roles } = config
    if (roles.has('jobs')) opened.telemetry.start()
    // The embedded database has one process.
    if (config.databaseUrl) await joinSlots(opened)
    const { demonstration, firstAdministrator, jobsFirst } = await prepareFirstRun(opened)
    await withCall(ownCall('system.offerScreens', clock.now()), () =>
      offerScreens(menusScope(opened)),
    )
    await matchAllProfiles(profilesScope(opened))
    if (roles.has('jobs')) {
      const jobs = await startJobs(opened, jobHandlers(opened))
      stop.before(() => jobs.stop())
      await jobs.caughtUp(jobsFirst)
    }
    // A process that takes readings says which of them the rules of alarms wait for.
    const alarms = await openAlarmEngine(opened)
    stop.before(() => alarms.stop())
    alarms.watch()
    if (roles.has('jobs')) alarms.start()
    const doors = await openDeviceDoors(opened)
    const app = await buildApp({ ...opened, demonstration }, { log, doors })
    stop.before(() => app.close())
    stop.atDeadline(() => app.server.closeAllConnections())
    const listening = await app
      .listen({ host: config.host, port: config.port })
      .catch((error: unknown) => {
        throw addressRefusal(error, config) ?? error
      })
    const mqttDoor = openMqttDoor({ ...opened, ...doors })
    const broker = roles.has('ingest') ? await openBroker({ ...opened, door: mqttDoor }) : null
    if (broker) {
      mqttDoor.attach(broker)
      stop.before(() => broker.stop())
    }
    if (roles.has('ingest') && config.broker) {
      const take = takesBrokerMessages({ ...opened, ...doors })
      const external = openExternalBroker({ ...opened, broker: config.broker, take })
      doors.downlinks.attach(external)
      stop.before(() => external.stop())
    }
    const address = config.port === 0 ? listening : opened.webAddress
    if (demonstration && config.demoDays > 0 && roles.size === processRoles.length) {
      const simulator = await startDemonstration({
        dataFolder: config.dataFolder,
        address: listening,
        mqttPort: broker?.port ?? null,
        everyMs: 20_000,
        now: clock.now,
        onError: (error) => log.warn({ err: error }, 'the simulator of devices'),
      })
      stop.before(() => simulator.stop())
    }
    announce(config, address, demonstration, firstAdministrator)
    if (broker && broker.port !== null) say(`Devices send by MQTT to port ${broker.port}.`)
    if (broker && broker.tlsPort !== null)
      say(`Devices send by MQTT with TLS to port ${broker.tlsPort}.`)
    say('Ctrl+C ends it.\n')
  } catch (error) {
    await stop.now()
    throw error
  }
}

function announce(
  { demo }: Config,
  address: string,
  demonstration: Demonstration | null,
  firstAdministrator: FirstAdministrator | null,
) {
  say(`\nPuquio is ready: ${address}`)
  if (demonstration) {
    say(`Demonstration; the password of all accounts is ${demonstration.password}`)
    for (const { email, rights } of demonstration.accounts) say(`  ${email}  (${rights})`)
  }
  if (demonstration && demo === 'public') say('It is open to other machines, with these passwords.')
  if (firstAdministrator)
    say(
      `Sign in as ${firstAdministrator.email} with the password ${firstAdministrator.password}\nIt is shown this once: change it after signing in.`,
    )
}

function isForTheOperator(error: unknown) {
  return error instanceof BadSetting || error instanceof DatabaseProblem
}
