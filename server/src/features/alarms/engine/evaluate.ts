import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { rulesThat } from './asked-rules-store.ts'
import { recordTransitions } from './alarms-store.ts'
import {
  endCatchUp,
  type EvaluatedRule,
  insertStates,
  isCatchUpDue,
  type NextState,
  readRules,
  saveStates,
} from './rules-store.ts'
import { claimSamples, newestSamples, readSamples, type Sample } from './samples-store.ts'
import { stepRule, type Transition } from './step-rule.ts'

/** Samples and rules of one transaction. */
const most = { samples: 10_000, rules: 1000, caughtUp: 10_000 }
/** Longer than another process may take to hear of a rule: what it stored by then is looked at once more. */
const catchUpAfterMs = 30_000

/**
 * Evaluates what was stored since; returns whether there may be more. To be called by one process at a time. Looking for
 * new rules reads all of them, for which `looksForNew` asks.
 */
export async function evaluate(scope: TelemetryScope, looksForNew: boolean): Promise<boolean> {
  const areNew = looksForNew && (await beginNew(scope))
  const samples = await claimSamples(scope, most.samples)
  await stepAll(scope, samples)
  const areMore = areNew || samples.length === most.samples
  if (!areMore) await catchUp(scope)
  return areMore
}

/** A rule begins at the newest reading of its variable, however old that is. */
async function beginNew(scope: TelemetryScope): Promise<boolean> {
  const rules = await readRules(scope, rulesThat.areNew, most.rules)
  if (rules.length === 0) return false
  const newest = await newestSamples(
    scope,
    rules.map(({ variableId }) => variableId),
  )
  const begun = rules.map((rule) => {
    const sample = newest.get(rule.variableId)
    const { next, transitions } = stepRule(rule, sample ? [sample] : [])
    return { next: { ...(next as NextState), projectId: rule.projectId }, transitions }
  })
  const catchUpAt = new Date(scope.clock.now().getTime() + catchUpAfterMs)
  await insertStates(
    scope,
    begun.map(({ next }) => next),
    catchUpAt,
  )
  await recordTransitions(
    scope,
    begun.flatMap(({ transitions }) => transitions),
  )
  return rules.length === most.rules
}

async function stepAll(scope: TelemetryScope, samples: readonly Sample[]) {
  if (samples.length === 0) return
  const byVariable = new Map<number, Sample[]>()
  for (const sample of samples) {
    const known = byVariable.get(sample.variableId)
    if (known) known.push(sample)
    else byVariable.set(sample.variableId, [sample])
  }
  const ids = [...byVariable.keys()]
  const rules = await readRules(scope, rulesThat.areOf(ids), 1_000_000)
  await save(
    scope,
    rules.map((rule) => stepRule(rule, byVariable.get(rule.variableId) ?? [])),
  )
}

/** A process that had not heard of a new rule yet stored readings without a sample. */
async function catchUp(scope: TelemetryScope) {
  if (!(await isCatchUpDue(scope, scope.clock.now()))) return
  const due = await readRules(scope, rulesThat.catchUpAt(scope.clock.now()), most.rules)
  for (const rule of due) await save(scope, [stepRule(rule, await readSince(scope, rule))])
  await endCatchUp(
    scope,
    due.map(({ ruleId }) => ruleId),
  )
}

const readSince = (scope: TelemetryScope, { variableId, state }: EvaluatedRule) => {
  const fromMs = (state?.watermarkMs ?? 0) + 1
  return readSamples(scope, { variableId, fromMs, beforeMs: farMs }, most.caughtUp)
}
const farMs = Date.parse('9999-01-01T00:00:00Z')

const save = async (
  scope: TelemetryScope,
  stepped: readonly { next: NextState | null; transitions: Transition[] }[],
) => {
  await saveStates(
    scope,
    stepped.flatMap(({ next }) => (next ? [next] : [])),
  )
  await recordTransitions(
    scope,
    stepped.flatMap(({ transitions }) => transitions),
  )
}
