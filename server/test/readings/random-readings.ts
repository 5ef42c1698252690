import { seededInteger } from '@puquio/domain/test/seeded-random'
import type { Database } from '../../src/platform/db/database.ts'
import { raw, sql } from '../../src/platform/db/sql.ts'
import type { Batch, NewReading, StoredReading } from '../../src/platform/telemetry/reading.ts'
import type { Telemetry } from '../../src/platform/telemetry/telemetry.ts'

type Random = () => number
type Asked = {
  variableIds: readonly number[]
  messages: number
  fromMs: number
  beforeMs: number
}

/** Messages of one device at random minutes, each with a reading of every variable; no two at one time. */
export function randomBatches(random: Random, { variableIds, messages, fromMs, beforeMs }: Asked) {
  const minutes = Math.floor((beforeMs - fromMs) / 60_000)
  const times = new Set<number>()
  while (times.size < messages)
    times.add(
      fromMs + seededInteger(random, 0, minutes - 1) * 60_000 + seededInteger(random, 0, 59) * 1000,
    )
  return [...times].map((atMs): Batch => {
    const readings = variableIds.map((variableId): NewReading => {
      const value = seededInteger(random, -50_000, 50_000) / 128
      const quality = seededInteger(random, 0, 9) === 0 ? 'suspect' : 'good'
      return { variableId, atMs, raw: value, value, quality }
    })
    return batchOf(readings, { atMs })
  })
}

export const goodReading = (
  variableId: number,
  atMs: number,
  value: number | null,
): NewReading => ({ variableId, atMs, raw: value, value, quality: 'good' })

/** One batch of these readings, a minute after they were measured unless said otherwise. */
export const batchOf = (
  readings: NewReading[],
  { atMs = readings[0]?.atMs ?? 0, dedupKey = null as string | null, deviceId = 1 } = {},
): Batch => ({
  receivedAt: new Date(atMs + 60_000),
  channel: 'mobile',
  message: {
    deviceId,
    wayIn: 'test',
    dedupKey,
    status: 'read',
    problem: null,
    body: Buffer.from(JSON.stringify(readings)),
  },
  readings,
})

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const mixed = [...list]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = seededInteger(random, 0, at)
    ;[mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T]
  }
  return mixed
}

const tables = ['reading', 'reading_10m', 'reading_1h', 'reading_1d', 'reading_latest']

/** What the tables hold of variables, as a hash each; ids count from the first, so that two sets compare. */
export async function hashTables({ owner }: Database, variableIds: readonly number[]) {
  const first = Math.min(...variableIds)
  const hashes: Record<string, { rows: number; hash: string }> = {}
  for (const table of tables) {
    const [found] = await owner.one<{ rows: number; hash: string }>(
      {},
      sql`select count(*)::int as rows, md5(coalesce(string_agg(row, '|' order by row), '')) as hash from (
        select ((to_jsonb(t) || jsonb_build_object('variable_id', variable_id - ${first}::int)))::text as row
        from ${raw(`telemetry.${table}`)} t where variable_id = any(${variableIds}::int[])) rows`,
    )
    if (found) hashes[table] = found
  }
  return hashes
}

/** Rollups that differ from what an aggregate over the readings gives; none, once all is rolled up. */
export async function wrongRollups({ owner }: Database) {
  const wrong: unknown[] = []
  for (const [table, width] of [
    ['reading_10m', '10 minutes'],
    ['reading_1h', '1 hour'],
    ['reading_1d', '1 day'],
  ] as const) {
    const rows = await owner.one(
      {},
      sql`with whole as (
        select variable_id, date_bin(${width}::interval, ts, '2000-01-01 05:00+00') as bucket, count(*)::int as n,
          min(value), max(value), sum(value), (array_agg(value order by ts desc))[1] as last
        from telemetry.reading where quality = 0 and value is not null group by 1, 2)
      select ${table}::text as table, variable_id, bucket, w.n, r.n as kept from whole w
        full join ${raw(`telemetry.${table}`)} r using (variable_id, bucket)
      where (w.n, w.min, w.max, w.last) is distinct from (r.n, r.vmin, r.vmax, r.vlast)
        or abs(w.sum - r.vsum) > 1e-9 * (1 + abs(w.sum))`,
    )
    wrong.push(...rows)
  }
  return wrong
}

let lastVariable = 0
/** Ids of variables that no other test of the file has. */
export const newVariables = (count: number): number[] =>
  Array.from({ length: count }, () => (lastVariable += 1))

/** All readings that there are of variables. */
export async function storedReadings(telemetry: Telemetry, variableIds: readonly number[]) {
  const { fromMs, beforeMs } = telemetry.timeBounds()
  const all: StoredReading[] = []
  for await (const page of telemetry.readings({ variableIds, fromMs, beforeMs })) all.push(...page)
  return all
}
