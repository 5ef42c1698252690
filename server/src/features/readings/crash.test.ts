import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import { expect, test, vi } from 'vitest'
import { buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { RawClient } from '../../../test/mqtt/broker-stage.ts'
import { publishPacket } from '../../../test/mqtt/packets.ts'
import type { DevicePorts } from '../../../test/processes/device-process.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { systemClock } from '../../platform/clock.ts'
import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../platform/db/sql.ts'

const isFull = process.env['PUQUIO_PROVE'] === 'full'
const script = join(import.meta.dirname, '../../../test/processes/device-process.ts')
const devices = 12
const firstMs = systemClock.now().getTime() - 86_400_000

test('kill -9 of the server under MQTT and HTTP load loses no acknowledged reading, and stores none twice', async () => {
  const kills = isFull ? 100 : 2
  const random = seededRandom(11)
  const puquio = await startTestApp({ now: systemClock.now().toISOString() })
  let child: ChildProcess | null = null
  let ports: DevicePorts | null = null
  let isOver = false
  try {
    const built = await buildDevices(puquio)
    const sent = built.map(({ token, variableId }, index) => {
      const acknowledged: number[] = []
      const send = index % 2 === 0 ? mqttSender(token) : httpSender(token)
      const sending = (async () => {
        for (let number = 0; !isOver; ) {
          if (ports && (await send(ports, number))) acknowledged.push(number++)
          else await pause(10)
        }
      })()
      return { variableId, acknowledged, sending }
    })
    const count = () => sent.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    for (let kill = 0; kill <= kills; kill++) {
      child = fork(script, [...Object.values(puquio.urls), puquio.platform.config.dataFolder])
      ;[ports] = (await once(child, 'message')) as [DevicePorts]
      const some = count() + 150
      await vi.waitFor(() => expect(count()).toBeGreaterThan(some), { timeout: 30_000 })
      await pause(seededInteger(random, 0, 200))
      if (kill === kills) break
      ports = null
      child.kill('SIGKILL')
      await once(child, 'close')
    }
    isOver = true
    await Promise.all(sent.map(({ sending }) => sending))
    for (const { variableId, acknowledged } of sent) {
      const rows = await readingsScope(puquio.platform).rows<{ number: number; raw: number }>(
        sql`select (extract(epoch from ts) * 1000 - ${firstMs})::bigint::int / 1000 as number, raw
          from telemetry.reading where variable_id = ${variableId} order by ts`,
      )
      const numbers = rows.map(({ number }) => number)
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(acknowledged.filter((number) => !numbers.includes(number))).toEqual([])
      expect(rows.filter(({ number, raw }) => raw !== number)).toEqual([])
      // What was stored and not acknowledged was sent again, but for what was on its way at the end.
      expect(numbers.length).toBeLessThanOrEqual(acknowledged.length + 1)
    }
  } finally {
    isOver = true
    child?.kill('SIGKILL')
    await puquio.close()
  }
}, 1_800_000)

async function buildDevices({ database }: TestApp) {
  const mine = await buildMine(database)
  return Promise.all(
    Array.from({ length: devices }, async () => {
      const { deviceToken, variable } = await buildDevice(database, mine)
      return { token: deviceToken.text, variableId: variable.id }
    }),
  )
}

const bodyOf = (number: number) =>
  JSON.stringify({ ts: firstMs + number * 1000, values: { level: number } })

/** Sends a message and says whether it was acknowledged; one that was not is sent again, as devices do. */
type Sender = (ports: DevicePorts, number: number) => Promise<boolean>

const httpSender =
  (token: string): Sender =>
  async ({ http }, number) => {
    const answer = await fetch(`${http}/api/v1/${token}/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: bodyOf(number),
    }).catch(() => null)
    return answer?.ok === true
  }

function mqttSender(token: string): Sender {
  let client: RawClient | null = null
  return async ({ mqtt }, number) => {
    try {
      client ??= await RawClient.of(mqtt, token, { clientId: token.slice(-12) })
      const id = (number % 65_535) + 1
      client.received.length = 0
      client.write(publishPacket('v1/devices/me/telemetry', bodyOf(number), { id }))
      const one = client
      await one.until(() => one.isClosed || one.acknowledged().includes(id))
      if (one.acknowledged().includes(id)) return true
    } catch {
      // The server is not there.
    }
    await client?.end()
    client = null
    return false
  }
}
