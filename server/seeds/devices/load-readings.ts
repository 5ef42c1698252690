import { z } from 'zod'
import { enqueueForSystem } from '../../src/platform/jobs/enqueue.ts'
import {
  growingPauses,
  handles,
  type JobHandler,
  jobKind,
} from '../../src/platform/jobs/job-kind.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { SystemScope } from '../../src/platform/db/scopes/scope.ts'
import type { Platform } from '../../src/platform/platform.ts'
import type { NewReading } from '../../src/platform/telemetry/reading.ts'
import { devices, type DeviceSeed, lastAt } from './devices.ts'
import { loadAlarmAction } from '../instruments/load-actions.ts'
import { loadAlarms } from './load-alarms.ts'
import { type Calculated, calculatedValues } from './load-calculations.ts'
import { countNetworks } from './load-gateways.ts'
import { seedOf, valuesAt } from './models.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The year is told hourly, and its last days as often as the devices send. */
const finelyForDays = 14
const inOneBatch = 5000

const loadReadingsJob = jobKind(
  'load-demonstration-readings',
  'system',
  z.object({ days: z.int().min(1).max(366) }),
)

/** To be called in the transaction that loads the demonstration. */
export const askForReadings = (scope: SystemScope, days: number): Promise<void> =>
  enqueueForSystem(scope, loadReadingsJob, { days })

type Known = {
  deviceId: number
  serial: string
  variables: Record<string, number>
  calculations: Calculated[]
}

/** Fills the demonstration's devices with readings while the rest is in use. What is there already stays: it may run twice. */
export const loadsDemonstrationReadings = ({
  telemetry,
  clock,
  webAddress,
}: Pick<
  Platform,
  'telemetry' | 'clock' | 'webAddress'
>): JobHandler<'load-demonstration-readings'> =>
  handles(loadReadingsJob, {
    concurrency: 1,
    pauseMs: growingPauses(5),
    async run({ scope, payload, signal, progress }) {
      const known = await knownDevices(scope)
      const nowMs = clock.now().getTime()
      const seeds = devices.flat().filter(({ serial }) => known.has(serial))
      for (const [done, seed] of seeds.entries()) {
        const device = known.get(seed.serial) as Known
        for (const readings of readingsOf(seed, device, { days: payload.days, nowMs })) {
          signal.throwIfAborted()
          await telemetry.write({
            receivedAt: clock.now(),
            channel: seed.channel,
            message: null,
            readings,
          })
        }
        if (!seed.hasNeverSent) await setHeard(scope, device.deviceId, lastAt(seed, nowMs))
        await progress(done + 1, seeds.length)
      }
      await countNetworks(scope.rows, payload.days, new Date(nowMs).toISOString())
      await loadAlarms(scope, { days: payload.days, nowMs, webAddress })
      await loadAlarmAction(scope.rows, {
        owner: 'campo@demo.puquio.pe',
        author: 'admin@demo.puquio.pe',
        now: new Date(nowMs).toISOString(),
      })
    },
  })

async function knownDevices(scope: SystemScope): Promise<Map<string, Known>> {
  const rows = await scope.rows<Known>(sql`
    select d.id as device_id, d.serial, jsonb_object_agg(v.key, v.id) as variables,
      coalesce(jsonb_agg(jsonb_build_object('variableId', c.variable_id, 'definition', c.definition))
        filter (where c.id is not null), '[]') as calculations
    from device d join variable v on v.device_id = d.id left join variable_calculation c on c.variable_id = v.id
    where d.serial = any(${devices.flat().map(({ serial }) => serial)}::text[]) group by d.id`)
  return new Map(rows.map((row) => [row.serial, row]))
}

/** How long a channel takes at least, and how much that varies, in s. */
const lags = {
  mobile: [20, 40],
  lora: [2, 6],
  satellite: [90, 240],
} as const satisfies Record<DeviceSeed['channel'], readonly [number, number]>

/** The same for one message of a device whenever it is asked. */
const lagOf = ({ channel, serial }: DeviceSeed, atMs: number): number => {
  const [least, more] = lags[channel]
  return least + ((Math.floor(atMs / 1000) * 7 + seedOf(serial)) % more)
}

type Span = { days: number; nowMs: number }

function* readingsOf(
  seed: DeviceSeed,
  { variables, calculations }: Pick<Known, 'variables' | 'calculations'>,
  { days, nowMs }: Span,
): Generator<NewReading[]> {
  if (seed.hasNeverSent) return
  const untilMs = lastAt(seed, nowMs)
  const finelyFromMs = untilMs - Math.min(days, finelyForDays) * dayMs
  const stepMs = seed.intervalS * 1000
  let batch: NewReading[] = []
  let everyMs = hourMs
  let atMs = Math.floor((untilMs - days * dayMs) / hourMs) * hourMs
  while (atMs <= untilMs) {
    if (!wasSilentAt(seed, atMs, nowMs)) {
      const came = { atMs, quality: 'good', lagS: lagOf(seed, atMs) } as const
      const values = new Map<number, number>()
      const sent = valuesAt(seed.model, seedOf(seed.serial), { atMs, everyMs })
      for (const [key, value] of Object.entries(sent)) values.set(variables[key] as number, value)
      for (const [variableId, value] of values)
        batch.push({ variableId, raw: value, value, ...came })
      for (const calculated of calculatedValues(calculations, values))
        batch.push({ ...calculated, raw: null, ...came })
    }
    if (batch.length >= inOneBatch) {
      yield batch
      batch = []
    }
    everyMs = atMs < finelyFromMs ? hourMs : stepMs
    atMs += everyMs
  }
  yield batch
}

const wasSilentAt = ({ wasSilent }: DeviceSeed, atMs: number, nowMs: number): boolean =>
  wasSilent !== undefined &&
  atMs > nowMs - wasSilent.from * dayMs &&
  atMs < nowMs - wasSilent.until * dayMs

const setHeard = (scope: SystemScope, deviceId: number, atMs: number) =>
  scope.rows(sql`
    insert into device_state (device_id, project_id, last_received_at, battery_pct, rssi_dbm)
    select id, project_id, ${new Date(atMs)}, 60 + id % 40, -70 - id % 35 from device where id = ${deviceId}
    on conflict (device_id) do update
    set last_received_at = greatest(device_state.last_received_at, excluded.last_received_at)`)
