import type { ReadingLevel, RollupLevel } from '@puquio/domain'
import { epochMs } from '../db/epoch-ms.ts'
import type { TelemetryScope } from '../db/scopes/scope.ts'
import { raw, sql } from '../db/sql.ts'
import { isOfDays, unpacked } from './cold/cold-store.ts'
import { bucketOf } from './levels.ts'
import { countedQualities, isCounted, type Row } from './reading.ts'
import { type Range, rangesOf, tableOf } from './rollups/rollups-store.ts'

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
  {
    variableIds,
    fromMs,
    beforeMs,
    level,
  }: Span & { variableIds: readonly number[]; level: ReadingLevel },
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
  const span = { fromMs, beforeMs }
  const found = await rows<OfVariable | PackedOf>(
    sql`select variable_id, json_agg(${epochMs('ts')} order by ts) as at_ms, json_agg(value order by ts) as values,
        json_agg(case when quality in (${raw(countedQualities)}) then 1 else 0 end order by ts) as n,
        null::int as day, null::bytea as body
      from telemetry.reading
      where variable_id = any(${ids}::int[]) and ts >= ${new Date(fromMs)} and ts < ${new Date(beforeMs)}
        and value is not null
      group by variable_id
      union all
      select variable_id, null::json, null::json, null::json, day, body from telemetry.reading_cold
      where variable_id = any(${ids}::int[]) and ${isOfDays(span)}`,
  )
  const hot = found.filter((row) => row.day === null)
  const packed = Map.groupBy(
    found.filter((row) => row.day !== null),
    ({ variableId }) => variableId,
  )
  for (const variableId of packed.keys())
    if (!hot.some((one) => one.variableId === variableId))
      hot.push({ variableId, atMs: [], values: [], n: [], day: null })
  return hot.map((one) => {
    const days = packed.get(one.variableId)
    const { variableId, atMs, values, n } = days ? withPacked(one, unpacked(days, span)) : one
    return { variableId, atMs, min: values, max: values, mean: values, last: values, n }
  })
}

type OfVariable = { variableId: number; atMs: number[]; values: number[]; n: number[]; day: null }
type PackedOf = { variableId: number; day: number; body: Buffer }

/** Points with those of packed days, in the order of time. */
function withPacked(
  { variableId, atMs, values, n }: OfVariable,
  packed: readonly Row[],
): OfVariable {
  const points = atMs.map((at, index) => ({
    at,
    value: values[index] as number,
    n: n[index] as number,
  }))
  for (const { atMs: at, value, quality } of packed)
    if (value !== null) points.push({ at, value, n: isCounted(quality) ? 1 : 0 })
  points.sort((a, b) => a.at - b.at)
  return {
    variableId,
    atMs: points.map(({ at }) => at),
    values: points.map(({ value }) => value),
    n: points.map((one) => one.n),
    day: null,
  }
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

/** Means of hours of a variable, in rising order of time; each at the hour's middle. */
export type Hours = { variableId: number; atMs: number[]; mean: number[] }

/** The hours of variables in these ranges; in each range those whose beginning lies in it. */
export const readHours = ({ rows }: TelemetryScope, ranges: readonly Range[]): Promise<Hours[]> =>
  rows<Hours>(
    sql`select r.variable_id, json_agg(${epochMs('r.bucket')} + 1800000 order by r.bucket) as at_ms,
        json_agg(r.vsum / r.n order by r.bucket) as mean
      from ${rangesOf(ranges)} join ${tableOf('1h')} r
        on r.variable_id = k.variable_id and r.bucket >= k.since and r.bucket < k.before
      where r.n > 0
      group by r.variable_id`,
  )
