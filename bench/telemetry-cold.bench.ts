import type pg from 'pg'
import type { BenchOptions, BenchResult } from './bench.ts'
import { startInflux } from './influx.ts'
import { startTelemetry } from './telemetry-server.ts'
import { timed } from './timed.ts'

/** What is stored of a reading at one a minute, raw value included. */
const mostBytes = 20
const minutesOfDay = 1440
const variables = 40

/**
 * A closed month of forty variables at one a minute: raw values of two decimals that wander, values by a factor of many
 * decimals, some seconds late and a few of them suspect. Bytes a reading once they are packed, beside InfluxDB with the
 * same raw values, values and marks, and how long a month of one takes to be read again.
 */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const days = isShort ? 7 : 31
  const readings = variables * days * minutesOfDay
  const { telemetry, bare, stop } = await startTelemetry()
  const influx = await startInflux({ compactsSoon: true })
  try {
    const now = new Date()
    const fromMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 3, 1)
    const beforeMs = fromMs + days * minutesOfDay * 60_000
    await fill(bare, { fromMs, days })
    const bytesIn = async (name: string) => {
      const sizes = Object.entries(await telemetry.sizes())
      return sizes.reduce((sum, [table, bytes]) => sum + (table.startsWith(name) ? bytes : 0), 0)
    }
    const hot = `reading_${new Date(fromMs).toISOString().slice(0, 7).replace('-', '_')}`
    const stored = (await bytesIn(hot)) / readings
    const read = () => timed(() => count(telemetry, { fromMs, beforeMs }))
    const before = await read()
    const points = await linesOf(bare)
    const packing = await timed(() => telemetry.compact())
    const after = await read()
    if (packing.value !== readings || after.value !== before.value)
      throw new Error(`Packed ${packing.value} of ${readings}, read ${after.value}`)
    const packed = (await bytesIn('reading_cold')) / readings
    console.log(
      `  before: ${stored.toFixed(1)} bytes a reading; packed at ${((readings / packing.tookMs) * 1000).toFixed(0)} readings a second`,
    )
    const inInflux = await influx?.store(points)
    if (inInflux === undefined) console.log('  InfluxDB: not run, influxd is not installed')
    else console.log(`  InfluxDB, compacted: ${(inInflux / readings).toFixed(1)} bytes a reading`)
    return [
      {
        name: `a packed reading, of ${readings} at one a minute`,
        value: packed,
        unit: 'bytes',
        reference: { name: 'allowed', value: mostBytes },
        limit: { atMost: 1 },
      },
      {
        name: `${days} days of one variable read again`,
        value: after.tookMs,
        unit: 'ms',
        reference: { name: 'before they were packed', value: before.tookMs },
        limit: { atMost: 2 },
      },
    ]
  } finally {
    await influx?.stop()
    await stop()
  }
}

async function fill(bare: pg.Client, { fromMs, days }: { fromMs: number; days: number }) {
  const month = new Date(fromMs)
  const next = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1))
  const part = `telemetry.reading_${month.toISOString().slice(0, 7).replace('-', '_')}`
  await bare.query(`create table ${part} partition of telemetry.reading
    for values from ('${month.toISOString()}') to ('${next.toISOString()}')`)
  await bare.query('select setseed(0.5)')
  await bare.query(
    `insert into telemetry.reading (ts, raw, value, variable_id, lag_s, channel, quality)
      select $1::timestamptz + minute * interval '1 minute', raw, raw * 1.01234 - 0.567, variable, 1 + (random() * 4)::int, 1,
        case when random() < 0.01 then 1 else 0 end
      from (select variable, minute, round((100 + 10 * sin(minute / 700.0 + variable) + random())::numeric, 2)::float8 as raw
        from generate_series(1, $2::int) variable, generate_series(0, $3::int - 1) minute) r`,
    [month, variables, days * minutesOfDay],
  )
}

async function count(
  telemetry: Awaited<ReturnType<typeof startTelemetry>>['telemetry'],
  span: { fromMs: number; beforeMs: number },
) {
  let read = 0
  for await (const page of telemetry.readings({ ...span, variableIds: [1] })) read += page.length
  return read
}

/** What InfluxDB takes, ten thousand lines a body. */
async function linesOf(bare: pg.Client): Promise<string[]> {
  const { rows } = await bare.query<{ lines: string }>(
    `select string_agg(format('reading,variable=%s raw=%s,value=%s,lag=%si,quality=%si %s', variable_id, raw, value, lag_s,
        quality, (extract(epoch from ts) * 1000)::bigint), E'\\n') as lines
      from (select *, row_number() over (order by ts, variable_id) / 10000 as body from telemetry.reading) r group by body`,
  )
  return rows.map(({ lines }) => lines)
}
