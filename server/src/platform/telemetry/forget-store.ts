import type { TelemetryScope } from '../db/scopes/scope.ts'
import { raw, sql } from '../db/sql.ts'
import type { Month } from './partitions.ts'

const ofVariables = [
  'reading_cold',
  'rollup_dirty',
  'reading_latest',
  'reading_10m',
  'reading_1h',
  'reading_1d',
]

/** Deletes all readings of variables, month by month; broken off, it is called again. */
export async function forgetVariables(
  { rows }: TelemetryScope,
  variableIds: readonly number[],
  months: readonly Month[],
): Promise<void> {
  for (const { from, before } of months)
    await rows(
      sql`delete from telemetry.reading where variable_id = any(${variableIds}::int[])
        and ts >= ${from} and ts < ${before}`,
    )
  for (const table of ofVariables)
    await rows(
      sql`delete from ${raw(`telemetry.${table}`)} where variable_id = any(${variableIds}::int[])`,
    )
}

/** Deletes all messages of devices. */
export async function forgetMessages(
  { rows }: TelemetryScope,
  deviceIds: readonly number[],
  months: readonly Month[],
): Promise<void> {
  for (const { from, before } of months)
    await rows(
      sql`delete from telemetry.raw_message where device_id = any(${deviceIds}::int[])
        and received_at >= ${from} and received_at < ${before}`,
    )
  await rows(sql`delete from telemetry.message_key where device_id = any(${deviceIds}::int[])`)
}

/** Deletes the messages of a span; returns how many. */
export async function forgetMessagesBetween(
  { rows }: TelemetryScope,
  { from, before }: Month,
): Promise<number> {
  const [deleted] = await rows<{ n: number }>(
    sql`with gone as (delete from telemetry.raw_message where received_at >= ${from} and received_at < ${before} returning 1)
      select count(*)::int as n from gone`,
  )
  return deleted?.n ?? 0
}

/** Deletes the keys of messages that came before; returns how many. */
export async function forgetKeysBefore({ rows }: TelemetryScope, at: Date): Promise<number> {
  const found = await rows(
    sql`delete from telemetry.message_key where received_at < ${at} returning device_id`,
  )
  return found.length
}
