import { bucketMs, type RollupLevel } from '@puquio/domain'
import { epochMs } from '../../db/epoch-ms.ts'
import type { TelemetryScope } from '../../db/scopes/scope.ts'
import { join, raw, type Sql, sql } from '../../db/sql.ts'
import { countedQualities } from '../reading.ts'

const counted = raw(`r.quality in (${countedQualities})`)

type Rows = Pick<TelemetryScope, 'rows'>
export type Bucket = { variableId: number; bucketMs: number }
/** Buckets of a variable that follow each other: from, and until before. */
export type Range = { variableId: number; fromMs: number; beforeMs: number }
/** What the readings of ten minutes amount to: of the good ones, and when the last of all was. */
export type Summed = Bucket & {
  vsum: number | null
  vmin: number | null
  vmax: number | null
  vlast: number | null
  n: number
  lastMs: number
}

const tables = { '10m': 'reading_10m', '1h': 'reading_1h', '1d': 'reading_1d' } as const
export const tableOf = (level: RollupLevel): Sql => raw(`telemetry.${tables[level]}`)
const widths = { '10m': '10 minutes', '1h': '1 hour', '1d': '1 day' } as const

/** Where the bucket of a time begins; its origin is the midnight of Peru, as `levels.ts` has it. */
const bucketOf = (level: RollupLevel, at: Sql) =>
  sql`date_bin(${raw(`'${widths[level]}'`)}, ${at}, '2000-01-01 05:00:00+00')`

/** How many buckets wait; the same one may wait more than once. */
export async function countDirty({ rows }: Rows, leftOut: readonly number[]): Promise<number> {
  const [counted] = await rows<{ n: number }>(
    sql`select count(*) as n from telemetry.rollup_dirty where ${isTried(leftOut)}`,
  )
  return counted?.n ?? 0
}

const isTried = (leftOut: readonly number[]): Sql =>
  leftOut.length === 0 ? raw('true') : sql`variable_id <> all(${[...leftOut]}::int[])`

/** Takes the buckets of a part of the variables: whose id leaves this remainder. */
export const claimDirty = (
  { rows }: Rows,
  { parts, part, leftOut }: { parts: number; part: number; leftOut: readonly number[] },
): Promise<Bucket[]> =>
  rows<Bucket>(
    sql`delete from telemetry.rollup_dirty where variable_id % ${parts}::int = ${part}::int
        and ${isTried(leftOut)}
      returning variable_id, ${epochMs('bucket')} as bucket_ms`,
  )

export const markDirty = ({ rows }: Rows, buckets: readonly Bucket[]): Promise<unknown> =>
  rows(sql`insert into telemetry.rollup_dirty (bucket, variable_id)
    select * from unnest(${buckets.map((one) => new Date(one.bucketMs))}::timestamptz[],
      ${buckets.map(({ variableId }) => variableId)}::int[])`)

/**
 * Has the open transaction look each range up in the index: the tables change faster than their statistics, by which the
 * planner might read all of them instead.
 */
export const preferLookUps = async ({ rows }: Rows): Promise<void> => {
  await rows(sql`set local enable_hashjoin = off`)
  await rows(sql`set local enable_mergejoin = off`)
}

export const sumReadings = ({ rows }: Rows, ranges: readonly Range[]): Promise<Summed[]> =>
  rows<Summed>(
    sql`select variable_id, ${epochMs('bucket')} as bucket_ms, vsum, vmin, vmax, vlast, n,
        ${epochMs('last')} as last_ms
      from (
        select r.variable_id, ${bucketOf('10m', raw('r.ts'))} as bucket, sum(r.value) filter (where ${counted}) as vsum,
          min(r.value) filter (where ${counted}) as vmin, max(r.value) filter (where ${counted}) as vmax,
          (array_agg(r.value order by r.ts desc) filter (where ${counted} and r.value is not null))[1] as vlast,
          (count(r.value) filter (where ${counted}))::int as n, max(r.ts) as last
        from ${rangesOf(ranges)} join telemetry.reading r
          on r.variable_id = k.variable_id and r.ts >= k.since and r.ts < k.before
        group by 1, 2) summed`,
  )

export async function upsertSummed({ rows }: Rows, summed: readonly Summed[]): Promise<void> {
  const of = <Key extends keyof Summed>(key: Key) => summed.map((one) => one[key])
  await rows(
    sql`insert into telemetry.reading_10m (bucket, vsum, vmin, vmax, vlast, variable_id, n)
      select * from unnest(${summed.map((one) => new Date(one.bucketMs))}::timestamptz[],
        ${of('vsum')}::float8[], ${of('vmin')}::float8[], ${of('vmax')}::float8[], ${of('vlast')}::float8[],
        ${of('variableId')}::int[], ${of('n')}::int[])
      ${replacing}`,
  )
}

const replacing = sql`on conflict (variable_id, bucket) do update set ${join(
  ['vsum', 'vmin', 'vmax', 'vlast', 'n'].map((name) => raw(`${name} = excluded.${name}`)),
  ', ',
)}`

/** Sums the buckets of one level up to those of the next; the ranges are whole ones of that. */
export async function sumUp(
  { rows }: Rows,
  level: '1h' | '1d',
  ranges: readonly Range[],
): Promise<void> {
  await rows(
    sql`insert into ${tableOf(level)} (bucket, vsum, vmin, vmax, vlast, variable_id, n)
      select ${bucketOf(level, raw('r.bucket'))}, sum(r.vsum), min(r.vmin), max(r.vmax),
        (array_agg(r.vlast order by r.bucket desc))[1], r.variable_id, sum(r.n)::int
      from ${rangesOf(ranges)} join ${tableOf(level === '1h' ? '10m' : '1h')} r
        on r.variable_id = k.variable_id and r.bucket >= k.since and r.bucket < k.before
      group by r.variable_id, 1
      ${replacing}`,
  )
}

/** Removes buckets of a level, where no good reading is left. */
export async function removeBuckets(
  { rows }: Rows,
  level: RollupLevel,
  buckets: readonly Bucket[],
): Promise<void> {
  await rows(
    sql`delete from ${tableOf(level)} r
      using unnest(${buckets.map(({ variableId }) => variableId)}::int[],
        ${buckets.map((one) => new Date(one.bucketMs))}::timestamptz[]) k (variable_id, bucket)
      where r.variable_id = k.variable_id and r.bucket = k.bucket`,
  )
}

export const rangesOf = (ranges: readonly Range[]) =>
  sql`unnest(${ranges.map(({ variableId }) => variableId)}::int[],
    ${ranges.map(({ fromMs }) => new Date(fromMs))}::timestamptz[],
    ${ranges.map(({ beforeMs }) => new Date(beforeMs))}::timestamptz[]) k (variable_id, since, before)`

/** Joins buckets of one level, of any order and number, to ranges. */
export function joined(level: RollupLevel, buckets: readonly Bucket[]): Range[] {
  const width = bucketMs[level]
  const ranges: Range[] = []
  for (const { variableId, bucketMs: fromMs } of buckets.toSorted(
    (a, b) => a.variableId - b.variableId || a.bucketMs - b.bucketMs,
  )) {
    const last = ranges.at(-1)
    if (last?.variableId === variableId && fromMs <= last.beforeMs) last.beforeMs = fromMs + width
    else ranges.push({ variableId, fromMs, beforeMs: fromMs + width })
  }
  return ranges
}
