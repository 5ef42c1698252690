import { epochMs } from '../db/epoch-ms.ts'
import type { TelemetryScope } from '../db/scopes/scope.ts'
import { raw, sql } from '../db/sql.ts'
import { unpackDay } from './cold/pack-day.ts'
import { countedQualities, isCounted, type Row } from './reading.ts'

type Rows = Pick<TelemetryScope, 'rows'>

/** The newest counted reading of each variable that has one. */
export async function newestRows(scope: Rows, variableIds: readonly number[]): Promise<Row[]> {
  const stored = await newestStored(scope, variableIds)
  const known = new Set(stored.map(({ variableId }) => variableId))
  const others = variableIds.filter((id) => !known.has(id))
  if (others.length === 0) return stored
  const silent = await scope.rows<{ id: number }>(
    sql`select distinct variable_id as id from telemetry.reading_cold where variable_id = any(${others}::int[])`,
  )
  // Whose newest month is packed has been silent for long: few, and each by itself.
  for (const { id } of silent) {
    const row = await newestPacked(scope, id)
    if (row) stored.push(row)
  }
  return stored
}

/** Each by a statement of its own, sent together: a cluster takes no lateral join. */
const newestStored = async ({ rows }: Rows, variableIds: readonly number[]): Promise<Row[]> => {
  const asked = variableIds.map((id) =>
    rows<Row>(
      sql`select variable_id, ${epochMs('ts')} as at_ms, raw, value, lag_s, channel, quality from telemetry.reading
        where variable_id = ${id} and quality in (${raw(countedQualities)}) and value is not null
        order by ts desc limit 1`,
    ),
  )
  return (await Promise.all(asked)).flat()
}

async function newestPacked({ rows }: Rows, variableId: number): Promise<Row | null> {
  type Packed = { day: number; body: Buffer }
  for (let before: number | null = null; ; ) {
    const [packed]: Packed[] = await rows<Packed>(
      sql`select day, body from telemetry.reading_cold
        where variable_id = ${variableId} and (day < ${before}::int or ${before}::int is null)
        order by day desc limit 1`,
    )
    if (!packed) return null
    const newest = unpackDay(variableId, packed.day, packed.body).findLast(
      ({ value, quality }) => value !== null && isCounted(quality),
    )
    if (newest) return newest
    before = packed.day
  }
}
