import type { BenchOptions, BenchResult } from './bench.ts'
import { startDevices } from './device-stage.ts'
import type { DeviceLoad } from './device-load.ts'
import { startInflux } from './influx.ts'
import { copyReadings } from './copy-readings.ts'
import { median } from './telemetry-server.ts'

const size = { devices: 1000, variables: 10, rules: 2 }
const filledRows = 20_000_000
const httpBatch = 10

/**
 * A thousand devices of ten variables, two of them under an alarm rule, send by MQTT (QoS 1, a message of ten variables
 * until it is acknowledged) and by HTTP (ten messages a request): raw messages, newest readings, rollups and alarms
 * included, the sender on the same cores. Beside it COPY of the same rows alone, and InfluxDB where it is installed.
 */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const messagesEach = isShort ? 20 : 60
  const rounds = isShort ? 2 : 5
  const rows = size.devices * size.variables * messagesEach
  const stage = await startDevices(size)
  const influx = await startInflux()
  try {
    const beginMs = Date.now() - 20 * 86_400_000
    let used = 0
    const next = () => beginMs + used++ * messagesEach * 1000
    const perSecond = async (by: DeviceLoad['by'], batch: number) => {
      const pace = { messagesEach }
      const sent = await stage.send({ by, batch, values: size.variables, fromMs: next(), pace })
      return (sent.acknowledged * size.variables) / sent.seconds
    }
    const copied = () => copyReadings(stage.bare, { rows, fromMs: next() })
    const fed = () => influx?.feed({ ...size, messagesEach, fromMs: next() })
    const measured = async (count: number) => {
      const rates = { copy: [], http: [], mqtt: [], influx: [] } as Record<string, number[]>
      for (let round = 0; round < count; round++) {
        rates['copy']?.push(await copied())
        rates['http']?.push(await perSecond('http', httpBatch))
        rates['mqtt']?.push(await perSecond('mqtt', 1))
        const fedRate = await fed()
        if (fedRate !== undefined) rates['influx']?.push(fedRate)
      }
      return rates
    }
    // The first one prepares statements and warms up.
    await measured(1)
    const rates = await measured(rounds)
    const of = (name: string) => median(rates[name] ?? [])
    const copy = { name: 'COPY of as many rows alone', value: of('copy') }
    const results: BenchResult[] = [
      {
        name: `readings acknowledged by HTTP, ${httpBatch} messages a request`,
        value: of('http'),
        unit: 'per second',
        reference: copy,
        limit: { atLeast: 0.4 },
      },
      {
        name: 'readings acknowledged by MQTT, a message of ten variables at a time',
        value: of('mqtt'),
        unit: 'per second',
        reference: copy,
        limit: { atLeast: 0.25 },
      },
    ]
    if (influx)
      console.log(`  InfluxDB fed over HTTP likewise: ${of('influx').toFixed(0)} per second`)
    else console.log('  InfluxDB: not run, influxd is not installed')
    if (isShort) return results
    for (let filled = 0; filled < filledRows; filled += rows) await copied()
    const full = await measured(3)
    return [
      ...results,
      ...(['http', 'mqtt'] as const).map(
        (name): BenchResult => ({
          name: `by ${name.toUpperCase()} with ${filledRows / 1e6} million readings stored`,
          value: median(full[name] ?? []),
          unit: 'per second',
          reference: { name: 'in the empty table', value: of(name) },
          limit: { atLeast: 0.5 },
        }),
      ),
    ]
  } finally {
    await influx?.stop()
    await stage.stop()
  }
}
