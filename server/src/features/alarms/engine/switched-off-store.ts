import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { fromRules, isInForce } from './in-force-store.ts'
import { forgetSwitchedOff } from './rules-store.ts'

/** Ends the alarms of what was switched off or retired since; their rules begin anew should they be switched on again. */
export async function endSwitchedOff(scope: TelemetryScope): Promise<void> {
  const now = scope.clock.now()
  await scope.rows(sql`
    with made as (
      update alarm a set cleared_at = greatest(${now}::timestamptz, raised_at), clear_reason = 'switched-off',
        next_telling_at = ${now}
      where a.cleared_at is null and not a.is_historic and not case a.kind
        when 'rule' then exists (select from ${fromRules} where r.id = a.rule_id and ${isInForce})
        else exists (select from device d where d.id = a.device_id and d.retired_at is null and d.alarms_enabled) end
      returning a.id, a.project_id)
    insert into alarm_event (project_id, alarm_id, at, kind)
    select project_id, id, ${now}::timestamptz, 'cleared' from made`)
  await forgetSwitchedOff(scope)
}
