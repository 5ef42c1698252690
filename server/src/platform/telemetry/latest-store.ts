import { epochMs } from '../db/epoch-ms.ts'
import type { TelemetryScope } from '../db/scopes/scope.ts'
import { sql } from '../db/sql.ts'
import type { Row } from './reading.ts'

type Rows = Pick<TelemetryScope, 'rows'>

/** Keeps the newest of each variable; an older one changes nothing. At most one row of a variable. */
export async function upsertLatest({ rows: query }: Rows, latest: readonly Row[]): Promise<void> {
  if (latest.length === 0) return
  // In one order, so that two processes do not wait for each other.
  const rows = latest.toSorted((a, b) => a.variableId - b.variableId)
  await query(
    sql`insert into telemetry.reading_latest as l (ts, raw, value, variable_id, lag_s, channel, quality)
      select * from unnest(${rows.map(({ atMs }) => new Date(atMs))}::timestamptz[],
        ${rows.map(({ raw }) => raw)}::float8[], ${rows.map(({ value }) => value)}::float8[],
        ${rows.map(({ variableId }) => variableId)}::int[], ${rows.map(({ lagS }) => lagS)}::int[],
        ${rows.map(({ channel }) => channel)}::int2[], ${rows.map(({ quality }) => quality)}::int2[])
      on conflict (variable_id) do update set ts = excluded.ts, raw = excluded.raw, value = excluded.value,
        lag_s = excluded.lag_s, channel = excluded.channel, quality = excluded.quality
      where excluded.ts >= l.ts`,
  )
}

export const readLatest = ({ rows }: Rows, variableIds: readonly number[]): Promise<Row[]> =>
  rows<Row>(
    sql`select variable_id, ${epochMs('ts')} as at_ms, raw, value, lag_s, channel, quality
      from telemetry.reading_latest where variable_id = any(${variableIds}::int[])`,
  )

/** The readings of variables at a time each. */
export const readAt = (
  { rows }: Rows,
  keys: readonly { variableId: number; atMs: number }[],
): Promise<Row[]> =>
  rows<Row>(
    sql`select r.variable_id, ${epochMs('r.ts')} as at_ms, r.raw, r.value, r.lag_s, r.channel,
        r.quality
      from unnest(${keys.map(({ variableId }) => variableId)}::int[],
        ${keys.map(({ atMs }) => new Date(atMs))}::timestamptz[]) k (variable_id, ts)
      join telemetry.reading r on r.variable_id = k.variable_id and r.ts = k.ts`,
  )
