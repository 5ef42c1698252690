import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { DatabaseUnavailable } from '../../src/platform/db/database-unavailable.ts'
import type { Batch } from '../../src/platform/telemetry/reading.ts'
import type { Telemetry } from '../../src/platform/telemetry/telemetry.ts'

const devices = 20
const variables = 10
const firstMs = Date.UTC(2026, 0, 20)

/** The message of a number: ten readings whose values follow from it, with a key of its own. */
export function numberedMessage(number: number): Batch {
  const deviceId = 1 + (number % devices)
  const atMs = firstMs + Math.floor(number / devices) * 1000
  return {
    receivedAt: new Date(atMs + 3000),
    channel: 'lora',
    message: {
      deviceId,
      wayIn: 'test',
      dedupKey: `m${number}`,
      status: 'read',
      problem: null,
      body: Buffer.from(String(number)),
    },
    readings: Array.from({ length: variables }, (_, index) => ({
      variableId: deviceId * variables + index,
      atMs,
      raw: number + index / 16,
      value: number + index / 16,
      quality: 'good',
    })),
  }
}

/**
 * Writes the messages asked for and then those that follow, so many at once, until it is told to end. A message counts
 * as acknowledged when `write` resolves; where the database is gone, it is sent again as a device does.
 */
export async function writeNumbered(
  { write }: Pick<Telemetry, 'write'>,
  {
    first,
    atOnce,
    acknowledged,
    isOver,
  }: {
    first: number[]
    atOnce: number
    acknowledged: (number: number) => void
    isOver: () => boolean
  },
) {
  const waiting = [...first]
  let next = Math.max(-1, ...first) + 1
  const writer = async () => {
    while (!isOver()) {
      const number = waiting.shift() ?? next++
      for (;;)
        try {
          await write(numberedMessage(number))
          break
        } catch (error) {
          if (!(error instanceof DatabaseUnavailable)) throw error
        }
      acknowledged(number)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, writer))
}

/** What the tables lack of the acknowledged messages, and what they hold twice or wrong. */
export async function faultsOf({ owner }: Database, acknowledged: Iterable<number>) {
  const numbers = [...acknowledged]
  const [found] = await owner.one<{ missing: number; twice: number; wrong: number }>(
    {},
    sql`with asked as (
        select number, index, (1 + number % ${devices}) * ${variables} + index as variable_id,
          timestamptz '2026-01-20 00:00Z' + (number / ${devices}) * interval '1 second' as ts
        from unnest(${numbers}::int[]) number, generate_series(0, ${variables - 1}) index)
      select
        (select count(*)::int from asked left join telemetry.reading r using (variable_id, ts)
          where r.value is null or r.value <> number + index / 16.0) as missing,
        (select count(*)::int from (select dedup_key from telemetry.raw_message group by 1 having count(*) > 1) t)
          + (select count(*)::int from unnest(${numbers}::int[]) number
            where not exists (select from telemetry.raw_message where dedup_key = 'm' || number)) as twice,
        (select count(*)::int from telemetry.reading r
          where r.value <> convert_from((select body from telemetry.raw_message m
            where m.device_id = r.variable_id / ${variables}
              and m.received_at = r.ts + interval '3 seconds'), 'utf8')::int + r.variable_id % ${variables} / 16.0) as wrong`,
  )
  return found
}
