import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { BinaryCopy } from '../server/src/platform/telemetry/write/binary-copy.ts'
import { millisecondsOf } from './timed.ts'

const flushRows = 5000
/** Of no device, so that its readings meet none that devices send. */
const firstVariable = 5_000_000
const variables = 10_000
const columns = 'ts, raw, value, variable_id, lag_s, channel, quality'

/** Copies readings of ten thousand variables by one connection, 5,000 a commit; returns rows a second. */
export async function copyReadings(
  bare: pg.Client,
  { rows, fromMs }: { rows: number; fromMs: number },
): Promise<number> {
  const tookMs = await millisecondsOf(async () => {
    for (let first = 0; first < rows; first += flushRows) {
      const copy = new BinaryCopy(flushRows * 70)
      for (let row = first; row < Math.min(first + flushRows, rows); row++) {
        const variable = row % variables
        const value = ((variable * 7919 + row) % 5000) / 100
        copy.row(7)
        copy.timestamptz(fromMs + Math.floor(row / variables) * 1000)
        copy.float8(value)
        copy.float8(value)
        copy.int4(firstVariable + variable)
        copy.int4(2)
        copy.int2(1)
        copy.int2(0)
      }
      const taking = bare.query(
        copyFrom(`copy telemetry.reading (${columns}) from stdin (format binary)`),
      )
      taking.end(copy.end())
      await finished(taking)
    }
  })
  return (rows / tookMs) * 1000
}
