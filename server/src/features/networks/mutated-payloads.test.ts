import { readdirSync, readFileSync } from 'node:fs'
import { changedText } from '@puquio/domain/test/changed-messages'
import { seededRandom } from '@puquio/domain/test/seeded-random'
import { connectAsync } from 'mqtt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveBytes } from '../../../test/mqtt/live-bytes.ts'
import { buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { buildNetwork } from '../../../test/proofs/build-network.ts'
import { buildProfile } from '../../../test/proofs/build-profile.ts'
import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../platform/db/sql.ts'
import { type MqttBroker, openBroker } from '../../platform/mqtt/open-broker.ts'
import { mqttOf } from '../../platform/mqtt/settings.ts'
import { type DeviceDoors, openDeviceDoors, openMqttDoor } from '../readings/service.ts'

const count = process.env['PUQUIO_PROVE'] === 'full' ? 10_000 : 60
const atOnce = 8
const imei = '300434062929540'
/** Reads what it can, and throws at much of the rest. */
const decoder = `function decodeUplink({ bytes, text }) {
  if (bytes.length % 7 === 3) throw new Error('odd ' + bytes.length)
  const said = text && text[0] === '{' ? JSON.parse(text) : {}
  return { data: { level: bytes.length, ...said } }
}`

let puquio: TestApp
let doors: DeviceDoors
let broker: MqttBroker
beforeAll(async () => {
  puquio = await startTestApp()
  doors = await openDeviceDoors(puquio.platform)
  const door = openMqttDoor({ ...puquio.platform, ...doors })
  const mqtt = mqttOf({}, { isLocal: true, isOnFreePort: true })
  broker = await openBroker({ ...puquio.platform, config: { host: '127.0.0.1', mqtt }, door })
  door.attach(broker)
})
afterAll(async () => {
  await broker.stop()
  await doors.close()
  await puquio.close()
})

async function deviceWithDecoder(columns: object = {}) {
  const mine = await buildMine(puquio.database)
  const { profile } = await buildProfile(puquio.database, mine, { decoder })
  const of = { installedOn: '2019-01-01', deviceProfileId: profile.id, ...columns }
  return { mine, ...(await buildDevice(puquio.database, mine, of)) }
}

const folder = new URL('../../../../domain/src/telemetry/data/', import.meta.url)
const textsOf = (prefix: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && !name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))

/** Sends each changed text, several at once; returns how many there were. */
async function sendChanged(texts: readonly string[], send: (body: Buffer) => Promise<void>) {
  let next = 0
  const work = async () => {
    while (next < count) {
      const seed = next++
      const random = seededRandom(seed)
      const bytes = Buffer.from(changedText(random, texts[seed % texts.length] ?? ''))
      // Of some a byte, which may no longer be UTF-8.
      if (random() < 0.3 && bytes.length > 0)
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
      await send(bytes)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** How many messages of a device were kept, by what became of them, once none waits. */
async function settled(deviceId: number) {
  const counts = async () => {
    const rows = await readingsScope(puquio.platform).rows<{ status: string; count: number }>(sql`
      select status, count(*)::int as count from telemetry.raw_message where device_id = ${deviceId} group by 1`)
    return new Map(rows.map((row) => [row.status, row.count]))
  }
  await expect
    .poll(
      async () => {
        puquio.clock.advance(120_000)
        await doors.decoding.catchUp()
        return (await counts()).get('waiting') ?? 0
      },
      { timeout: 600_000, interval: 500 },
    )
    .toBe(0)
  return counts()
}

const options = { timeout: count * 80 + 60_000 }

test(
  `${count} changed bodies by MQTT are acknowledged, kept and read or refused by a decoder`,
  options,
  async () => {
    const { device, deviceToken } = await deviceWithDecoder()
    const client = await connectAsync({ port: broker.port ?? 0, username: deviceToken.text })
    const before = liveBytes()
    await sendChanged(textsOf('thingsboard'), async (body) => {
      await client.publishAsync('v1/devices/me/telemetry', body, { qos: 1 })
    })
    expect(client.connected).toBe(true)
    await client.endAsync()
    const counts = await settled(device.id)
    expect([...counts.values()].reduce((sum, one) => sum + one, 0)).toBe(count)
    expect((counts.get('read') ?? 0) + (counts.get('partly') ?? 0)).toBeGreaterThan(0)
    expect(counts.get('refused')).toBeGreaterThan(0)
    expect(liveBytes() - before).toBeLessThan(40_000_000)
  },
)

test(
  `${count} changed messages of Rock 7 through a decoder end in an answer, and none waits`,
  options,
  async () => {
    const { device, mine } = await deviceWithDecoder({ externalKey: imei })
    const { networkToken } = await buildNetwork(puquio.database, mine, { wayIn: 'rock7' })
    const answers = new Map<number, number>()
    const before = liveBytes()
    const ownText = `imei=${imei}&momsn=1&transmit_time=26-02-10%2010%3A41%3A50&data=48656c6c6f`
    const send = async (payload: Buffer) => {
      const url = `/fkl-modi/ingest/rock7/${networkToken.text}`
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const { statusCode } = await puquio.app.inject({ method: 'POST', url, headers, payload })
      answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1)
    }
    await send(Buffer.from(ownText))
    await sendChanged([...textsOf('rock7'), ownText], send)
    expect([...answers.keys()].filter((status) => ![204, 401, 404, 422].includes(status))).toEqual(
      [],
    )
    expect(answers.get(204)).toBeGreaterThan(0)
    const counts = await settled(device.id)
    expect((counts.get('read') ?? 0) + (counts.get('partly') ?? 0)).toBeGreaterThan(0)
    expect(counts.get('refused')).toBeGreaterThan(0)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(liveBytes() - before).toBeLessThan(40_000_000)
  },
)
