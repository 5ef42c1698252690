import { epochMs } from '../../db/epoch-ms.ts'
import type { TelemetryScope } from '../../db/scopes/scope.ts'
import { sql } from '../../db/sql.ts'
import { thaw } from '../cold/thaw.ts'
import type { Row } from '../reading.ts'
import { preferLookUps } from './rollups-store.ts'

/**
 * Gives readings that came of the same message (measured and received at the same times) what it says now, and marks their
 * rollups, in one transaction. What stays as it is, and what another message said, is not touched.
 */
export const replaceReadings = (scope: TelemetryScope, given: readonly Row[]): Promise<void> =>
  scope.transaction(async (within) => {
    if (given.length === 0) return
    await preferLookUps(within)
    const sorted = firstOfEach(given)
    await thaw(within, sorted)
    const changed = await within.rows<{ variableId: number; atMs: number }>(sql`
      update telemetry.reading r set raw = k.raw, value = k.value, quality = k.quality
      from ${newsOf(sorted)}
      where r.variable_id = k.variable_id and r.ts = k.ts and r.lag_s = k.lag_s
        and (r.raw, r.value, r.quality) is distinct from (k.raw, k.value, k.quality)
      returning r.variable_id, ${epochMs('r.ts')} as at_ms`)
    if (changed.length === 0) return
    const keys = new Set(changed.map(({ variableId, atMs }) => `${variableId} ${atMs}`))
    const news = newsOf(sorted.filter(({ variableId, atMs }) => keys.has(`${variableId} ${atMs}`)))
    await within.rows(sql`
      update telemetry.reading_latest r set raw = k.raw, value = k.value, quality = k.quality from ${news}
      where r.variable_id = k.variable_id and r.ts = k.ts`)
    await within.rows(sql`
      insert into telemetry.rollup_dirty (bucket, variable_id)
      select distinct date_bin('10 minutes', k.ts, '2000-01-01 00:00:00+00'), k.variable_id from ${news}`)
  })

/** Of two for one time the first counts, as when it came. In one order, so that no two wait for each other. */
const firstOfEach = (given: readonly Row[]): Row[] => {
  const byKey = new Map<string, Row>()
  for (const row of given) {
    const key = `${row.variableId} ${row.atMs}`
    if (!byKey.has(key)) byKey.set(key, row)
  }
  return [...byKey.values()].sort((a, b) => a.variableId - b.variableId || a.atMs - b.atMs)
}

const newsOf = (rows: readonly Row[]) => sql`
  unnest(${rows.map(({ variableId }) => variableId)}::int[], ${rows.map(({ atMs }) => new Date(atMs))}::timestamptz[],
    ${rows.map(({ raw }) => raw)}::float8[], ${rows.map(({ value }) => value)}::float8[],
    ${rows.map(({ quality }) => quality)}::int2[], ${rows.map(({ lagS }) => lagS)}::int[])
    k (variable_id, ts, raw, value, quality, lag_s)`
