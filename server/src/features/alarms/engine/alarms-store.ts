import { type AlarmTransition, type Severity, toldNobody } from '@puquio/domain'
import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { gatherAlarms, hourOf } from './gather.ts'
import { countRecorded } from './recorded-store.ts'
import type { EvaluatedRule } from './rules-store.ts'
import type { Sample } from './samples-store.ts'
import type { Transition } from './step-rule.ts'

/** An alarm as it begins; one that is told of later has ended. */
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
  clearedValue: number | null
  isHistoric: boolean
  /** How many it stands for, and when the last of them began; null of one. */
  times: number
  againAt: string | null
  /** Until when others of its rule join it. */
  gathersUntil: string | null
}
/** The end of the active alarm of a rule, or of the silence of a device. */
export type EndedAlarm = {
  ruleId: number | null
  deviceId: number | null
  clearedAt: string
  value: number | null
}

/** Of an alarm that stands for itself. */
export const ofOne = { times: 1, againAt: null, gathersUntil: null }

const instant = (ms: number) => new Date(ms).toISOString()

/** Writes what began and ended: of each rule in its order. */
export async function recordTransitions(scope: TelemetryScope, all: readonly Transition[]) {
  const ended: EndedAlarm[] = []
  const raised = new Map<number, NewAlarm[]>()
  for (const { rule, transition, sample } of all) {
    const { ruleId } = rule
    const ofRule = raised.get(ruleId) ?? []
    raised.set(ruleId, ofRule)
    const active = ofRule.at(-1)
    if (transition.kind === 'raised') ofRule.push(alarmOf(rule, transition, sample))
    else if (active) {
      active.clearedAt = instant(transition.atMs)
      active.clearedValue = transition.measure
    } else {
      const clearedAt = instant(transition.atMs)
      ended.push({ ruleId, deviceId: null, clearedAt, value: transition.measure })
    }
  }
  await endAlarms(scope, ended)
  await raiseAlarms(scope, [...raised.values()].flat())
}

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
  clearedValue: null,
  isHistoric: false,
  ...ofOne,
})

/** Raises alarms, of each rule and device in their order; more of an hour than are told one by one are gathered. */
export async function raiseAlarms(scope: TelemetryScope, alarms: readonly NewAlarm[]) {
  if (alarms.length === 0) return
  const { startMs, endMs } = hourOf(scope.clock.now().getTime())
  const recorded = await countRecorded(scope, alarms, instant(startMs))
  const made: NewAlarm[] = []
  const joining: NewAlarm[] = []
  for (const ofSubject of bySubject(alarms)) {
    const known = recorded(ofSubject)
    const { alone, gathered } = gatherAlarms(ofSubject, known)
    made.push(...alone)
    const gathering = known.isGathering ? joining : made
    if (gathered) gathering.push({ ...gathered, gathersUntil: instant(endMs) })
  }
  await joinAlarms(scope, joining)
  await insertAlarms(scope, made)
}

function bySubject(alarms: readonly NewAlarm[]): NewAlarm[][] {
  const groups = new Map<string, NewAlarm[]>()
  for (const alarm of alarms) {
    const key = `${alarm.kind} ${alarm.ruleId ?? alarm.deviceId}`
    const group = groups.get(key)
    if (group) group.push(alarm)
    else groups.set(key, [alarm])
  }
  return [...groups.values()]
}

/** One that is active already is not raised again. */
export async function insertAlarms(scope: TelemetryScope, alarms: readonly NewAlarm[]) {
  if (alarms.length === 0) return
  const now = scope.clock.now()
  await scope.rows(sql`
    with made as (
      insert into alarm (project_id, kind, device_id, variable_id, rule_id, severity, condition, raised_at, since_at, value,
        received_at, channel, recorded_at, cleared_at, cleared_value, clear_reason, is_historic, times, again_at,
        gathers_until, told, next_telling_at)
      select "projectId", kind, "deviceId", "variableId", "ruleId", severity, condition, "raisedAt", "sinceAt", value,
        "receivedAt", channel, ${now}::timestamptz, "clearedAt", "clearedValue",
        case when "clearedAt" is not null then 'back' end, "isHistoric", times, "againAt", "gathersUntil",
        ${JSON.stringify(toldNobody)}::jsonb, case when not "isHistoric" then ${now}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(alarms)}::jsonb) x ("projectId" int, kind text, "deviceId" int,
        "variableId" int, "ruleId" int, severity text, condition jsonb, "raisedAt" timestamptz, "sinceAt" timestamptz,
        value float8, "receivedAt" timestamptz, channel text, "clearedAt" timestamptz, "clearedValue" float8,
        "isHistoric" bool, times int, "againAt" timestamptz, "gathersUntil" timestamptz)
      on conflict do nothing returning id, project_id, cleared_at, is_historic)
    insert into alarm_event (project_id, alarm_id, at, kind)
    select project_id, id, ${now}::timestamptz, kind
    from made cross join unnest(array['raised', 'cleared']) kind
    where kind = 'raised' or (cleared_at is not null and not is_historic) order by id, kind desc`)
}

/**
 * The alarm that gathers begins again, and may have ended again: its row is the only one, however often it does. Where its
 * end was told, it is told again, once.
 */
async function joinAlarms(scope: TelemetryScope, joining: readonly NewAlarm[]) {
  if (joining.length === 0) return
  const now = scope.clock.now()
  const again = JSON.stringify({ ...toldNobody, lastMs: now.getTime() })
  await scope.rows(sql`
    with joined as (
      update alarm a set cleared_at = x."clearedAt", cleared_value = x."clearedValue",
        clear_reason = case when x."clearedAt" is not null then 'back' end, times = a.times + x.times,
        again_at = coalesce(x."againAt", x."raisedAt"), value = x.value, received_at = x."receivedAt", channel = x.channel,
        told = case when ${isOver} then ${again}::jsonb else a.told end,
        next_telling_at = case when ${isOver} then ${now} else least(a.next_telling_at, a.gathers_until) end
      from jsonb_to_recordset(${JSON.stringify(joining)}::jsonb) x ("ruleId" int, "deviceId" int, "raisedAt" timestamptz,
        "againAt" timestamptz, value float8, "receivedAt" timestamptz, channel text, "clearedAt" timestamptz,
        "clearedValue" float8, times int, "gathersUntil" timestamptz)
      where ${isSubject} and a.gathers_until = x."gathersUntil" and not a.is_historic
      returning a.id, a.cleared_at)
    delete from alarm_event e using joined j where e.alarm_id = j.id and e.kind = 'cleared' and j.cleared_at is null`)
}

const isOver: Sql = raw(`(a.told ->> 'isOver')::bool`)
/** Of an alarm `a` and who is asked for, `x`. */
const isSubject: Sql = raw(`(
  x."ruleId" is not null and a.kind = 'rule' and a.rule_id = x."ruleId"
  or x."ruleId" is null and a.kind = 'silence' and a.device_id = x."deviceId")`)

/** Of one that gathers, its end is told when it no longer does, and stands once among its events. */
export async function endAlarms(scope: TelemetryScope, ended: readonly EndedAlarm[]) {
  if (ended.length === 0) return
  const now = scope.clock.now()
  await scope.rows(sql`
    with made as (
      update alarm a set cleared_at = x."clearedAt", cleared_value = x.value, clear_reason = 'back',
        next_telling_at = case when a.gathers_until > ${now} then least(a.next_telling_at, a.gathers_until)
          else ${now} end
      from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb)
        x ("ruleId" int, "deviceId" int, "clearedAt" timestamptz, value float8)
      where ${isSubject} and a.cleared_at is null and not a.is_historic
      returning a.id, a.project_id)
    insert into alarm_event (project_id, alarm_id, at, kind)
    select project_id, id, ${now}::timestamptz, 'cleared' from made`)
}
