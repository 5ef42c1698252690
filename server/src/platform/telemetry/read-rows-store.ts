import { epochMs } from '../db/epoch-ms.ts'
import type { TelemetryScope } from '../db/scopes/scope.ts'
import { sql } from '../db/sql.ts'
import { packedDays, unpacked } from './cold/cold-store.ts'
import { dayMs, dayOf } from './cold/pack-day.ts'
import { type Month, monthOf, type Partitions } from './partitions.ts'
import type { Row } from './reading.ts'
import type { Span } from './read-store.ts'

const pageRows = 10_000
/** Days of a page that are packed. */
const pageDays = 7

/** The months that may have readings of any of these variables, packed or not, those only that touch the span. */
export async function monthsOfReadings(
  { scope, partitions }: { scope: TelemetryScope; partitions: Partitions },
  { variableIds, ...span }: Span & { variableIds: readonly number[] },
): Promise<Month[]> {
  const months = await partitions.months('reading', span)
  const packed = await packedDays(scope, variableIds, span)
  if (packed === null) return months
  const known = new Set(months.map(({ from }) => from.getTime()))
  for (let from = monthOf(packed.first * dayMs); dayOf(from.getTime()) <= packed.last; ) {
    const before = monthOf(from.getTime(), 1)
    if (!known.has(from.getTime())) months.push({ from, before })
    from = before
  }
  return months.toSorted((a, b) => a.from.getTime() - b.from.getTime())
}

/**
 * All readings of variables in a span, for exports and for factors: variable by variable and month by month, in rising
 * order of time, so many at once that a reader who is slow holds nothing.
 */
export async function* readRows(
  scope: Pick<TelemetryScope, 'rows'>,
  { variableIds, fromMs, beforeMs }: Span & { variableIds: readonly number[] },
  months: readonly Month[],
): AsyncGenerator<Row[]> {
  for (const variableId of variableIds)
    for (const month of months) {
      const endMs = Math.min(month.before.getTime(), beforeMs)
      let nextMs = Math.max(month.from.getTime(), fromMs)
      while (nextMs < endMs) {
        const page = await readPage(
          scope,
          { variableId, fromMs: nextMs, beforeMs: endMs },
          pageRows,
        )
        if (page.rows.length > 0) yield page.rows
        nextMs = page.nextMs
      }
    }
}

type Stored = Row & { day: null; body: null }
type Packed = { variableId: number; day: number; body: Buffer }

/**
 * The first readings of a variable in a span, in rising order of time, and from when on the others are. Both places are
 * read by one statement, since a reading may go from one to the other between two.
 */
export async function readPage(
  { rows }: Pick<TelemetryScope, 'rows'>,
  { variableId, fromMs, beforeMs }: Span & { variableId: number },
  mostStored: number,
): Promise<{ rows: Row[]; nextMs: number }> {
  const [firstDay, lastDay] = [dayOf(fromMs), dayOf(beforeMs - 1)]
  const found = await rows<Stored | Packed>(
    sql`select * from (
        select variable_id, ${epochMs('ts')} as at_ms, raw, value, lag_s, channel, quality, null::int as day, null::bytea as body
        from telemetry.reading
        where variable_id = ${variableId} and ts >= ${new Date(fromMs)} and ts < ${new Date(beforeMs)}
        order by ts limit ${mostStored}) stored
      union all
      select * from (
        select variable_id, null::float8, null::float8, null::float8, null::int, null::int2, null::int2, day, body
        from telemetry.reading_cold
        where variable_id = ${variableId} and day >= ${firstDay}::int and day <= ${lastDay}::int
        order by day limit ${pageDays}) packed`,
  )
  const days = found.filter((one) => one.day !== null)
  const stored = found.filter((one) => one.day === null).map(({ day, body, ...row }): Row => row)
  const lastStored = stored.length < mostStored ? undefined : stored.at(-1)
  const lastPacked = days.length < pageDays ? undefined : days.at(-1)
  const nextMs = Math.min(
    beforeMs,
    lastStored ? lastStored.atMs + 1 : beforeMs,
    lastPacked ? (lastPacked.day + 1) * dayMs : beforeMs,
  )
  if (days.length === 0) return { rows: stored, nextMs }
  const all = [...stored, ...unpacked(days, { fromMs, beforeMs })]
  const page = all.filter(({ atMs }) => atMs < nextMs)
  return { rows: page.toSorted((a, b) => a.atMs - b.atMs), nextMs }
}
