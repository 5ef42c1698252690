import type { TelemetryScope } from '../db/scopes/scope.ts'
import { sql } from '../db/sql.ts'
import { bucketOf, type Level, type RollupLevel } from './levels.ts'
import type { Month } from './partitions.ts'
import type { Row } from './reading.ts'
import { tableOf } from './rollups-store.ts'

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

type Point = {
  variableId: number
  atMs: number
  min: number
  max: number
  mean: number
  last: number
  n: number
}

/** The points of variables between two times, in the order of their ids; a bucket is in where it begins in the span. */
export async function readPoints(
  scope: TelemetryScope,
  { variableIds, fromMs, beforeMs, level }: Span & { variableIds: readonly number[]; level: Level },
): Promise<Points[]> {
  const ids = [...new Set(variableIds)].toSorted((a, b) => a - b)
  const span = { fromMs, beforeMs }
  const rows =
    level === 'raw' ? await rawPoints(scope, ids, span) : await sums(scope, ids, span, level)
  const byId = new Map(ids.map((variableId) => [variableId, emptyPoints(variableId)]))
  for (const row of rows) {
    const points = byId.get(row.variableId) as Points
    points.atMs.push(row.atMs)
    points.min.push(row.min)
    points.max.push(row.max)
    points.mean.push(row.mean)
    points.last.push(row.last)
    points.n.push(row.n)
  }
  return [...byId.values()]
}

const emptyPoints = (variableId: number): Points => ({
  variableId,
  atMs: [],
  min: [],
  max: [],
  mean: [],
  last: [],
  n: [],
})

async function rawPoints(
  { rows }: TelemetryScope,
  ids: readonly number[],
  { fromMs, beforeMs }: Span,
): Promise<Point[]> {
  const found = await rows<{ variableId: number; atMs: number; value: number; quality: number }>(
    sql`select variable_id, (extract(epoch from ts) * 1000)::float8 as at_ms, value, quality from telemetry.reading
      where variable_id = any(${ids}::int[]) and ts >= ${new Date(fromMs)} and ts < ${new Date(beforeMs)}
        and value is not null
      order by variable_id, ts`,
  )
  return found.map(({ variableId, atMs, value, quality }) => {
    const n = quality === 0 ? 1 : 0
    return { variableId, atMs, min: value, max: value, mean: value, last: value, n }
  })
}

const sums = (
  { rows }: TelemetryScope,
  ids: readonly number[],
  { fromMs, beforeMs }: Span,
  level: RollupLevel,
): Promise<Point[]> =>
  rows<Point>(
    sql`select variable_id, (extract(epoch from bucket) * 1000)::float8 as at_ms, vmin as min, vmax as max,
        vsum / n as mean, vlast as last, n
      from ${tableOf(level)}
      where variable_id = any(${ids}::int[]) and bucket >= ${new Date(bucketOf(level, fromMs))}
        and bucket < ${new Date(beforeMs)}
      order by variable_id, bucket`,
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
          sql`select variable_id, (extract(epoch from ts) * 1000)::float8 as at_ms, raw, value, lag_s, channel, quality
            from telemetry.reading where variable_id = ${variableId} and ts >= ${from} and ts < ${before}
            order by ts limit ${pageRows}`,
        )
        if (page.length > 0) yield page
        if (page.length < pageRows) break
        from = new Date((page.at(-1) as Row).atMs + 1)
      }
    }
}
