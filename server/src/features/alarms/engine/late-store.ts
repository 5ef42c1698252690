import type { AlarmPeriod } from '@puquio/domain'
import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { type Sql, raw, sql } from '../../../platform/db/sql.ts'

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

export async function forgetHistoric(scope: TelemetryScope, ruleId: number, lateMs: number) {
  await scope.rows(sql`
    with gone as (select a.id from alarm a where rule_id = ${ruleId} and is_historic
      and raised_at >= ${new Date(lateMs)} and ${isUntouched})
    delete from alarm_event where alarm_id in (select id from gone)`)
  await scope.rows(sql`
    delete from alarm a where rule_id = ${ruleId} and is_historic and raised_at >= ${new Date(lateMs)}
      and ${isUntouched}`)
}
