import { epochMs } from '../db/epoch-ms.ts'
import type { TelemetryScope } from '../db/scopes/scope.ts'
import { sql } from '../db/sql.ts'
import type { Span } from './read-store.ts'

/** How many readings each variable has in a span; those with none are left out. */
export const countReadings = (
  { rows }: TelemetryScope,
  { variableIds, fromMs, beforeMs }: Span & { variableIds: readonly number[] },
): Promise<{ variableId: number; count: number }[]> =>
  rows(
    sql`select variable_id, count(*)::int as count from telemetry.reading
      where variable_id = any(${[...variableIds]}::int[]) and ts >= ${new Date(fromMs)} and ts < ${new Date(beforeMs)}
      group by variable_id`,
  )

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
