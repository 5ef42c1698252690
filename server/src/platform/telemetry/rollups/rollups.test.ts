import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import {
  batchOf,
  goodReading,
  newVariables,
  randomBatches,
  storedReadings,
  wrongRollups,
} from '../../../../test/readings/random-readings.ts'
import { raw, sql } from '../../db/sql.ts'
import { readingsScope } from '../../db/scopes/system-scopes.ts'
import { openTelemetry, type Telemetry } from '../telemetry.ts'
import { soon } from '../../../../test/soon.ts'
import { openLeftOut } from './left-out.ts'
import { rollUp } from './rollups.ts'

const now = '2026-02-15T12:00:00-05:00'
const nowMs = Date.parse(now)
const minuteMs = 60_000
const rounds = process.env['PUQUIO_PROVE'] === 'full' ? 6 : 2
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

let puquio: TestApp
let telemetry: Telemetry
beforeAll(async () => {
  puquio = await startTestApp({ now })
  telemetry = puquio.platform.telemetry
})
afterAll(() => puquio.close())

const write = (variableId: number, points: readonly [atMs: number, value: number | null][]) =>
  telemetry.write(batchOf(points.map(([atMs, value]) => goodReading(variableId, atMs, value))))

describe('rollups', () => {
  test('are what an aggregate over the readings gives, after late data in any order', async () => {
    const random = seededRandom(7)
    for (let round = 0; round < rounds; round++) {
      const variableIds = newVariables(seededInteger(random, 1, 4))
      const fromMs = nowMs - seededInteger(random, 1, 400) * dayMs
      const batches = randomBatches(random, {
        variableIds,
        messages: 150,
        fromMs,
        beforeMs: Math.min(nowMs, fromMs + seededInteger(random, 1, 40) * dayMs),
      })
      const rolling = [telemetry.rollUp()]
      for (const batch of batches) {
        await telemetry.write(batch)
        if (seededInteger(random, 0, 20) === 0) rolling.push(telemetry.rollUp())
      }
      await Promise.all(rolling)
      await telemetry.rollUp()
      expect(await wrongRollups(puquio.database)).toEqual([])
    }
    expect(await telemetry.rollUp()).toBe(0)
  })

  test('of many buckets at once are done in parts', async () => {
    const [id = 0] = newVariables(1)
    await puquio.database.owner.one(
      {},
      sql`insert into telemetry.rollup_dirty select timestamptz '2020-01-01 00:00Z' + n * interval '10 minutes', ${id} + n % 3
        from generate_series(1, 60000) n`,
    )
    await write(id, [[nowMs, 1]])
    expect(await telemetry.rollUp()).toBe(60_001)
    expect(await wrongRollups(puquio.database)).toEqual([])
  })

  test('of a variable that fails leave those of others right, and are tried again later', async () => {
    const own = openTelemetry(puquio.platform)
    const ids = newVariables(3)
    const [first = 0, bad = 0, last = 0] = ids
    await puquio.database.owner.one(
      {},
      sql`alter table telemetry.reading_10m add constraint refused check (variable_id <> ${raw(String(bad))}) not valid`,
    )
    for (const id of ids) await write(id, [[nowMs, 1]])
    await own.rollUp()
    const span = { fromMs: nowMs - hourMs, beforeMs: nowMs + hourMs }
    const counts = async () =>
      (await own.points({ ...span, variableIds: ids, level: '1h' })).map(({ n }) => n)
    expect(await counts()).toEqual([[1], [], [1]])
    for (const id of [first, last]) await write(id, [[nowMs + 1, 2]])
    expect(await own.rollUp()).toBe(2)
    await puquio.database.owner.one(
      {},
      sql`alter table telemetry.reading_10m drop constraint refused`,
    )
    expect(await own.rollUp()).toBe(0)
    expect(await telemetry.rollUp()).toBe(1)
    expect(await counts()).toEqual([[2], [1], [2]])
    await own.close()
  })

  test('of a variable that fails again are left out for longer, until they succeed', async () => {
    const { owner } = puquio.database
    const [bad = 0] = newVariables(1)
    let atMs = 0
    const leftOut = openLeftOut(() => atMs)
    const scope = readingsScope(puquio.platform)
    const failures: number[] = []
    const roll = () => rollUp(scope, { leftOut, onFailure: (id) => failures.push(id) })
    const refused = sql`alter table telemetry.reading_10m
      add constraint refused check (variable_id <> ${raw(String(bad))}) not valid`
    const again = sql`alter table telemetry.reading_10m drop constraint refused`
    await owner.one({}, refused)
    await write(bad, [[nowMs, 1]])
    await roll()
    atMs += minuteMs
    await roll()
    expect(failures).toEqual([bad, bad])
    atMs += 2 * minuteMs - 1
    expect(leftOut.ids()).toEqual([bad])
    atMs += 1
    expect(leftOut.ids()).toEqual([])
    await owner.one({}, again)
    expect(await roll()).toBe(1)
    await owner.one({}, refused)
    await write(bad, [[nowMs + 1, 2]])
    await roll()
    atMs += minuteMs
    expect(leftOut.ids()).toEqual([])
    await owner.one({}, again)
    expect(await roll()).toBe(1)
  })

  test('are computed by themselves once it is started, and until it is closed', async () => {
    const another = openTelemetry(puquio.platform)
    another.start()
    const [id = 0, late = 0] = newVariables(2)
    await write(id, [[nowMs, 1]])
    const count = async (variableId: number) => {
      const span = { fromMs: nowMs - hourMs, beforeMs: nowMs + hourMs }
      const [points] = await another.points({ ...span, variableIds: [variableId], level: '1h' })
      return points?.n
    }
    await vi.waitFor(async () => expect(await count(id)).toEqual([1]), soon)
    await another.close()
    await write(late, [[nowMs, 1]])
    await setTimeout(2500)
    expect(await count(late)).toEqual([])
  })

  test('by two processes at once are right, too', async () => {
    const random = seededRandom(8)
    const variableIds = newVariables(2)
    const asked = { messages: 200, fromMs: nowMs - 2 * dayMs, beforeMs: nowMs }
    const others = [telemetry, openTelemetry(puquio.platform)]
    const writing = randomBatches(random, { ...asked, variableIds }).map((batch, index) =>
      (others[index % 2] as Telemetry).write(batch),
    )
    const rolling = Array.from({ length: 20 }, (_, index) =>
      (others[index % 2] as Telemetry).rollUp(),
    )
    await Promise.all([...writing, ...rolling])
    await Promise.all(others.map((one) => one.rollUp()))
    expect(await wrongRollups(puquio.database)).toEqual([])
  })
})

describe('values that are calculated anew', () => {
  test('change the value and its rollups, and nothing that was sent', async () => {
    const [id = 0] = newVariables(1)
    await write(id, [
      [nowMs - dayMs, 1],
      [nowMs, 2],
    ])
    await telemetry.rollUp()
    const news = { variableId: id, quality: 'good', sent: 'good' } as const
    await telemetry.rewrite([
      { ...news, atMs: nowMs, value: 20 },
      { ...news, atMs: nowMs - dayMs, value: 10 },
      { ...news, atMs: nowMs - 1, value: 30 },
    ])
    await telemetry.rollUp()
    expect((await storedReadings(telemetry, [id])).map(({ raw, value }) => [raw, value])).toEqual([
      [1, 10],
      [2, 20],
    ])
    expect(await telemetry.latest([id])).toMatchObject([{ raw: 2, value: 20 }])
    expect(await wrongRollups(puquio.database)).toEqual([])
  })

  test('that are none leave no bucket', async () => {
    const [id = 0] = newVariables(1)
    await write(id, [
      [nowMs, 2],
      [nowMs - hourMs, 3],
    ])
    await telemetry.rollUp()
    await telemetry.rewrite([
      { variableId: id, atMs: nowMs, value: 2, quality: 'suspect', sent: 'suspect' },
    ])
    await telemetry.rollUp()
    expect(await wrongRollups(puquio.database)).toEqual([])
    await telemetry.rewrite([
      { variableId: id, atMs: nowMs - hourMs, value: null, quality: 'good', sent: 'good' },
    ])
    await telemetry.rollUp()
    expect(await wrongRollups(puquio.database)).toEqual([])
    const span = { fromMs: nowMs - dayMs, beforeMs: nowMs + dayMs }
    for (const level of ['10m', '1h', '1d'] as const)
      expect(await telemetry.points({ ...span, variableIds: [id], level })).toMatchObject([
        { n: [] },
      ])
  })
})
