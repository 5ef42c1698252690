import type { TelemetryScope } from '../../db/scopes/scope.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { dayOf, unpackDay } from './pack-day.ts'
import type { Row } from '../reading.ts'

type Rows = Pick<TelemetryScope, 'rows'>
type Span = { fromMs: number; beforeMs: number }

/** The packed readings of a variable of one day. */
export type PackedDay = { variableId: number; day: number; n: number; body: Buffer }

/** Of `telemetry.reading_cold` what may have readings of the span. */
export const isOfDays = ({ fromMs, beforeMs }: Span): Sql =>
  sql`day >= ${dayOf(fromMs)}::int and day <= ${dayOf(beforeMs - 1)}::int`

/** The readings of packed days that are of the span, in the order of the days. */
export const unpacked = (
  days: readonly Pick<PackedDay, 'variableId' | 'day' | 'body'>[],
  { fromMs, beforeMs }: Span,
): Row[] =>
  days
    .flatMap(({ variableId, day, body }) => unpackDay(variableId, day, body))
    .filter(({ atMs }) => atMs >= fromMs && atMs < beforeMs)

export async function insertPacked({ rows }: Rows, packed: readonly PackedDay[]): Promise<void> {
  await rows(
    sql`insert into telemetry.reading_cold (variable_id, day, n, body)
      select * from unnest(${packed.map(({ variableId }) => variableId)}::int[], ${packed.map(({ day }) => day)}::int[],
        ${packed.map(({ n }) => n)}::int[], ${packed.map(({ body }) => body)}::bytea[])`,
  )
}

/** Takes away the packed days of any of these variables on any of these days. */
export const takePacked = (
  { rows }: Rows,
  variableIds: readonly number[],
  days: readonly number[],
): Promise<PackedDay[]> =>
  rows<PackedDay>(
    sql`delete from telemetry.reading_cold
      where variable_id = any(${[...variableIds]}::int[]) and day = any(${[...days]}::int[])
      returning variable_id, day, n, body`,
  )

/** From which day until which these variables have packed readings; null where they have none. */
export async function packedDays(
  { rows }: Rows,
  variableIds: readonly number[],
  span: Span,
): Promise<{ first: number; last: number } | null> {
  const [found] = await rows<{ first: number | null; last: number | null }>(
    sql`select min(day) as first, max(day) as last from telemetry.reading_cold
      where variable_id = any(${[...variableIds]}::int[]) and ${isOfDays(span)}`,
  )
  const { first = null, last = null } = found ?? {}
  return first === null || last === null ? null : { first, last }
}
