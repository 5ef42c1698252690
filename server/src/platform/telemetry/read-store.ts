import { epochMs } from '../db/epoch-ms.ts'
import type { TelemetryScope } from '../db/scopes/scope.ts'
import { raw, sql } from '../db/sql.ts'
import { bucketOf, type Level, type RollupLevel } from './levels.ts'
import type { Month } from './partitions.ts'
import { countedQualities, type Row } from './reading.ts'
import { tableOf } from './rollups/rollups-store.ts'

/** What a graph draws of a variable: of each point, in rising order of time, the n good readings that it stands for. */
export type Points = {
  variableId: number
  /** Where the bucket begins, or when it was measured. */
  atMs: number[]
  min: number[]
  max: number[]
  mean: number[]
  last: number[]
  /** At the level `raw` 1, or 0 for a suspect reading. */
  n: number[]
}
export type Span = { fromMs: number; beforeMs: number }

/** The points of variables between two times, in the order of their ids; the first bucket is that which holds `fromMs`. */
export async function readPoints(
  scope: TelemetryScope,
  { variableIds, fromMs, beforeMs, level }: Span & { variableIds: readonly number[]; level: Level },
): Promise<Points[]> {
  const ids = [...new Set(variableIds)].toSorted((a, b) => a - b)
  const span = { fromMs, beforeMs }
  const found = await (level === 'raw'
    ? ofReadings(scope, ids, span)
    : ofRollups(scope, ids, span, level))
  const byId = new Map(found.map((points) => [points.variableId, points]))
  return ids.map(
    (variableId) =>
      byId.get(variableId) ?? { variableId, atMs: [], min: [], max: [], mean: [], last: [], n: [] },
  )
}

// Both come as one row of JSON for each variable, which takes half the time of a row for each point.

async function ofReadings(
  { rows }: TelemetryScope,
  ids: readonly number[],
  { fromMs, beforeMs }: Span,
): Promise<Points[]> {
  const found = await rows<{ variableId: number; atMs: number[]; values: number[]; n: number[] }>(
    sql`select variable_id, json_agg(${epochMs('ts')} order by ts) as at_ms, json_agg(value order by ts) as values,
        json_agg(case when quality in (${raw(countedQualities)}) then 1 else 0 end order by ts) as n
      from telemetry.reading
      where variable_id = any(${ids}::int[]) and ts >= ${new Date(fromMs)} and ts < ${new Date(beforeMs)}
        and value is not null
      group by variable_id`,
  )
  return found.map(({ variableId, atMs, values, n }) => {
    return { variableId, atMs, min: values, max: values, mean: values, last: values, n }
  })
}

const ofRollups = (
  { rows }: TelemetryScope,
  ids: readonly number[],
  { fromMs, beforeMs }: Span,
  level: RollupLevel,
): Promise<Points[]> =>
  rows<Points>(
    sql`select variable_id, json_agg(${epochMs('bucket')} order by bucket) as at_ms,
        json_agg(vmin order by bucket) as min, json_agg(vmax order by bucket) as max,
        json_agg(vsum / n order by bucket) as mean, json_agg(vlast order by bucket) as last,
        json_agg(n order by bucket) as n
      from ${tableOf(level)}
      where variable_id = any(${ids}::int[]) and bucket >= ${new Date(bucketOf(level, fromMs))}
        and bucket < ${new Date(beforeMs)}
      group by variable_id`,
  )

const pageRows = 10_000

/**
 * All readings of variables in a span, for exports and for factors: variable by variable and month by month, in rising
 * order of time, so many at once that a reader who is slow holds nothing.
 */
export async function* readRows(
  { rows }: TelemetryScope,
  { variableIds, fromMs, beforeMs }: Span & { variableIds: readonly number[] },
  months: readonly Month[],
): AsyncGenerator<Row[]> {
  for (const variableId of variableIds)
    for (const month of months) {
      const before = new Date(Math.min(month.before.getTime(), beforeMs))
      let from = new Date(Math.max(month.from.getTime(), fromMs))
      for (;;) {
        const page = await rows<Row>(
          sql`select variable_id, ${epochMs('ts')} as at_ms, raw, value, lag_s, channel, quality
            from telemetry.reading where variable_id = ${variableId} and ts >= ${from} and ts < ${before}
            order by ts limit ${pageRows}`,
        )
        if (page.length > 0) yield page
        if (page.length < pageRows) break
        from = new Date((page.at(-1) as Row).atMs + 1)
      }
    }
}
