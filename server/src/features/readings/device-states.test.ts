import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Heard, saveStates } from './device-state-store.ts'
import { openDeviceStates } from './device-states.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

const receivedAt = new Date('2026-02-15T12:00:00Z')
/** A device of a mine of its own, heard with so much signal. */
async function heard(rssiDbm: number | null): Promise<Heard> {
  const mine = await buildMine(puquio.database)
  const { device } = await buildDevice(puquio.database, mine)
  const of = { deviceId: device.id, projectId: mine.project.id }
  return { ...of, tokenId: null, certificateId: null, receivedAt, batteryPct: 50, rssiDbm }
}

test('what the database refuses of one device keeps the devices of others from nothing', async () => {
  // A float4 holds neither.
  const all = await Promise.all([-70, 1e300, null, 1e-300, -90].map(heard))
  const failed = await saveStates(readingsScope(puquio.platform), all)
  const refused = [all[1], all[3]].map((one) => one?.deviceId)
  expect(new Set(failed.map(({ one }) => one.deviceId))).toEqual(new Set(refused))
  const stored = await puquio.database.owner.one<{ deviceId: number }>(
    {},
    sql`select device_id from device_state where last_received_at = ${receivedAt}
      and device_id = any(${all.map(({ deviceId }) => deviceId)}::int[])`,
  )
  const others = all.map(({ deviceId }) => deviceId).filter((id) => !refused.includes(id))
  expect(new Set(stored.map(({ deviceId }) => deviceId))).toEqual(new Set(others))
})

test('what came earlier and is noted later makes no device heard earlier', async () => {
  const errors: Error[] = []
  const states = openDeviceStates(readingsScope(puquio.platform), (error) => errors.push(error))
  const device = await heard(null)
  states.heard(device, [], receivedAt)
  states.heard(device, [], new Date(receivedAt.getTime() - 3_600_000))
  await states.close()
  expect(errors).toEqual([])
  const stored = await puquio.database.owner.one(
    {},
    sql`select device_id from device_state where device_id = ${device.deviceId} and last_received_at = ${receivedAt}`,
  )
  expect(stored).toHaveLength(1)
})
