import type pg from 'pg'
import type { Points } from '../server/src/platform/telemetry/read-store.ts'
import type { Telemetry } from '../server/src/platform/telemetry/telemetry.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { p95, startTelemetry } from './telemetry-server.ts'
import { millisecondsOf, timed } from './timed.ts'

const dayMs = 86_400_000
const days = 365
const minutes = days * 1440
const latestIds = Array.from({ length: 50_000 }, (_, n) => 1_000_000 + n)
const rounds = 40

/** A year of minutes of one variable among 20 million readings, and the newest of 5,000 devices with ten variables. */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const variables = isShort ? 4 : 40
  const { telemetry, bare, stop } = await startTelemetry()
  try {
    const fromMs = Math.floor(Date.now() / dayMs) * dayMs - days * dayMs
    await fill(telemetry, bare, { fromMs, variables })
    const rolled = await timed(() => telemetry.rollUp())
    console.log(
      `  ${rolled.value} buckets of ${variables * minutes} readings rolled up in ${(rolled.tookMs / 1000).toFixed(1)} s`,
    )
    await bare.query('vacuum (analyze) telemetry.reading_1h')
    await bare.query('vacuum (analyze) telemetry.reading')
    await bare.query('vacuum (analyze) telemetry.reading_latest')
    const times = { points: [] as number[], rollup: [] as number[], raw: [] as number[] }
    const newest = { latest: [] as number[], bare: [] as number[] }
    for (let round = -3; round < rounds; round++) {
      const variableId = 1 + ((round + 3) % variables)
      const span = { fromMs, beforeMs: fromMs + days * dayMs }
      const asked = { ...span, variableIds: [variableId], level: '1h' } as const
      const points = await timed(() => telemetry.points(asked))
      const rollupMs = await millisecondsOf(() => bareRollup(bare, variableId, span))
      // Once in a while: it takes long.
      const raw = round % 4 === 0 ? await timed(() => bareRaw(bare, variableId, span)) : null
      requireRight(points.value, raw?.value)
      if (round < 0) continue
      times.points.push(points.tookMs)
      times.rollup.push(rollupMs)
      if (raw) times.raw.push(raw.tookMs)
    }
    // Apart: what it leaves for the collector of memory would count for the others.
    for (let round = -3; round < rounds; round++) {
      const latest = await timed(() => telemetry.latest(latestIds))
      const bareMs = await millisecondsOf(() => bareLatest(bare))
      if (latest.value.length !== latestIds.length) throw new Error('A newest reading is missing')
      if (round < 0) continue
      newest.latest.push(latest.tookMs)
      newest.bare.push(bareMs)
    }
    const millions = ((variables * minutes) / 1e6).toFixed(0)
    const value = p95(times.points)
    return [
      {
        name: `a year of ${minutes} minutes among ${millions} million readings as ${days * 24} points, p95`,
        value,
        unit: 'ms',
        reference: { name: 'the SQL of its rollups alone, p95', value: p95(times.rollup) },
        limit: { atMost: 1.5 },
      },
      {
        name: 'the same from the readings, p95',
        value: p95(times.raw),
        unit: 'ms',
        reference: { name: 'the points, p95', value },
        limit: { atLeast: 10 },
      },
      {
        name: `the newest of ${latestIds.length} variables, p95`,
        value: p95(newest.latest),
        unit: 'ms',
        reference: { name: 'a select alone, p95', value: p95(newest.bare) },
        limit: { atMost: 2 },
      },
    ]
  } finally {
    await stop()
  }
}

/** Minute by minute, as devices send them; one reading of each month first, which makes its table. */
async function fill(
  telemetry: Telemetry,
  bare: pg.Client,
  { fromMs, variables }: { fromMs: number; variables: number },
) {
  for (let day = 0; day <= days; day += 14) {
    const atMs = fromMs + day * dayMs
    const reading = { variableId: 999_999, atMs, raw: 0, value: 0, quality: 'good' } as const
    await telemetry.write({
      receivedAt: new Date(atMs),
      channel: 'mobile',
      message: null,
      readings: [reading],
    })
  }
  for (let day = 0; day < days; day += 7) {
    const begin = new Date(fromMs + day * dayMs)
    const end = new Date(fromMs + Math.min(days, day + 7) * dayMs - 60_000)
    await bare.query(
      `insert into telemetry.reading (ts, raw, value, variable_id, lag_s, channel, quality)
       select ts, v, v, id, 5, 1, 0 from generate_series($1::timestamptz, $2, '1 minute') ts, generate_series(1, $3) id,
         lateral (select (extract(epoch from ts) / 60 * id)::bigint % 977 / 10.0 as v) of`,
      [begin, end, variables],
    )
    await bare.query(
      `insert into telemetry.rollup_dirty select ts, id
       from generate_series($1::timestamptz, $2, '10 minutes') ts, generate_series(1, $3) id`,
      [begin, end, variables],
    )
  }
  await bare.query(
    `insert into telemetry.reading_latest (ts, raw, value, variable_id, lag_s, channel, quality)
     select now(), id / 7.0, id / 7.0, id, 5, 1, 0 from unnest($1::int[]) id`,
    [latestIds],
  )
}

type Span = { fromMs: number; beforeMs: number }

const bareRollup = (bare: pg.Client, variableId: number, { fromMs, beforeMs }: Span) =>
  bare.query({
    name: 'rollup',
    text: `select bucket, vmin, vmax, vsum / n, vlast, n from telemetry.reading_1h
      where variable_id = $1 and bucket >= $2 and bucket < $3 order by bucket`,
    values: [variableId, new Date(fromMs), new Date(beforeMs)],
    rowMode: 'array',
  })

const bareRaw = async (bare: pg.Client, variableId: number, { fromMs, beforeMs }: Span) => {
  const { rows } = await bare.query<unknown[]>({
    name: 'raw',
    text: `select date_bin('1 hour', ts, '2000-01-01') as bucket, min(value), max(value), avg(value),
        (array_agg(value order by ts desc))[1], count(*) from telemetry.reading
      where variable_id = $1 and ts >= $2 and ts < $3 group by 1 order by 1`,
    values: [variableId, new Date(fromMs), new Date(beforeMs)],
    rowMode: 'array',
  })
  return rows
}

const bareLatest = (bare: pg.Client) =>
  bare.query({
    name: 'latest',
    text: `select variable_id, ts, raw, value, lag_s, channel, quality from telemetry.reading_latest
      where variable_id = any($1)`,
    values: [latestIds],
    rowMode: 'array',
  })

/** What is fast and wrong is no result. */
function requireRight([points]: Points[], raw: unknown[][] | undefined) {
  if (points?.atMs.length !== days * 24) throw new Error(`There are ${points?.atMs.length} points`)
  const [first] = raw ?? []
  if (
    first &&
    (first[1] !== points.min[0] || first[2] !== points.max[0] || first[4] !== points.last[0])
  )
    throw new Error('The points differ from the readings')
}
