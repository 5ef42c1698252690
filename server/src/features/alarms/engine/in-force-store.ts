import { raw, type Sql } from '../../../platform/db/sql.ts'

/** Rules `r` with their variable `v` and device `d`. */
export const fromRules: Sql = raw(`alarm_rule r
  join variable v on v.project_id = r.project_id and v.id = r.variable_id
  join device d on d.project_id = v.project_id and d.id = v.device_id`)

/** Switched on, of what is in service and may raise alarms. */
export const isInForce: Sql = raw(
  'r.enabled and r.retired_at is null and v.retired_at is null and d.retired_at is null and d.alarms_enabled',
)
