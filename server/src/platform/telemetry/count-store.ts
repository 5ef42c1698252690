import { epochMs } from '../db/epoch-ms.ts'
import type { TelemetryScope } from '../db/scopes/scope.ts'
import { sql } from '../db/sql.ts'
import { isOfDays, unpacked } from './cold/cold-store.ts'
import { dayMs, dayOf } from './cold/pack-day.ts'
import type { Span } from './read-store.ts'

/** How many readings each variable has in a span; those with none are left out. */
export async function countReadings(
  { rows }: TelemetryScope,
  { variableIds, ...span }: Span & { variableIds: readonly number[] },
): Promise<{ variableId: number; count: number }[]> {
  const { fromMs, beforeMs } = span
  // Of packed days those are read that the span cuts.
  const found = await rows<{
    variableId: number
    count: number
    day: number | null
    body: Buffer | null
  }>(
    sql`select variable_id, count(*)::int as count, null::int as day, null::bytea as body from telemetry.reading
      where variable_id = any(${[...variableIds]}::int[]) and ts >= ${new Date(fromMs)} and ts < ${new Date(beforeMs)}
      group by variable_id
      union all
      select variable_id, n, day, case when day >= ${Math.ceil(fromMs / dayMs)}::int and day < ${dayOf(beforeMs)}::int then null else body end
      from telemetry.reading_cold
      where variable_id = any(${[...variableIds]}::int[]) and ${isOfDays(span)}`,
  )
  const counts = new Map<number, number>()
  for (const { variableId, count, day, body } of found) {
    const isCut = day !== null && body !== null
    const counted = isCut ? unpacked([{ variableId, day, body }], span).length : count
    counts.set(variableId, (counts.get(variableId) ?? 0) + counted)
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([variableId, count]) => ({ variableId, count }))
}

/** Whether there are more readings in a span than so many; of packed days by the share of the day. */
export async function isMoreThan(
  { rows }: TelemetryScope,
  { variableIds, ...span }: Span & { variableIds: readonly number[] },
  most: number,
): Promise<boolean> {
  const { fromMs, beforeMs } = span
  const [row] = await rows<{ n: number }>(
    sql`select (
        select count(*) from (
          select 1 from telemetry.reading
          where variable_id = any(${[...variableIds]}::int[]) and ts >= ${new Date(fromMs)} and ts < ${new Date(beforeMs)}
          limit ${most + 1}) hot)::float8
      + (select coalesce(sum(n * (least(${beforeMs}::float8 / ${dayMs}, day + 1) - greatest(${fromMs}::float8 / ${dayMs}, day))), 0)
        from telemetry.reading_cold
        where variable_id = any(${[...variableIds]}::int[]) and ${isOfDays(span)})::float8 as n`,
  )
  return (row?.n ?? 0) > most
}

/** From the first day that any of the variables has a good reading of, to the newest reading; null where there is none. */
export async function readExtent(
  { rows }: TelemetryScope,
  variableIds: readonly number[],
): Promise<{ fromMs: number; toMs: number } | null> {
  const [row] = await rows<{ fromMs: number | null; toMs: number | null }>(
    sql`select (select ${epochMs('min(bucket)')} from telemetry.reading_1d where variable_id = any(${[...variableIds]}::int[])) as from_ms,
      (select ${epochMs('max(ts)')} from telemetry.reading_latest where variable_id = any(${[...variableIds]}::int[])) as to_ms`,
  )
  const { fromMs = null, toMs = null } = row ?? {}
  return toMs === null ? null : { fromMs: Math.min(fromMs ?? toMs, toMs), toMs }
}
