import type { SendingMethod } from '@puquio/contract/notifications/sending-methods'
import type {
  AlarmSchedule,
  Condition,
  DeviceChannel,
  MaintenanceWindow,
  Severity,
  Told,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

export type Escalation = { afterMinutes: number; userIds: number[] }

/** An alarm of which something may be to be told, with what its rule says of that today. */
export type DueAlarm = {
  id: number
  kind: 'rule' | 'silence'
  severity: Severity
  condition:
    | (Condition & { intervalS: number; name: string; unit: string; decimals: number })
    | null
  ruleId: number | null
  /** Empty for one without a name. */
  ruleName: string | null
  deviceId: number
  device: string
  serial: string
  variableId: number | null
  station: string | null
  raisedAt: string
  sinceAt: string
  value: number | null
  receivedAt: string | null
  channel: DeviceChannel | null
  recordedAt: string
  clearedAt: string | null
  clearedValue: number | null
  clearReason: 'back' | 'switched-off' | null
  acknowledgedAt: string | null
  shelvedUntil: string | null
  isHistoric: boolean
  times: number
  againAt: string | null
  gathersUntil: string | null
  told: Told
  schedule: AlarmSchedule | null
  repeatMinutes: number | null
  recipients: number[]
  methods: SendingMethod[] | null
  escalation: Escalation[]
}

/** Locked until the transaction ends: each is told once. */
export const readDue = (scope: ProjectScope, limit: number): Promise<DueAlarm[]> =>
  scope.rows<DueAlarm>(sql`
    select a.id, a.kind, a.severity, a.condition, a.rule_id, r.name as rule_name, a.device_id, d.name || ' (' || d.serial || ')' as device,
      d.serial, a.variable_id, s.code as station, a.raised_at, a.since_at, a.value, a.received_at, a.channel, a.recorded_at, a.cleared_at,
      a.cleared_value, a.clear_reason, a.acknowledged_at, a.shelved_until, a.is_historic, a.times, a.again_at,
      a.gathers_until, a.told, r.schedule,
      r.repeat_minutes, coalesce(r.recipients, '{}') as recipients, r.methods,
      coalesce(r.escalation, '[]'::jsonb) as escalation
    from alarm a join device d on d.project_id = a.project_id and d.id = a.device_id
    left join station s on s.project_id = d.project_id and s.id = d.station_id
    left join alarm_rule r on r.project_id = a.project_id and r.id = a.rule_id
    where a.project_id = ${scope.projectId} and a.next_telling_at <= ${scope.clock.now()}
    order by a.next_telling_at, a.id limit ${limit} for no key update of a`)

/** Maintenance of a device that ended after the oldest of the alarms was recorded, or has not ended. */
export async function readMaintenance(
  scope: ProjectScope,
  endedAfter: string,
): Promise<(MaintenanceWindow & { deviceId: number | null })[]> {
  const rows = await scope.rows<{ deviceId: number | null; fromAt: string; untilAt: string }>(sql`
    select device_id, from_at, until_at from maintenance_window
    where project_id = ${scope.projectId} and until_at > ${endedAfter}::timestamptz`)
  return rows.map(({ deviceId, fromAt, untilAt }) => ({
    deviceId,
    fromMs: Date.parse(fromAt),
    untilMs: Date.parse(untilAt),
  }))
}

export type AfterTelling = { id: number; told: Told; nextMs: number | null }

export const saveTold = async (scope: ProjectScope, all: readonly AfterTelling[]) => {
  await scope.rows(sql`
    update alarm a set told = x.told, next_telling_at = to_timestamp(x."nextMs" / 1000.0)
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) x (id int, told jsonb, "nextMs" float8)
    where a.project_id = ${scope.projectId} and a.id = x.id`)
}

export type TellingEvent = {
  alarmId: number
  telling: string
  userIds: readonly number[]
  methods: readonly SendingMethod[]
}

export const insertTellings = async (scope: ProjectScope, events: readonly TellingEvent[]) => {
  await scope.rows(sql`
    insert into alarm_event (project_id, alarm_id, at, kind, details)
    select ${scope.projectId}, x."alarmId", ${scope.clock.now()}::timestamptz, 'told',
      jsonb_build_object('telling', x.telling, 'userIds', x."userIds", 'methods', x.methods)
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      x ("alarmId" int, telling text, "userIds" jsonb, methods jsonb)`)
}
