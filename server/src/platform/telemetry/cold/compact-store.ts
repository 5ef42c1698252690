import { epochMs } from '../../db/epoch-ms.ts'
import type { TelemetryScope } from '../../db/scopes/scope.ts'
import { sql } from '../../db/sql.ts'
import type { Month } from '../partitions.ts'
import type { Row } from '../reading.ts'

type Rows = Pick<TelemetryScope, 'rows'>

/** The next variable that has readings in the month; null after the last one. */
export async function nextVariable(
  { rows }: Rows,
  { from, before }: Month,
  after: number,
): Promise<number | null> {
  const [next] = await rows<{ id: number | null }>(
    sql`select min(variable_id) as id from telemetry.reading
      where variable_id > ${after} and ts >= ${from} and ts < ${before}`,
  )
  return next?.id ?? null
}

/** Whether rollups of the month wait for readings of the variable. */
export async function awaitsRollups(
  { rows }: Rows,
  variableId: number,
  { from, before }: Month,
): Promise<boolean> {
  const marked = await rows(
    sql`select from telemetry.rollup_dirty where variable_id = ${variableId} and bucket < ${before}
      and bucket >= ${from} limit 1`,
  )
  return marked.length > 0
}

/** Takes away the readings of a variable in a span, in no order. */
export const takeReadings = (
  { rows }: Rows,
  variableId: number,
  { fromMs, beforeMs }: { fromMs: number; beforeMs: number },
): Promise<Row[]> =>
  rows<Row>(
    sql`delete from telemetry.reading
      where variable_id = ${variableId} and ts >= ${new Date(fromMs)} and ts < ${new Date(beforeMs)}
      returning variable_id, ${epochMs('ts')} as at_ms, raw, value, lag_s, channel, quality`,
  )
