import { historicAlarms, lookBackMs } from '@puquio/domain'
import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { rulesThat } from './asked-rules-store.ts'
import { alarmOf, insertAlarms } from './alarms-store.ts'
import { knownPeriods, forgetHistoric } from './late-store.ts'
import { endLate, type EvaluatedRule, readRules } from './rules-store.ts'
import { readSamples } from './samples-store.ts'
import { watchedOf } from './step-rule.ts'

/** Rules of one transaction, and readings of one rule: a month of minutes. */
const most = { rules: 20, samples: 50_000 }

/** Looks at readings that came late: what they tell goes on record and pages nobody. */
export async function lookAtLate(scope: TelemetryScope): Promise<void> {
  const rules = await readRules(scope, rulesThat.areLate, most.rules)
  for (const rule of rules) {
    await lookAt(scope, rule)
    await endLate(scope, rule.ruleId)
  }
}

async function lookAt(scope: TelemetryScope, rule: EvaluatedRule) {
  const watched = watchedOf(rule)
  const { lateSince, state, variableId } = rule
  if (watched.kind === 'noData' || lateSince === null || !state?.watermarkMs) return
  const lateMs = Date.parse(lateSince)
  const fromMs = lateMs - lookBackMs(watched)
  const span = { variableId, fromMs, beforeMs: state.watermarkMs + 1 }
  const samples = await readSamples(scope, span, most.samples)
  const known = await knownPeriods(scope, rule.ruleId, { fromMs, lateMs })
  const found = historicAlarms(watched, samples, known, lateMs)
  await forgetHistoric(scope, rule.ruleId, lateMs)
  const byTime = new Map(samples.map((sample) => [sample.atMs, sample]))
  await insertAlarms(
    scope,
    found.map(({ raisedAtMs, clearedAtMs }) => {
      const sample = byTime.get(raisedAtMs) ?? null
      const raised = { kind: 'raised', atMs: raisedAtMs, sinceMs: raisedAtMs } as const
      return {
        ...alarmOf(rule, { ...raised, measure: sample?.value ?? null }, sample),
        clearedAt: clearedAtMs === null ? null : new Date(clearedAtMs).toISOString(),
        isHistoric: true,
      }
    }),
  )
}
