import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { protocols } from '../../seeds/simulator/senders.ts'
import {
  type DeviceDoors,
  openDeviceDoors,
  openMqttDoor,
} from '../../src/features/readings/service.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readingsScope } from '../../src/platform/db/scopes/system-scopes.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type MqttBroker, openBroker } from '../../src/platform/mqtt/open-broker.ts'
import { mqttOf } from '../../src/platform/mqtt/settings.ts'
import { builtPassword, buildMine, buildSystemAdmin } from '../build.ts'
import { startTestApp, type TestApp } from '../harness.ts'

let puquio: TestApp
let doors: DeviceDoors
let broker: MqttBroker
let folder: string
let options: string[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'puquio-simulate-'))
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [signatureKeyFile, key] = [join(folder, 'public.pem'), join(folder, 'private.pem')]
  writeFileSync(signatureKeyFile, publicKey.export({ type: 'spki', format: 'pem' }))
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const now = systemClock.now().toISOString()
  puquio = await startTestApp({ now, config: { signatureKeyFile } })
  const url = await puquio.listen()
  doors = await openDeviceDoors(puquio.platform)
  const door = openMqttDoor({ ...puquio.platform, ...doors })
  const mqtt = mqttOf({}, { isLocal: true, isOnFreePort: true })
  broker = await openBroker({ ...puquio.platform, config: { host: '127.0.0.1', mqtt }, door })
  door.attach(broker)
  const mine = await buildMine(puquio.database)
  const system = await buildSystemAdmin(puquio.database)
  const of = { url, mqtt: `mqtt://127.0.0.1:${broker.port}`, key }
  const by = { email: String(system['email']), password: builtPassword }
  const how = { project: mine.project.id, devices: protocols.length, rate: 16, seconds: 4 }
  options = Object.entries({ ...of, ...by, ...how }).flatMap(([name, value]) => [
    `--${name}`,
    String(value),
  ])
})
afterAll(async () => {
  await broker.stop()
  await doors.close()
  await puquio.close()
  rmSync(folder, { recursive: true, force: true })
})

async function simulate() {
  const script = join(import.meta.dirname, '../../../scripts/simulate.ts')
  const child = spawn(process.execPath, [script, ...options], { stdio: 'pipe' })
  let said = ''
  for (const out of [child.stdout, child.stderr]) out.on('data', (text) => (said += String(text)))
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, said }
}
type Stored = { serial: string; wayIn: string; messages: number; readings: number }
const stored = () =>
  readingsScope(puquio.platform).rows<Stored>(
    sql`select d.serial, m.way_in, m.messages::int,
        (select count(*)::int from telemetry.reading r join variable v on v.id = r.variable_id
          where v.device_id = d.id) as readings
      from device d join (select device_id, min(way_in) as way_in, count(*) as messages
        from telemetry.raw_message group by device_id) m on m.device_id = d.id
      order by d.serial`,
  )

test('each protocol is spoken for real: what devices send arrives as readings, and again by another run', async () => {
  const first = await simulate()
  expect(first).toMatchObject({ code: 0 })
  for (const protocol of protocols)
    expect(first.said).toMatch(new RegExp(`^${protocol}: \\d+ taken$`, 'm'))
  const rows = await stored()
  expect(rows.map(({ serial }) => serial)).toEqual(
    protocols.map((_, index) => `SIM-1-000${index + 1}`),
  )
  for (const row of rows) expect(row.readings, JSON.stringify(row)).toBeGreaterThan(1)
  const ways = rows.map(({ wayIn }) => wayIn)
  expect(ways).toEqual(expect.arrayContaining(['mqtt', 'chirpstack:up', 'rockblock', 'rock7']))
  expect(await simulate()).toMatchObject({ code: 0 })
  const again = await stored()
  expect(again).toHaveLength(rows.length)
  for (const [index, row] of again.entries())
    expect(row.readings).toBeGreaterThan(rows[index]?.readings ?? 0)
}, 120_000)
