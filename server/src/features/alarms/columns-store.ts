import { nameOf } from '../../platform/db/person-name.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'

const person = (alias: string): Sql =>
  sql`case when ${raw(alias)}.id is null then null
    else jsonb_build_object('id', ${raw(alias)}.id, 'name', ${nameOf(alias)}) end`

/** What the list and an alarm's own page show, over `fromAlarms`. */
export const alarmColumns: Sql = sql`
  a.id, a.kind, a.severity, a.raised_at, a.since_at, a.value, a.received_at, a.channel, a.recorded_at,
  a.cleared_at, a.cleared_value, a.clear_reason, a.acknowledged_at, a.acknowledgement, a.shelved_until, a.is_historic,
  a.times, a.again_at, a.gathers_until, a.comments, a.condition - '{name,unit,decimals}'::text[] as condition,
  jsonb_build_object('id', d.id, 'serial', d.serial, 'name', d.name, 'intervalS', d.interval_s) as device,
  case when s.id is null then null else jsonb_build_object('id', s.id, 'code', s.code, 'name', s.name) end as station,
  case when a.variable_id is null then null else jsonb_build_object('id', a.variable_id, 'name', a.condition ->> 'name',
    'unit', a.condition ->> 'unit', 'decimals', (a.condition ->> 'decimals')::int) end as variable,
  case when r.id is null then null else jsonb_build_object('id', r.id, 'name', r.name) end as rule,
  ${person('k')} as acknowledged_by, ${person('g')} as assigned_to`

export const fromAlarms: Sql = raw(`alarm a
  join device d on d.project_id = a.project_id and d.id = a.device_id
  left join station s on s.project_id = d.project_id and s.id = d.station_id
  left join alarm_rule r on r.project_id = a.project_id and r.id = a.rule_id
  left join app_user k on k.id = a.acknowledged_by
  left join app_user g on g.id = a.assigned_to`)
