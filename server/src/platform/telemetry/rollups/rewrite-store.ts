import { codeOfQuality, type StoredQuality } from '@puquio/domain'
import type { TelemetryScope } from '../../db/scopes/scope.ts'
import { sql } from '../../db/sql.ts'
import { thaw } from '../cold/thaw.ts'
import { preferLookUps } from './rollups-store.ts'

/** What a calculation or a correction makes of a reading; `raw` never changes. */
export type Rewritten = StoredQuality & { variableId: number; atMs: number; value: number | null }

/**
 * Rewrites readings that are there, and marks their rollups, in one transaction. Rules of alarms are handed the oldest of
 * each variable, as one that came late: they look back from it, and tell nobody.
 */
export const rewriteReadings = (
  scope: TelemetryScope,
  rewritten: readonly Rewritten[],
): Promise<void> =>
  scope.transaction(async (within) => {
    await preferLookUps(within)
    const sorted = rewritten.toSorted((a, b) => a.variableId - b.variableId || a.atMs - b.atMs)
    const ids = sorted.map(({ variableId }) => variableId)
    const times = sorted.map(({ atMs }) => new Date(atMs))
    await thaw(within, sorted)
    const news = sql`unnest(${ids}::int[], ${times}::timestamptz[], ${sorted.map(({ value }) => value)}::float8[],
      ${sorted.map(codeOfQuality)}::int2[]) k (variable_id, ts, value, quality)`
    await within.rows(
      sql`update telemetry.reading r set value = k.value, quality = k.quality from ${news}
        where r.variable_id = k.variable_id and r.ts = k.ts`,
    )
    await within.rows(
      sql`update telemetry.reading_latest r set value = k.value, quality = k.quality from ${news}
        where r.variable_id = k.variable_id and r.ts = k.ts`,
    )
    await within.rows(
      sql`insert into telemetry.rollup_dirty (bucket, variable_id)
        select distinct date_bin('10 minutes', k.ts, '2000-01-01 00:00:00+00'), k.variable_id from ${news}`,
    )
    await within.rows(
      sql`insert into telemetry.alarm_sample (ts, received_at, value, variable_id, channel, quality)
        select distinct on (r.variable_id) r.ts, r.ts + make_interval(secs => r.lag_s), r.value, r.variable_id, r.channel,
          r.quality
        from telemetry.reading r join ${news} on r.variable_id = k.variable_id and r.ts = k.ts
        where exists (select from alarm_rule a
          where a.variable_id = r.variable_id and a.enabled and a.retired_at is null)
        order by r.variable_id, r.ts`,
    )
  })
