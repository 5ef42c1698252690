import type { AlarmRuleInput } from '@puquio/contract/modi/alarm-rules'
import { toldNobody } from '@puquio/domain'
import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'

type Of = {
  project: { id: number }
  admin: { id: number }
  device: { id: number }
  variable: { id: number }
}

/** Above 3 m, cleared below 2.9 m. */
export const condition = {
  kind: 'value',
  op1: '>',
  value1: 3,
  join: null,
  op2: null,
  value2: null,
  onDelayS: 0,
  inARow: 1,
  deadBand: 0.1,
  offDelayS: 0,
} as const satisfies AlarmRuleInput['condition']

/** What an administrator fills in for a rule. */
export const ruleBody = (
  variableId: number,
  given: Partial<AlarmRuleInput> = {},
): AlarmRuleInput => ({
  variableId,
  name: '',
  condition,
  severity: 'high',
  schedule: null,
  repeatMinutes: null,
  recipients: [],
  methods: [1, 2],
  escalation: [],
  enabled: true,
  ...given,
})

export const buildRule = (
  database: Database,
  { project, admin, variable }: Omit<Of, 'device'>,
  columns: Record<string, unknown> = {},
): Promise<Row> =>
  insert(database, 'alarm_rule', {
    projectId: project.id,
    variableId: variable.id,
    condition: JSON.stringify(condition),
    severity: 'high',
    recipients: [],
    methods: [1, 2],
    escalation: '[]',
    enabled: true,
    createdAt: '2026-02-01T00:00:00Z',
    createdBy: admin.id,
    ...columns,
  })

/** What an administrator announces for all devices. */
export const maintenanceBody = {
  deviceId: null,
  from: '2026-02-15T00:00:00Z',
  until: '2026-12-31T00:00:00Z',
  reason: 'Cambio de batería',
}

export const buildMaintenance = (
  database: Database,
  { project, admin, device }: Omit<Of, 'variable'>,
  columns: Record<string, unknown> = {},
): Promise<Row> =>
  insert(database, 'maintenance_window', {
    projectId: project.id,
    deviceId: device.id,
    fromAt: '2026-02-01T00:00:00Z',
    untilAt: '2026-02-02T00:00:00Z',
    reason: 'Cambio de batería',
    createdAt: '2026-02-01T00:00:00Z',
    createdBy: admin.id,
    ...columns,
  })

/** A rule whose alarm is active, with all that belongs to it, and a maintenance that is over. */
export async function buildAlarm(
  database: Database,
  of: Of,
  columns: Record<string, unknown> = {},
): Promise<{ rule: Row; alarm: Row; maintenance: Row }> {
  const { project, device, variable } = of
  const projectId = project.id
  const rule = await buildRule(database, of)
  const at = '2026-02-10T12:00:00Z'
  const alarm = await insert(database, 'alarm', {
    projectId,
    kind: 'rule',
    deviceId: device.id,
    variableId: variable.id,
    ruleId: rule.id,
    severity: 'high',
    condition: JSON.stringify({
      ...condition,
      intervalS: 600,
      name: 'Nivel',
      unit: 'm',
      decimals: 2,
    }),
    raisedAt: at,
    sinceAt: at,
    value: 3.5,
    receivedAt: at,
    channel: 'mobile',
    recordedAt: at,
    told: JSON.stringify(toldNobody),
    ...columns,
  })
  await insert(database, 'alarm_event', { projectId, alarmId: alarm.id, at, kind: 'raised' })
  const state = {
    watermarkMs: Date.parse(at),
    lastReceivedAtMs: null,
    raisedAtMs: Date.parse(at),
    sinceMs: null,
    count: 0,
    points: [],
  }
  await insert(database, 'alarm_state', {
    projectId,
    ruleId: rule.id,
    state: JSON.stringify(state),
    ruleVersion: 1,
  })
  const maintenance = await buildMaintenance(database, of)
  return { rule, alarm, maintenance }
}
