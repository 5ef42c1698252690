import { setTimeout as pause } from 'node:timers/promises'
import type { BenchOptions, BenchResult } from './bench.ts'
import { startDevices } from './device-stage.ts'
import { p95 } from './telemetry-server.ts'

const size = { devices: 1000, variables: 3, rules: 2 }
const messagesPerSecond = 1111
const limitMs = 150
const ofTwoCores = 0.4
const mbPerMinute = 1
/** Before it the memory of a server grows to what it needs. */
const warmMinutes = 2

/**
 * 1,111 messages a second of three readings from a thousand devices by MQTT, held for ten minutes: the rate that
 * ThingsBoard publishes. Half a minute with `--short`; `BENCH_MINUTES=60` holds it for an hour.
 */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const seconds = isShort ? 30 : Number(process.env['BENCH_MINUTES'] ?? 10) * 60
  const stage = await startDevices(size)
  let isOver = false
  const memory: { minute: number; mb: number }[] = []
  try {
    const load = { by: 'mqtt' as const, batch: 1, values: size.variables }
    // Connects the devices, and has all of them known.
    const beginMs = Date.now() - 86_400_000
    await stage.send({ ...load, fromMs: beginMs, pace: { messagesEach: 2 } })
    const before = await stage.use()
    const startedMs = performance.now()
    const minutes = () => (performance.now() - startedMs) / 60_000
    const watching = (async () => {
      while (!isOver) {
        memory.push({ minute: minutes(), mb: (await stage.use()).residentMb })
        await pause(5_000)
      }
    })()
    const sent = await stage.send({
      ...load,
      fromMs: beginMs + 60_000,
      pace: { perSecond: messagesPerSecond, seconds },
    })
    isOver = true
    await watching
    const after = await stage.use()
    const { rows } = await stage.bare.query<{ stored: number }>(
      'select count(*)::int as stored from telemetry.reading where ts >= $1',
      [new Date(beginMs + 60_000)],
    )
    const lost = sent.acknowledged * size.variables - (rows[0]?.stored ?? 0)
    const warm = memory.filter(({ minute }) => minute >= warmMinutes)
    const results: BenchResult[] = [
      {
        name: `acknowledged readings that are not stored, of ${sent.acknowledged * size.variables}`,
        value: lost,
        unit: 'lost',
        reference: { name: 'sent', value: sent.acknowledged * size.variables },
        limit: { atMost: 0 },
      },
      {
        name: `from a message to its acknowledgement at ${(sent.acknowledged / sent.seconds).toFixed(0)} a second, p95`,
        value: p95(sent.waitedMs),
        unit: 'ms',
        reference: { name: 'allowed', value: limitMs },
        limit: { atMost: 1 },
      },
      {
        name: 'processor time of server and PostgreSQL',
        value: (after.cpuS - before.cpuS) / sent.seconds,
        unit: 'cores',
        reference: { name: 'cores', value: 2 },
        limit: { atMost: ofTwoCores },
      },
    ]
    if (warm.length < 10) {
      console.log(`  growth of memory: not run, it needs more than ${warmMinutes} minutes`)
      return results
    }
    return [
      ...results,
      {
        name: `growth of the server’s memory after minute ${warmMinutes}`,
        value: slopeOf(warm),
        unit: 'MB a minute',
        reference: { name: 'allowed', value: mbPerMinute },
        limit: { atMost: 1 },
      },
    ]
  } finally {
    isOver = true
    await stage.stop()
  }
}

/** MB a minute, by least squares. */
function slopeOf(points: readonly { minute: number; mb: number }[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [minute, mb] = [mean(points.map((one) => one.minute)), mean(points.map((one) => one.mb))]
  const covered = points.reduce((sum, one) => sum + (one.minute - minute) * (one.mb - mb), 0)
  return covered / points.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0)
}
