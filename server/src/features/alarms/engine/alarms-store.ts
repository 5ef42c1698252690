import { type AlarmTransition, type Severity, toldNobody } from '@puquio/domain'
import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { EvaluatedRule } from './rules-store.ts'
import type { Sample } from './samples-store.ts'
import type { Transition } from './step-rule.ts'

/** An alarm as it begins; a historic one may have ended. */
export type NewAlarm = {
  projectId: number
  kind: 'rule' | 'silence'
  deviceId: number
  variableId: number | null
  ruleId: number | null
  severity: Severity
  condition: object | null
  raisedAt: string
  sinceAt: string
  value: number | null
  receivedAt: string | null
  channel: string | null
  clearedAt: string | null
  isHistoric: boolean
}
/** The end of the active alarm of a rule, or of the silence of a device. */
export type EndedAlarm = {
  ruleId: number | null
  deviceId: number | null
  clearedAt: string
  value: number | null
}

const instant = (ms: number) => new Date(ms).toISOString()

/** Writes what began and ended: a rule's transitions in their order, those of different rules together. */
export async function recordTransitions(scope: TelemetryScope, all: readonly Transition[]) {
  const counts = new Map<number, number>()
  const rounds: Transition[][] = []
  for (const one of all) {
    const round = counts.get(one.rule.ruleId) ?? 0
    counts.set(one.rule.ruleId, round + 1)
    rounds[round] = [...(rounds[round] ?? []), one]
  }
  for (const round of rounds) {
    await endAlarms(scope, round.flatMap(endedOf))
    await insertAlarms(scope, round.flatMap(raisedOf))
  }
}

const raisedOf = ({ rule, transition, sample }: Transition): NewAlarm[] =>
  transition.kind === 'raised' ? [alarmOf(rule, transition, sample)] : []
const endedOf = ({ rule: { ruleId }, transition }: Transition): EndedAlarm[] =>
  transition.kind === 'cleared'
    ? [{ ruleId, deviceId: null, clearedAt: instant(transition.atMs), value: transition.measure }]
    : []

/** An alarm of a rule, with the rule as it is now. */
export const alarmOf = (
  rule: EvaluatedRule,
  { atMs, sinceMs, measure }: Extract<AlarmTransition, { kind: 'raised' }>,
  sample: Sample | null,
): NewAlarm => ({
  projectId: rule.projectId,
  kind: 'rule',
  deviceId: rule.deviceId,
  variableId: rule.variableId,
  ruleId: rule.ruleId,
  severity: rule.severity,
  condition: {
    ...rule.condition,
    intervalS: rule.intervalS,
    name: rule.name,
    unit: rule.unit,
    decimals: rule.decimals,
  },
  raisedAt: instant(atMs),
  sinceAt: instant(sinceMs),
  value: measure,
  receivedAt: sample && instant(sample.receivedAtMs),
  channel: sample?.channel ?? null,
  clearedAt: null,
  isHistoric: false,
})

/** One that is active already is not raised again. */
export async function insertAlarms(scope: TelemetryScope, alarms: readonly NewAlarm[]) {
  if (alarms.length === 0) return
  const now = scope.clock.now()
  await scope.rows(sql`
    with made as (
      insert into alarm (project_id, kind, device_id, variable_id, rule_id, severity, condition, raised_at, since_at, value,
        received_at, channel, recorded_at, cleared_at, clear_reason, is_historic, told, next_telling_at)
      select "projectId", kind, "deviceId", "variableId", "ruleId", severity, condition, "raisedAt", "sinceAt", value,
        "receivedAt", channel, ${now}::timestamptz, "clearedAt", case when "clearedAt" is not null then 'back' end,
        "isHistoric", ${JSON.stringify(toldNobody)}::jsonb, case when not "isHistoric" then ${now}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(alarms)}::jsonb) x ("projectId" int, kind text, "deviceId" int,
        "variableId" int, "ruleId" int, severity text, condition jsonb, "raisedAt" timestamptz, "sinceAt" timestamptz,
        value float8, "receivedAt" timestamptz, channel text, "clearedAt" timestamptz, "isHistoric" bool)
      on conflict do nothing returning id, project_id)
    insert into alarm_event (project_id, alarm_id, at, kind)
    select project_id, id, ${now}::timestamptz, 'raised' from made`)
}

export async function endAlarms(scope: TelemetryScope, ended: readonly EndedAlarm[]) {
  if (ended.length === 0) return
  const now = scope.clock.now()
  await scope.rows(sql`
    with made as (
      update alarm a set cleared_at = x."clearedAt", cleared_value = x.value, clear_reason = 'back',
        next_telling_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb)
        x ("ruleId" int, "deviceId" int, "clearedAt" timestamptz, value float8)
      where a.cleared_at is null and not a.is_historic
        and (a.kind = 'rule' and a.rule_id = x."ruleId" or a.kind = 'silence' and a.device_id = x."deviceId")
      returning a.id, a.project_id)
    insert into alarm_event (project_id, alarm_id, at, kind)
    select project_id, id, ${now}::timestamptz, 'cleared' from made`)
}
