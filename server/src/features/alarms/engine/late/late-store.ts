import type { AlarmPeriod } from '@puquio/domain'
import type { TelemetryScope } from '../../../../platform/db/scopes/scope.ts'
import { type Sql, raw, sql } from '../../../../platform/db/sql.ts'

/** Nobody answered it or said anything of it: later readings may put others in its place. */
const isUntouched: Sql = raw(
  'a.acknowledged_at is null and a.assigned_to is null and a.comments = 0',
)

/** The alarms of a rule that stay, whatever late readings tell. */
export async function knownPeriods(
  scope: TelemetryScope,
  ruleId: number,
  { fromMs, lateMs }: { fromMs: number; lateMs: number },
): Promise<AlarmPeriod[]> {
  const rows = await scope.rows<{ raisedAt: string; clearedAt: string | null }>(sql`
    select raised_at, cleared_at from alarm a where rule_id = ${ruleId}
      and (cleared_at is null or cleared_at >= ${new Date(fromMs)})
      and (not is_historic or raised_at < ${new Date(lateMs)} or not (${isUntouched}))`)
  return rows.map(({ raisedAt, clearedAt }) => ({
    raisedAtMs: Date.parse(raisedAt),
    clearedAtMs: clearedAt === null ? null : Date.parse(clearedAt),
  }))
}

export type Historic = {
  id: number
  raisedAt: string
  clearedAt: string | null
  value: number | null
  times: number
  againAt: string | null
}

/** The alarms that late readings may correct or take away, which began in a span of time. */
export const replaceableAlarms = (
  scope: TelemetryScope,
  ruleId: number,
  { lateMs, beforeMs }: { lateMs: number; beforeMs: number },
): Promise<Historic[]> =>
  scope.rows<Historic>(sql`
    select id, raised_at, cleared_at, value, times, again_at from alarm a where rule_id = ${ruleId} and is_historic
      and raised_at >= ${new Date(lateMs)} and raised_at < ${new Date(beforeMs)} and ${isUntouched}`)

export async function forgetHistoric(scope: TelemetryScope, ids: readonly number[]) {
  if (ids.length === 0) return
  await scope.rows(sql`delete from alarm_event where alarm_id = any(${ids}::int[])`)
  await scope.rows(sql`delete from alarm where id = any(${ids}::int[])`)
}

export async function correctHistoric(scope: TelemetryScope, alarms: readonly Historic[]) {
  if (alarms.length === 0) return
  await scope.rows(sql`
    update alarm a set cleared_at = x."clearedAt", value = x.value, times = x.times, again_at = x."againAt",
      clear_reason = case when x."clearedAt" is not null then 'back' end
    from jsonb_to_recordset(${JSON.stringify(alarms)}::jsonb) x (id int, "clearedAt" timestamptz, value float8, times int,
      "againAt" timestamptz)
    where a.id = x.id`)
}
