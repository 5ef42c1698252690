import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { whileLocked } from '../../../../test/lock-waits.ts'
import { batchOf, newVariables, storedReadings } from '../../../../test/readings/random-readings.ts'
import { raw, sql } from '../../db/sql.ts'
import { type Limits, usualLimits } from './ingest.ts'
import { type NewReading } from '../reading.ts'
import { openTelemetry, type Telemetry } from '../telemetry.ts'
import { soon } from '../../../../test/soon.ts'

const now = '2026-02-15T12:00:00-05:00'
const nowMs = Date.parse(now)

let puquio: TestApp
let telemetry: Telemetry
beforeAll(async () => {
  puquio = await startTestApp({ now })
  telemetry = puquio.platform.telemetry
})
afterAll(() => puquio.close())

const another = (limits?: Limits) =>
  openTelemetry({ ...puquio.platform, ...(limits && { limits }) })
const reading = (variableId: number, atMs: number, value: number): NewReading => ({
  variableId,
  atMs,
  raw: value,
  value,
  quality: 'good',
})
const messages = (deviceId: number) =>
  puquio.database.owner.one<{ status: string; problem: string | null; body: Buffer }>(
    {},
    sql`select status, problem, body from telemetry.raw_message where device_id = ${deviceId} order by received_at`,
  )
const owner = (statement: ReturnType<typeof sql>) => puquio.database.owner.one({}, statement)

describe('a flush that fails', () => {
  test('acknowledges nothing and leaves nothing; the next one stores', async () => {
    const [id = 0] = newVariables(1)
    const batch = batchOf([reading(id, nowMs, 1)], { deviceId: 91, dedupKey: 'x' })
    for (const table of ['rollup_dirty', 'raw_message', 'reading']) {
      const on = raw(`insert on telemetry.${table}`)
      await owner(sql`revoke ${on} from puquio_telemetry`)
      await expect(telemetry.write(batch)).rejects.toMatchObject({ code: '42501' })
      await owner(sql`grant ${on} to puquio_telemetry`)
    }
    expect(await storedReadings(telemetry, [id])).toEqual([])
    expect(await messages(91)).toEqual([])
    expect(await telemetry.write(batch)).toMatchObject({ stored: 1 })
    expect(await messages(91)).toHaveLength(1)
  })

  test('for one batch stores the others', async () => {
    const ids = newVariables(3)
    const batches = ids.map((id) => batchOf([reading(id, nowMs, 1)], { deviceId: 92 }))
    const [, bad] = batches
    // No code writes this; the database refuses it all the same.
    if (bad?.message) Object.assign(bad.message, { status: 'unheard-of' })
    const outcomes = await Promise.allSettled(batches.map((batch) => telemetry.write(batch)))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect((await storedReadings(telemetry, ids)).map((one) => one.variableId)).toEqual([
      ids[0],
      ids[2],
    ])
  })

  test('is tried again where a table was detached meanwhile', async () => {
    const [id = 0] = newVariables(1)
    await telemetry.write(batchOf([reading(id, Date.UTC(2005, 1, 2), 1)]))
    await owner(sql`drop table telemetry.reading_2005_02`)
    expect(await telemetry.write(batchOf([reading(id, Date.UTC(2005, 1, 3), 1)]))).toMatchObject({
      stored: 1,
    })
  })
})

describe('above the bound', () => {
  const limits = { ...usualLimits, rows: 100, bytes: 50_000 }
  /** Each of another device, unless one is given. */
  const writing = (one: Telemetry, ids: number[], bodyBytes = 10, deviceId?: number) =>
    ids.map((id) => {
      const batch = batchOf([reading(id, nowMs, 1)], { deviceId: deviceId ?? id })
      const message = batch.message && { ...batch.message, body: Buffer.alloc(bodyBytes) }
      return one.write({ ...batch, message })
    })

  test.each([
    ['rows', 10, 50],
    ['bytes', 5_000, 10],
  ])('of %s is refused at once, and room is told of', async (_, bodyBytes, accepted) => {
    const small = another(limits)
    const ids = newVariables(80)
    const outcomes = await whileLocked(
      puquio.database,
      sql`lock table telemetry.reading in access exclusive mode`,
      {
        waiting: 1,
        work: async () => {
          const all = writing(small, ids, bodyBytes)
          const refused: unknown[] = []
          for (const one of all) one.catch((error: unknown) => refused.push(error))
          await vi.waitFor(() => expect(refused).toHaveLength(ids.length - accepted), soon)
          for (const error of refused) expect(error).toMatchObject({ problem: 'BUSY' })
          const room = small.whenRoom()
          const settled = Promise.allSettled(all)
          return { settled, room }
        },
      },
    )
    await outcomes.room
    const fulfilled = (await outcomes.settled).filter(({ status }) => status === 'fulfilled')
    expect(fulfilled).toHaveLength(accepted)
    expect(await storedReadings(telemetry, ids)).toHaveLength(accepted)
    expect(await Promise.all(writing(small, ids.slice(-5)))).toHaveLength(5)
  })

  test('of a device, a quarter of the rows, others have room', async () => {
    const small = another(limits)
    const ids = newVariables(40)
    const settled = await whileLocked(
      puquio.database,
      sql`lock table telemetry.reading in access exclusive mode`,
      {
        waiting: 1,
        work: async () => {
          const all = [...writing(small, ids, 10, 102), ...writing(small, ids.slice(0, 5))]
          let refused = 0
          for (const one of all) one.catch(() => refused++)
          await vi.waitFor(() => expect(refused).toBe(ids.length - 12), soon)
          return { settled: Promise.allSettled(all) }
        },
      },
    )
    const kept = (await settled.settled).map(({ status }) => status === 'fulfilled')
    expect(kept.slice(0, 12)).not.toContain(false)
    expect(kept.slice(-5)).not.toContain(false)
  })

  test('closing stores what was accepted, and refuses more', async () => {
    const closing = another()
    const ids = newVariables(20)
    const accepted = writing(closing, ids)
    const closed = closing.close()
    await expect(writing(closing, newVariables(1))[0]).rejects.toMatchObject({ problem: 'BUSY' })
    await closed
    expect(await Promise.all(accepted)).toHaveLength(20)
    expect(await telemetry.latest(ids)).toHaveLength(20)
  })
})
