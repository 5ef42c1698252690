import { qualities, type ReadingLevel } from '@puquio/domain'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { batchOf, goodReading, newVariables } from '../../../test/readings/random-readings.ts'
import { openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Changed } from './fan-out.ts'
import { bucketOf, levelFor } from './levels.ts'
import { openTelemetry, type Telemetry } from './telemetry.ts'
import { soon } from '../../../test/soon.ts'

const now = '2026-02-15T12:00:00-05:00'
const nowMs = Date.parse(now)
const minuteMs = 60_000
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

describe('the level of a graph', () => {
  test('is the finest that gives few points', () => {
    expect(
      [1, 33, 34, 13 * 24, 14 * 24, 83 * 24, 84 * 24].map((hours) => levelFor(hours * hourMs)),
    ).toEqual(['raw', 'raw', '10m', '10m', '1h', '1h', '1d'])
  })

  test('has days that begin at midnight in Peru', () => {
    expect(new Date(bucketOf('1d', Date.parse('2026-02-15T04:59:59Z'))).toISOString()).toBe(
      '2026-02-14T05:00:00.000Z',
    )
    expect(bucketOf('1d', Date.parse('2026-02-15T00:00:00-05:00'))).toBe(
      Date.parse('2026-02-15T05:00:00Z'),
    )
  })
})

describe('points', () => {
  const beginMs = bucketOf('1d', nowMs - 3 * dayMs)
  let id = 0
  beforeAll(async () => {
    ;[id = 0] = newVariables(1)
    await write(id, [
      [beginMs, 4],
      [beginMs + minuteMs, -2],
      [beginMs + 9 * minuteMs, 1],
      [beginMs + 10 * minuteMs, 9],
      [beginMs + hourMs, 8],
      [beginMs + dayMs, 7],
      [beginMs + dayMs + 1, null],
    ])
    const suspect = { ...goodReading(id, beginMs + 2 * minuteMs, 999), quality: 'suspect' } as const
    await telemetry.write(batchOf([suspect]))
    await telemetry.rollUp()
  })
  const span = { fromMs: beginMs, beforeMs: beginMs + 2 * dayMs }
  const points = async (level: ReadingLevel, asked = span) => {
    const [found] = await telemetry.points({ ...asked, variableIds: [id], level })
    return found
  }

  test('have the least, the greatest, the mean and the last of each bucket, without suspect ones', async () => {
    expect(await points('10m')).toEqual({
      variableId: id,
      atMs: [0, 10 * minuteMs, hourMs, dayMs].map((ms) => beginMs + ms),
      min: [-2, 9, 8, 7],
      max: [4, 9, 8, 7],
      mean: [1, 9, 8, 7],
      last: [1, 9, 8, 7],
      n: [3, 1, 1, 1],
    })
    expect(await points('1h')).toMatchObject({
      min: [-2, 8, 7],
      mean: [3, 8, 7],
      last: [9, 8, 7],
      n: [4, 1, 1],
    })
    expect(await points('1d')).toMatchObject({
      atMs: [beginMs, beginMs + dayMs],
      min: [-2, 7],
      max: [9, 7],
      mean: [4, 7],
      last: [8, 7],
      n: [5, 1],
    })
  })

  test('are the readings themselves at the finest level; a suspect one says so', async () => {
    const raw = await points('raw')
    expect(raw?.last).toEqual([4, -2, 999, 1, 9, 8, 7])
    expect(raw?.n).toEqual([1, 1, 0, 1, 1, 1, 1])
    expect(raw?.min).toEqual(raw?.max)
  })

  test('of a span that cuts a bucket include that of its beginning, and not what begins at its end', async () => {
    const cut = { fromMs: beginMs + 5 * minuteMs, beforeMs: beginMs + dayMs }
    expect((await points('10m', cut))?.n).toEqual([3, 1, 1])
    expect((await points('1d', cut))?.n).toEqual([5])
    expect((await points('raw', cut))?.last).toEqual([1, 9, 8])
  })

  test('of several variables come by their ids; one without any is empty', async () => {
    const [other = 0, none = 0] = newVariables(2)
    await write(other, [[beginMs, 5]])
    const found = await telemetry.points({
      ...span,
      variableIds: [none, other, id, other],
      level: 'raw',
    })
    expect(found.map(({ variableId, atMs }) => [variableId, atMs.length])).toEqual([
      [id, 7],
      [other, 1],
      [none, 0],
    ])
  })
})

describe('the latest reading', () => {
  test('is the newest, whatever comes late', async () => {
    const [id = 0, none = 0] = newVariables(2)
    await write(id, [[nowMs, 1]])
    await telemetry.rollUp()
    await write(id, [[nowMs - hourMs, 2]])
    await telemetry.rollUp()
    expect(await telemetry.latest([none, id])).toEqual([
      { ...goodReading(id, nowMs, 1), sent: 'good', lagS: 60, channel: 'mobile' },
    ])
  })

  test('is kept within a second by itself', async () => {
    const [id = 0] = newVariables(1)
    await write(id, [[nowMs, 1]])
    await vi.waitFor(async () => expect(await telemetry.latest([id])).toHaveLength(1), {
      timeout: 5000,
    })
  })

  test('of a process that was killed is found again', async () => {
    const [id = 0] = newVariables(1)
    await write(id, [[nowMs, 1]])
    await telemetry.rollUp()
    await write(id, [[nowMs + 1, 2]])
    await puquio.database.owner.one(
      {},
      sql`delete from telemetry.reading_latest where variable_id = ${id}`,
    )
    const another = openTelemetry(puquio.platform)
    await another.rollUp()
    expect(await another.latest([id])).toMatchObject([{ atMs: nowMs + 1, value: 2 }])
  })
})

test('all readings come page by page, in their order', async () => {
  const ids = newVariables(2)
  const [first = 0, second = 0] = ids
  const times = Array.from({ length: 10_000 }, (_, n) => nowMs - dayMs - n * 7)
  for (const id of ids)
    await write(
      id,
      times.map((atMs) => [atMs, atMs % 1000]),
    )
  await write(first, [
    [nowMs - 40 * dayMs, 1],
    [nowMs - dayMs + 1, 1],
  ])
  const span = { fromMs: nowMs - 41 * dayMs, beforeMs: nowMs }
  const pages: number[] = []
  const seen: string[] = []
  for await (const page of telemetry.readings({ ...span, variableIds: [first, second] })) {
    pages.push(page.length)
    seen.push(...page.map(({ variableId, atMs }) => `${variableId} ${atMs}`))
  }
  expect(pages).toEqual([1, 10_000, 1, 10_000])
  const expected = (id: number) => times.toReversed().map((atMs) => `${id} ${atMs}`)
  expect(seen).toEqual([
    `${first} ${nowMs - 40 * dayMs}`,
    ...expected(first),
    `${first} ${nowMs - dayMs + 1}`,
    ...expected(second),
  ])
})

test('what is forgotten is gone from every table, and nothing else is', async () => {
  const [gone = 0, kept = 0] = newVariables(2)
  for (const id of [gone, kept]) {
    const points = [nowMs, nowMs - 60 * dayMs].map((atMs) => goodReading(id, atMs, 1))
    await telemetry.write(batchOf(points, { deviceId: id, dedupKey: 'k' }))
  }
  await telemetry.rollUp()
  await write(gone, [[nowMs + 1, 1]])
  await telemetry.forget({ variableIds: [gone], deviceIds: [gone] })
  const count = async (id: number) => {
    const rows = await puquio.database.owner.one<{ n: number }>(
      {},
      sql`select count(*)::int as n from (
        select variable_id from telemetry.reading union all select variable_id from telemetry.reading_10m
        union all select variable_id from telemetry.reading_1h union all select variable_id from telemetry.reading_1d
        union all select variable_id from telemetry.reading_latest union all select variable_id from telemetry.rollup_dirty
        union all select device_id from telemetry.raw_message union all select device_id from telemetry.message_key) t
        where variable_id = ${id}`,
    )
    return rows[0]?.n
  }
  expect(await count(gone)).toBe(0)
  expect(await count(kept)).toBe(11)
  await telemetry.rollUp()
  expect(await count(gone)).toBe(0)
})

describe('new readings', () => {
  test('are told in every process once they are committed, those that were there already are not', async () => {
    const ids = newVariables(900)
    const { app: appUrl, owner: ownerUrl, telemetry: telemetryUrl } = puquio.urls
    const onError = () => undefined
    const database = openDatabase({ appUrl, ownerUrl, telemetryUrl, onError })
    const other = openTelemetry({ ...puquio.platform, database })
    try {
      const heard: Changed[] = []
      const end = await other.onReadings((changed) => heard.push(...changed))
      await other.onReadings(() => {
        throw new Error('a listener that fails')
      })
      const readings = ids.map((id) => goodReading(id, nowMs, id / 3))
      await telemetry.write(batchOf(readings))
      await vi.waitFor(() => expect(heard).toHaveLength(900), soon)
      expect(heard.toSorted((a, b) => a.variableId - b.variableId)).toEqual(
        ids.map((variableId) => ({ variableId, atMs: nowMs, value: variableId / 3, quality: 0 })),
      )
      await telemetry.write(batchOf([...readings, goodReading(ids[0] ?? 0, nowMs + 1, null)]))
      await vi.waitFor(() => expect(heard).toHaveLength(901), soon)
      expect(heard.at(-1)).toEqual({ variableId: ids[0], atMs: nowMs + 1, value: null, quality: 0 })
      const suspect = { ...goodReading(ids[1] ?? 0, nowMs + 1, 5), quality: 'suspect' as const }
      await telemetry.write(batchOf([suspect]))
      await vi.waitFor(() => expect(heard).toHaveLength(902), soon)
      expect(heard.at(-1)).toMatchObject({ value: 5, quality: qualities.suspect })
      end()
      await write(ids[0] ?? 0, [[nowMs + 2, 1]])
      expect(heard).toHaveLength(902)
    } finally {
      await database.close()
    }
  })
})

test('the tables of the next months are made ahead, and old keys of messages go', async () => {
  const [id = 0] = newVariables(1)
  await telemetry.write(batchOf([goodReading(id, nowMs, 1)], { deviceId: 7001, dedupKey: 'old' }))
  puquio.clock.advance(8 * dayMs)
  await telemetry.write(
    batchOf([goodReading(id, nowMs + 8 * dayMs, 1)], { deviceId: 7001, dedupKey: 'new' }),
  )
  await telemetry.prepare()
  const keys = await puquio.database.owner.one(
    {},
    sql`select dedup_key from telemetry.message_key where device_id = 7001`,
  )
  expect(keys).toEqual([{ dedupKey: 'new' }])
  const sizes = await telemetry.sizes()
  for (const name of ['reading_2026_03', 'reading_2026_04', 'raw_message_2026_04', 'reading_1h'])
    expect(sizes[name]).toBeGreaterThan(0)
})
