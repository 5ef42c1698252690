import type pg from 'pg'
import type { Batch } from '../server/src/platform/telemetry/reading.ts'
import type { Telemetry } from '../server/src/platform/telemetry/telemetry.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { copyReadings } from './copy-readings.ts'
import { median, p95, startTelemetry } from './telemetry-server.ts'
import { millisecondsOf, timed } from './timed.ts'

const devices = 2000
const variables = 10

/**
 * Messages of ten readings from 2,000 callers at once, each of which waits for its commit: with raw messages, marks,
 * NOTIFY, latest readings and rollups. Beside it, the same rows by COPY alone into the same table.
 */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const rounds = isShort ? 3 : 7
  const messagesEach = isShort ? 10 : 40
  const rows = devices * messagesEach * variables
  const { telemetry, bare, stop } = await startTelemetry()
  try {
    telemetry.start()
    const perSecond = { written: [] as number[], copied: [] as number[] }
    const alone = { written: [] as number[], inserted: [] as number[] }
    const waitedMs: number[] = []
    const beginMs = Date.now() - 20 * 86_400_000
    for (let round = -1; round < rounds; round++) {
      const fromMs = beginMs + (round + 1) * messagesEach * 60_000
      const copied = await copyReadings(bare, { rows, fromMs })
      const waits: number[] = []
      const writtenMs = await millisecondsOf(() => writeAll(telemetry, fromMs, messagesEach, waits))
      if (round < 0) continue
      perSecond.copied.push(copied)
      perSecond.written.push((rows / writtenMs) * 1000)
      waitedMs.push(...waits)
    }
    const rolled = await timed(() => telemetry.rollUp())
    console.log(
      `  rollups left at the end: ${rolled.value} buckets in ${rolled.tookMs.toFixed(0)} ms`,
    )
    for (let n = 1; n <= 200; n++) {
      const message = messageOf(n, beginMs - 60_000 * n)
      alone.written.push(await millisecondsOf(() => telemetry.write(message)))
      alone.inserted.push(await millisecondsOf(() => insertBare(bare, message.readings)))
    }
    const copied = median(perSecond.copied)
    return [
      {
        name: `readings acknowledged, ${rows} in messages of ${variables} from ${devices} callers`,
        value: median(perSecond.written),
        unit: 'per second',
        reference: { name: `COPY of as many rows alone`, value: copied },
        limit: { atLeast: 0.3 },
      },
      {
        name: 'from write to commit while all of them wait, p95',
        value: p95(waitedMs),
        unit: 'ms',
        reference: {
          name: 'COPY of as many alone',
          value: ((devices * variables) / copied) * 1000,
        },
        limit: { atMost: 6 },
      },
      {
        name: 'one message while nothing else comes, median',
        value: median(alone.written),
        unit: 'ms',
        reference: { name: 'INSERT of its readings alone', value: median(alone.inserted) },
        limit: { atMost: 8 },
      },
    ]
  } finally {
    await stop()
  }
}

const valueOf = (variableId: number, atMs: number) =>
  ((variableId * 7919 + atMs / 1000) % 5000) / 100

/** A message of a device; the bodies are as long as those of a datalogger in JSON. */
function messageOf(device: number, atMs: number): Batch {
  const readings = Array.from({ length: variables }, (_, index) => {
    const variableId = 1_000_000 + device * variables + index
    const value = valueOf(variableId, atMs)
    return { variableId, atMs, raw: value, value, quality: 'good' as const }
  })
  const values = Object.fromEntries(readings.map(({ value }, index) => [`v${index}`, value]))
  return {
    receivedAt: new Date(atMs + 2000),
    channel: 'mobile',
    message: {
      deviceId: device + 1,
      wayIn: 'http',
      dedupKey: null,
      status: 'read',
      problem: null,
      body: Buffer.from(JSON.stringify({ ts: atMs, values })),
    },
    readings,
  }
}

/** Every device sends a message, waits until it is acknowledged, and sends the next. */
async function writeAll(
  telemetry: Telemetry,
  fromMs: number,
  messagesEach: number,
  waits: number[],
) {
  const send = async (device: number) => {
    for (let n = 0; n < messagesEach; n++)
      waits.push(
        await millisecondsOf(() => telemetry.write(messageOf(device, fromMs + n * 60_000))),
      )
  }
  await Promise.all(Array.from({ length: devices }, (_, device) => send(device)))
}

const insertBare = (bare: pg.Client, readings: Batch['readings']) =>
  bare.query({
    name: 'insert',
    text: `insert into telemetry.reading (ts, raw, value, variable_id, lag_s, channel, quality)
      select $1, v, v, id + 5000000, 1, 1, 0 from unnest($2::float8[], $3::int[]) r (v, id)`,
    values: [
      new Date(readings[0]?.atMs ?? 0),
      readings.map(({ value }) => value),
      readings.map(({ variableId }) => variableId),
    ],
  })
