import { epochMs } from '../../db/epoch-ms.ts'
import type { TelemetryScope } from '../../db/scopes/scope.ts'
import { sql } from '../../db/sql.ts'
import type { Row } from '../reading.ts'

/** Inserts the readings that are not there yet, and returns which those were. */
export const insertReadings = (
  { rows: query }: Pick<TelemetryScope, 'rows'>,
  rows: readonly Row[],
): Promise<Pick<Row, 'variableId' | 'atMs'>[]> =>
  query(
    sql`insert into telemetry.reading (ts, raw, value, variable_id, lag_s, channel, quality)
      select * from unnest(${rows.map(({ atMs }) => new Date(atMs))}::timestamptz[],
        ${rows.map((row) => row.raw)}::float8[], ${rows.map(({ value }) => value)}::float8[],
        ${rows.map(({ variableId }) => variableId)}::int[], ${rows.map(({ lagS }) => lagS)}::int[],
        ${rows.map(({ channel }) => channel)}::int2[], ${rows.map(({ quality }) => quality)}::int2[])
      on conflict (variable_id, ts) do nothing
      returning variable_id, ${epochMs('ts')} as at_ms`,
  )
