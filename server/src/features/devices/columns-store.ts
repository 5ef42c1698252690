import { type DeviceChannel, graceOfChannelS } from '@puquio/domain'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'

const graces = (Object.keys(graceOfChannelS) as DeviceChannel[])
  .map((channel) => `when '${channel}' then ${graceOfChannelS[channel]}`)
  .join(' ')

/** `deviceState` of `domain`, over `d` (device), `t` (device_state) and `g` (its active alarms; silence shows as stale). */
const stateAt = (now: Date): Sql => sql`case
  when d.alarms_enabled and g.gravest = 'high' then 'alarm'
  when d.alarms_enabled and g.gravest is not null then 'warning'
  when t.last_received_at is null then 'never'
  when ${now}::timestamptz > t.last_received_at
    + make_interval(secs => d.interval_s + coalesce(d.grace_s, case d.channel ${raw(graces)} end)) then 'stale'
  when d.alarms_enabled then 'ok' else 'alarm-disabled' end`

/** What the list and a device's own page show, over `fromDevices`. */
export const shownColumns = (now: Date): Sql => sql`
  d.id, d.serial, d.name, d.field_number, d.group_name as "group", d.channel, d.retired_at, ${stateAt(now)} as state,
  case when s.id is null then null else jsonb_build_object('id', s.id, 'code', s.code, 'name', s.name) end as station,
  coalesce(d.latitude_deg, s.latitude_deg) as latitude_deg,
  coalesce(d.longitude_deg, s.longitude_deg) as longitude_deg,
  t.last_received_at, t.battery_pct, t.rssi_dbm, coalesce(g.active, 0) as active_alarms`

export const fromDevices: Sql = raw(`device d
  left join device_state t on t.project_id = d.project_id and t.device_id = d.id
  left join station s on s.project_id = d.project_id and s.id = d.station_id
  left join (
    select a.project_id, a.device_id, count(*)::int as active,
      (array_agg(a.severity order by array_position(array['high', 'medium', 'low'], a.severity))
        filter (where a.kind = 'rule'))[1] as gravest
    from alarm a where a.cleared_at is null and not a.is_historic group by 1, 2
  ) g on g.project_id = d.project_id and g.device_id = d.id`)
