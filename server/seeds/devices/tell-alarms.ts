import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import { notificationEvents } from '@puquio/contract/notifications/events'
import { addressOf } from '@puquio/domain'
import { alarmValues } from '../../src/features/alarms/telling/tell.ts'
import { localTime } from '../../src/platform/local-time.ts'
import { eventMessage } from '../../src/features/notifications/events/event-message.ts'
import type { Rows } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'

const timeZone = 'America/Lima'
type Alarm = Parameters<typeof alarmValues>[0] & { projectId: number; clearedAt: string }

/**
 * Has the older notifications of the demonstration tell of alarms that there are, once readings have raised those, and
 * lead to them.
 */
export async function tellAlarms(rows: Rows, webAddress: string): Promise<void> {
  const [alarm] = await rows<Alarm>(sql`
    select a.id, a.project_id, a.severity, a.condition, r.name as rule_name, a.device_id, d.name || ' (' || d.serial || ')' as device, d.serial,
      a.variable_id, s.code as station, a.raised_at, a.since_at, a.cleared_at, a.value, a.received_at, a.channel
    from alarm a join device d on d.id = a.device_id left join station s on s.id = d.station_id
      left join alarm_rule r on r.id = a.rule_id
    where a.kind = 'rule' and a.cleared_at is not null and not a.is_historic
    order by a.severity = 'high' desc, a.raised_at limit 1`)
  const said = alarm && alarmValues(alarm, { projectId: alarm.projectId, timeZone, webAddress })
  if (said) {
    const opens = addressOf('ModiAlarm', { alarmId: alarm.id })
    const raised = { ...said, state: auditTableTerms.alarm }
    await rewrite(rows, 'alarm-raised', { values: raised, opens, at: alarm.raisedAt })
    const ended = localTime(alarm.clearedAt, timeZone)
    const cleared = { ...said, state: notificationEvents['alarm-cleared'].name, ended }
    await rewrite(rows, 'alarm-cleared', { values: cleared, opens, at: alarm.clearedAt })
  }
  const silences = await rows<Silence>(sql`
    select a.id, a.since_at, a.raised_at, a.cleared_at, d.name || ' (' || d.serial || ')' as device
    from alarm a join device d on d.id = a.device_id
    where a.kind = 'silence' and d.serial = 'LT-700-2202' order by a.raised_at`)
  for (const { id, sinceAt, raisedAt, clearedAt, device } of silences) {
    const values = { count: 1, devices: device, since: localTime(sinceAt, timeZone) }
    const opens = addressOf('ModiAlarm', { alarmId: id })
    if (clearedAt === null) await rewrite(rows, 'device-silent', { values, opens, at: raisedAt })
    else await rewrite(rows, 'device-back', { values, opens, at: clearedAt })
  }
}

type Silence = {
  id: number
  sinceAt: string
  raisedAt: string
  clearedAt: string | null
  device: string
}

type Told = {
  values: Parameters<typeof eventMessage>[2]
  opens: string
  at: string
}

const rewrite = (
  rows: Rows,
  event: 'alarm-raised' | 'alarm-cleared' | 'device-silent' | 'device-back',
  { values, opens, at }: Told,
) => {
  const words = eventMessage(event, null, values)
  return rows(sql`
    update notification set message = ${words.es}, translations = ${JSON.stringify(words)}::jsonb,
      event_values = ${JSON.stringify(values)}::jsonb, opens = ${opens}, created_at = ${at}::timestamptz
    where event = ${event} and opens = ${addressOf('ModiAlarms')}`)
}
