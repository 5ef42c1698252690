import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { batchOf, newVariables, storedReadings } from '../../../test/readings/random-readings.ts'
import { sql } from '../db/sql.ts'
import { openTelemetry } from './telemetry.ts'

const nowMs = Date.parse('2026-02-15T17:00:00Z')
const dayMs = 86_400_000

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())

const deviceId = 8001
const kept = async () =>
  (
    await puquio.database.owner.one<{ at: string }>(
      {},
      sql`select received_at as at from telemetry.raw_message where device_id = ${deviceId} order by 1`,
    )
  ).map(({ at }) => at.slice(0, 10))

test('messages go by the configured days, whole months and parts of one, and their readings stay', async () => {
  const [id = 0] = newVariables(1)
  const { database, clock, log } = puquio.platform
  const open = (messageDays: number) => openTelemetry({ database, clock, log, messageDays })
  const forEver = open(0)
  for (const days of [100, 50, 41, 39, 0]) {
    const atMs = nowMs - days * dayMs
    const reading = { variableId: id, atMs, raw: 1, value: 1, quality: 'good' as const }
    await forEver.write({ ...batchOf([reading], { atMs, deviceId }), receivedAt: new Date(atMs) })
  }
  await forEver.prepare()
  expect(await kept()).toHaveLength(5)
  const telemetry = open(40)
  await telemetry.prepare()
  expect(await kept()).toEqual(['2026-01-07', '2026-02-15'])
  const sizes = await telemetry.sizes()
  expect(sizes).not.toHaveProperty('raw_message_2025_12')
  expect(sizes).toHaveProperty('raw_message_2026_01')
  expect(await storedReadings(telemetry, [id])).toHaveLength(5)
  await telemetry.prepare()
  await forEver.close()
  await telemetry.close()
})
