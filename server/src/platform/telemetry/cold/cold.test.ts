import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import {
  batchOf,
  newVariables,
  randomBatches,
  storedReadings,
} from '../../../../test/readings/random-readings.ts'
import { readingsScope } from '../../db/scopes/system-scopes.ts'
import { sql } from '../../db/sql.ts'
import { newestRows } from '../newest-rows-store.ts'
import type { NewReading } from '../reading.ts'
import { readPage } from '../read-rows-store.ts'
import type { Telemetry } from '../telemetry.ts'

const dayMs = 86_400_000
const nowMs = Date.parse('2026-02-15T17:00:00Z')
const november = Date.parse('2025-11-01T00:00:00Z')
const december = Date.parse('2025-12-01T00:00:00Z')
const january = Date.parse('2026-01-01T00:00:00Z')

let puquio: TestApp
let telemetry: Telemetry
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
  telemetry = puquio.platform.telemetry
})
afterAll(() => puquio.close())

const one = <Row>(statement: ReturnType<typeof sql>) =>
  puquio.database.owner.one<Row>({}, statement)
const packedOf = (ids: readonly number[]) =>
  one<{ day: number; n: number }>(
    sql`select day, n from telemetry.reading_cold where variable_id = any(${ids}::int[]) order by 1, 2`,
  )
const countStored = async (ids: readonly number[], beforeMs = january) => {
  const [counted] = await one<{ n: number }>(
    sql`select count(*)::int as n from telemetry.reading where variable_id = any(${ids}::int[]) and ts < ${new Date(beforeMs)}`,
  )
  return counted?.n ?? 0
}
const rollupsOf = (ids: readonly number[]) =>
  one(sql`select '10m' as level, r.* from telemetry.reading_10m r where variable_id = any(${ids}::int[])
    union all select '1h', r.* from telemetry.reading_1h r where variable_id = any(${ids}::int[])
    union all select '1d', r.* from telemetry.reading_1d r where variable_id = any(${ids}::int[]) order by 1, 2, 7`)

const reading = (variableId: number, atMs: number, value: number): NewReading => ({
  variableId,
  atMs,
  raw: value,
  value,
  quality: 'good',
})
const write = (readings: NewReading[]) => telemetry.write({ ...batchOf(readings), message: null })

/** Readings of November to today of some variables, with factors, marks and gaps, rolled up. */
async function fill(seed: number, count = 2) {
  const random = seededRandom(seed)
  const ids = newVariables(count)
  const asked = { variableIds: ids, messages: 400, fromMs: november, beforeMs: nowMs }
  for (const batch of randomBatches(random, asked)) {
    const readings = batch.readings.map((sent): NewReading => {
      const kind = seededInteger(random, 0, 9)
      if (kind === 0) return { ...sent, raw: null, value: sent.value }
      if (kind === 1) return { ...sent, value: null }
      return kind < 6 ? { ...sent, value: (sent.raw ?? 0) * 1.0123 - 7 } : sent
    })
    await telemetry.write({ ...batch, readings, channel: kindOfChannel(random) })
  }
  await telemetry.rollUp()
  return ids
}
const kindOfChannel = (random: () => number) =>
  (['mobile', 'lora', 'satellite'] as const)[seededInteger(random, 0, 2)] ?? 'mobile'

/** All that is read of variables, in each way that there is. */
async function readAll(ids: readonly number[]) {
  const scope = readingsScope(puquio.platform)
  const spans = [
    { fromMs: november - 5 * dayMs, beforeMs: nowMs + dayMs },
    { fromMs: december + 3.3 * dayMs, beforeMs: december + 5.7 * dayMs },
    { fromMs: december - 2.5 * dayMs, beforeMs: january + 1.5 * dayMs },
  ]
  const found = []
  for (const span of spans) {
    const asked = { ...span, variableIds: ids }
    const heard = await telemetry.heard({ ...asked, deviceId: 1, most: 5 })
    found.push({
      rows: await pagesOf(asked),
      points: await telemetry.points({ ...asked, level: 'raw' }),
      hours: await telemetry.points({ ...asked, level: '1h' }),
      counts: [...(await telemetry.count(asked))].toSorted(([a], [b]) => a - b),
      arrivals: heard.arrivalsMs,
      lags: heard.lags.map(({ channel, lags }) => [
        channel,
        lags.toSorted((a, b) => a.lagS - b.lagS),
      ]),
      page: (await readPage(scope, { ...span, variableId: ids[0] ?? 0 }, 3)).rows.slice(0, 3),
    })
  }
  const newest = await newestRows(scope, ids)
  return { found, newest, latest: await telemetry.latest(ids), extent: await telemetry.extent(ids) }
}

async function pagesOf(asked: {
  variableIds: readonly number[]
  fromMs: number
  beforeMs: number
}) {
  const all = []
  for await (const page of telemetry.readings(asked)) all.push(...page)
  return all
}

test('packed months are read as one with the others, in every way', async () => {
  const ids = await fill(1)
  const before = await readAll(ids)
  expect(before.found[0]?.rows.length).toBeGreaterThan(700)
  const stored = await countStored(ids)
  expect(await telemetry.compact()).toBeGreaterThanOrEqual(stored)
  expect(await countStored(ids)).toBe(0)
  expect((await packedOf(ids)).reduce((sum, { n }) => sum + n, 0)).toBe(stored)
  expect(await readAll(ids)).toEqual(before)
  expect(await telemetry.compact()).toBe(0)
})

test('months that closed a short time ago stay, and empty tables of packed ones go', async () => {
  const ids = newVariables(1)
  await write([reading(ids[0] ?? 0, december, 1), reading(ids[0] ?? 0, january - 1, 2)])
  await write([reading(ids[0] ?? 0, january, 3)])
  await telemetry.rollUp()
  await telemetry.compact()
  expect(await packedOf(ids)).toHaveLength(2)
  expect(await storedReadings(telemetry, ids)).toHaveLength(3)
  const sizes = Object.keys(await telemetry.sizes())
  expect(sizes).toContain('reading_2026_01')
  expect(sizes).not.toContain('reading_2025_12')
})

test('late, repeated and contradicting readings of a packed day come out as those of any other', async () => {
  const [packed = 0, other = 0] = newVariables(2)
  const atMs = december + 5 * dayMs
  for (const id of [packed, other]) {
    await write([0, 1, 2, 15].map((minute) => reading(id, atMs + minute * 60_000, minute)))
    await telemetry.rollUp()
    if (id === packed) await telemetry.compact()
    if (id === packed) expect(await packedOf([id])).toHaveLength(1)
    const late = [
      reading(id, atMs + 90_000, 9),
      reading(id, atMs, 0),
      reading(id, atMs + 60_000, 7),
    ]
    expect(await write(late)).toEqual({ stored: 1, repeated: 1, conflicting: 1 })
    await telemetry.rollUp()
  }
  const plain = async (id: number) => ({
    rows: (await storedReadings(telemetry, [id])).map((row) => ({ ...row, variableId: 0 })),
    rollups: (await rollupsOf([id])).map((row) => ({ ...(row as object), variableId: 0 })),
  })
  expect(await plain(packed)).toEqual(await plain(other))
  await telemetry.compact()
  expect(await packedOf([packed, other])).toHaveLength(2)
  expect((await plain(packed)).rows).toEqual((await plain(other)).rows)
})

test('a packed period is rewritten, its rollups too, and packed again', async () => {
  const ids = await fill(2, 1)
  await telemetry.compact()
  const span = { fromMs: december, beforeMs: january }
  const rows = await pagesOf({ ...span, variableIds: ids })
  const rewritten = rows.map((row) => ({
    ...row,
    value: row.raw === null ? null : row.raw * 2,
    quality: 'corrected' as const,
    sent: 'good' as const,
  }))
  await telemetry.rewrite(rewritten)
  await telemetry.rollUp()
  const hours = await telemetry.points({ ...span, variableIds: ids, level: '1h' })
  const measured = rewritten.filter(({ value }) => value !== null)
  expect(hours[0]?.n.reduce((sum, n) => sum + n, 0)).toBe(measured.length)
  expect(Math.max(...(hours[0]?.max ?? []))).toBe(
    Math.max(...measured.map(({ value }) => value ?? 0)),
  )
  const expected = rewritten.map(({ raw, value, atMs }) => ({ raw, value, atMs }))
  const found = async () =>
    (await pagesOf({ ...span, variableIds: ids })).map(({ raw, value, atMs }) => ({
      raw,
      value,
      atMs,
    }))
  expect(await found()).toEqual(expected)
  expect(await telemetry.compact()).toBeGreaterThan(0)
  expect(await countStored(ids)).toBe(0)
  expect(await found()).toEqual(expected)
})

test('what waits for its rollups is not packed before', async () => {
  const ids = newVariables(1)
  await write([reading(ids[0] ?? 0, december, 5)])
  await telemetry.compact()
  expect(await packedOf(ids)).toEqual([])
  await telemetry.rollUp()
  await telemetry.compact()
  expect(await packedOf(ids)).toHaveLength(1)
  await telemetry.rollUp()
  expect(await rollupsOf(ids)).toHaveLength(3)
})

test('broken off in the middle of a month it leaves all of a variable, or nothing', async () => {
  const ids = await fill(3, 1)
  const before = await readAll(ids)
  const stored = await countStored(ids)
  // The second days of December cannot be packed: PostgreSQL ends the connection as at a crash.
  await one(sql`create function telemetry.break_off() returns trigger language plpgsql as $$
    begin if new.day > 20425 then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`)
  await one(sql`create trigger break_off before insert on telemetry.reading_cold
    for each row execute function telemetry.break_off()`)
  await expect(telemetry.compact()).rejects.toThrow('not available')
  const left = await countStored(ids)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(stored)
  const packed = await packedOf(ids)
  expect(packed.every(({ day }) => day * dayMs < december)).toBe(true)
  expect(await readAll(ids)).toEqual(before)
  await one(sql`drop trigger break_off on telemetry.reading_cold`)
  await one(sql`drop function telemetry.break_off()`)
  await telemetry.compact()
  expect(await countStored(ids)).toBe(0)
  expect(await readAll(ids)).toEqual(before)
})

test('beside writers of the same days nothing is lost and nothing is there twice', async () => {
  const ids = newVariables(3)
  const random = seededRandom(5)
  const expected = new Set<string>()
  const writing = Array.from({ length: 6 }, async () => {
    for (let n = 0; n < 15; n++) {
      const readings = ids.map((id) => {
        const minute = seededInteger(random, 0, 200)
        expected.add(`${id} ${minute}`)
        return reading(id, december + minute * 60_000, minute)
      })
      await write(readings)
    }
  })
  const packing = (async () => {
    for (let n = 0; n < 8; n++) {
      await telemetry.rollUp()
      await telemetry.compact()
    }
  })()
  await Promise.all([...writing, packing])
  await telemetry.rollUp()
  const found = await storedReadings(telemetry, ids)
  const keys = found.map(({ variableId, atMs }) => `${variableId} ${(atMs - december) / 60_000}`)
  expect(keys).toHaveLength(expected.size)
  expect(new Set(keys)).toEqual(expected)
  const days = await telemetry.points({
    variableIds: ids,
    fromMs: december,
    beforeMs: december + dayMs,
    level: '1d',
  })
  expect(days.flatMap(({ n }) => n).reduce((sum, n) => sum + n, 0)).toBe(expected.size)
})

test('with its variable all of it goes', async () => {
  const ids = await fill(4, 1)
  await telemetry.compact()
  expect(await packedOf(ids)).not.toEqual([])
  await telemetry.forget({ variableIds: ids, deviceIds: [] })
  expect(await packedOf(ids)).toEqual([])
  expect(await storedReadings(telemetry, ids)).toEqual([])
})
