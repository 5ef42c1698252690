import type { AlarmState, Condition, Severity } from '@puquio/domain'
import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { fromRules, isInForce } from './in-force-store.ts'

/** A rule in force with what it knows of its variable. */
export type EvaluatedRule = {
  ruleId: number
  projectId: number
  deviceId: number
  variableId: number
  version: number
  severity: Severity
  condition: Condition
  /** Between two samples that are expected of its device. */
  intervalS: number
  name: string
  unit: string
  decimals: number
  /** Null until it was evaluated first. */
  state: AlarmState | null
  /** Of the rule that the state counts by. */
  stateVersion: number | null
  lateSince: string | null
  /** Since when it could not be evaluated; null where it can. */
  failingSince: string | null
}

export const readRules = (scope: TelemetryScope, where: Sql, limit: number) =>
  scope.rows<EvaluatedRule>(sql`
    select r.id as rule_id, r.project_id, v.device_id, r.variable_id, r.version, r.severity, r.condition, d.interval_s,
      v.name, v.unit, v.decimals, s.state, s.rule_version as state_version, s.late_since,
      s.failing_since
    from ${fromRules} left join alarm_state s on s.rule_id = r.id
    where ${isInForce} and ${where} order by r.id limit ${limit}`)

/** The variables that rules in force wait for. */
export async function watchedIds(scope: TelemetryScope): Promise<Set<number>> {
  const rows = await scope.rows<{ id: number }>(
    sql`select distinct r.variable_id as id from ${fromRules} where ${isInForce}`,
  )
  return new Set(rows.map(({ id }) => id))
}

export type NextState = {
  ruleId: number
  version: number
  state: AlarmState
  lateMs: number | null
}

export async function saveStates(scope: TelemetryScope, states: readonly NextState[]) {
  if (states.length === 0) return
  await scope.rows(sql`
    update alarm_state s set state = x.state, rule_version = x.version, failing_since = null, failure = null,
      late_since = least(s.late_since, to_timestamp(x."lateMs" / 1000.0))
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) x ("ruleId" int, version int, state jsonb, "lateMs" float8)
    where s.rule_id = x."ruleId"`)
}

/** The first states of rules, and when their readings are looked at once more. */
export async function insertStates(
  scope: TelemetryScope,
  states: readonly (NextState & { projectId: number })[],
  catchUpAt: Date,
) {
  if (states.length === 0) return
  await scope.rows(sql`
    insert into alarm_state (rule_id, project_id, state, rule_version, catch_up_at)
    select "ruleId", "projectId", state, version, ${catchUpAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) x ("ruleId" int, "projectId" int, state jsonb, version int)`)
}

export async function isCatchUpDue(scope: TelemetryScope, now: Date): Promise<boolean> {
  const due = await scope.rows(sql`select from alarm_state where catch_up_at <= ${now} limit 1`)
  return due.length > 0
}

export const endCatchUp = async (scope: TelemetryScope, ruleIds: readonly number[]) => {
  await scope.rows(
    sql`update alarm_state set catch_up_at = null where rule_id = any(${ruleIds}::int[])`,
  )
}

/** From when on a rule's late readings are to be looked at still; null once all were. */
export const saveLate = async (scope: TelemetryScope, ruleId: number, lateMs: number | null) => {
  const lateSince = lateMs === null ? null : new Date(lateMs)
  await scope.rows(
    sql`update alarm_state set late_since = ${lateSince}::timestamptz where rule_id = ${ruleId}`,
  )
}

/** A rule that is switched on again begins anew. */
export const forgetSwitchedOff = async (scope: TelemetryScope) => {
  await scope.rows(sql`
    delete from alarm_state s where not exists (select from ${fromRules} where r.id = s.rule_id and ${isInForce})`)
}

/** A rule that could not be evaluated; `state` is that of one without any. */
export type Failure = {
  ruleId: number
  projectId: number
  version: number
  state: AlarmState
  failure: string
  lateMs: number | null
}

export async function saveFailures(scope: TelemetryScope, failures: readonly Failure[]) {
  if (failures.length === 0) return
  const now = scope.clock.now()
  await scope.rows(sql`
    insert into alarm_state as s (rule_id, project_id, state, rule_version, late_since, failing_since, failure)
    select "ruleId", "projectId", state, version, to_timestamp("lateMs" / 1000.0), ${now}::timestamptz, failure
    from jsonb_to_recordset(${JSON.stringify(failures)}::jsonb) x ("ruleId" int, "projectId" int, state jsonb,
      version int, "lateMs" float8, failure text)
    on conflict (rule_id) do update set late_since = least(s.late_since, excluded.late_since),
      failing_since = coalesce(s.failing_since, excluded.failing_since), failure = excluded.failure`)
}
