import { countedAtMs } from '@puquio/domain'
import { isolate } from '../../../platform/db/isolate/isolate.ts'
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
import {
  claimSamples,
  newestSamples,
  readSamples,
  type Sample,
  variablesOfMost,
} from './samples-store.ts'
import { type Note, setApart } from './set-apart.ts'
import { stepRule, type Transition } from './step-rule.ts'

/** Samples and rules of one transaction. */
const most = { samples: 10_000, rules: 1000, caughtUp: 10_000, shareOfProject: 1 / 4 }
/** Longer than another process may take to hear of a rule: what it stored by then is looked at once more. */
const catchUpAfterMs = 30_000

export type Round = {
  /** Looking for new rules reads all of them. */
  looksForNew: boolean
  /** Variables of projects that had their turn, while others may wait. */
  but: readonly number[]
  note: Note
}

/**
 * Evaluates what was stored since; returns whether there may be more, and whose turn it was where much waits: the next
 * round is of the others, then of all again, so that what one project sends at once keeps no other one's alarms waiting.
 * To be called by one process at a time. A rule that fails stops no other one.
 */
export async function evaluate(
  scope: TelemetryScope,
  { looksForNew, but, note }: Round,
): Promise<{ areMore: boolean; but: readonly number[] }> {
  const areNew = looksForNew && (await beginNew(scope, note))
  const samples = await claimSamples(scope, { limit: most.samples, but })
  await stepAll(scope, samples, note)
  const isFull = samples.length === most.samples
  const areMore = areNew || isFull || but.length > 0
  if (!areMore) await catchUp(scope, note)
  const hadTheirTurn = isFull ? await variablesOfMost(scope, samples, most.shareOfProject) : []
  return { areMore, but: but.length === 0 ? hadTheirTurn : [] }
}

/** A rule begins at the newest reading of its variable, however old that is. */
async function beginNew(scope: TelemetryScope, note: Note): Promise<boolean> {
  const rules = await readRules(scope, rulesThat.areNew, most.rules)
  if (rules.length === 0) return false
  const newest = await newestSamples(
    scope,
    rules.map(({ variableId }) => variableId),
  )
  const catchUpAt = new Date(scope.clock.now().getTime() + catchUpAfterMs)
  const failed = await isolate(scope, rules, async (some) => {
    const begun = some.map((rule) => {
      const sample = newest.get(rule.variableId)
      const { next, transitions } = stepRule(rule, sample ? [sample] : [])
      return { next: { ...(next as NextState), projectId: rule.projectId }, transitions }
    })
    await insertStates(
      scope,
      begun.map(({ next }) => next),
      catchUpAt,
    )
    await recordTransitions(
      scope,
      begun.flatMap(({ transitions }) => transitions),
    )
  })
  await setApart(scope, failed, { note })
  return rules.length === most.rules
}

async function stepAll(scope: TelemetryScope, samples: readonly Sample[], note: Note) {
  if (samples.length === 0) return
  const byVariable = Map.groupBy(samples, ({ variableId }) => variableId)
  const samplesOf = ({ variableId }: EvaluatedRule) => byVariable.get(variableId) ?? []
  const rules = await readRules(scope, rulesThat.areOf([...byVariable.keys()]), 1_000_000)
  const failed = await isolate(scope, rules, (some) =>
    save(
      scope,
      some.map((rule) => stepRule(rule, samplesOf(rule))),
    ),
  )
  const missedMs = (rule: EvaluatedRule) => Math.min(...samplesOf(rule).map(countedAtMs))
  await setApart(scope, failed, { note, missedMs })
}

/** A process that had not heard of a new rule yet stored readings without a sample. */
async function catchUp(scope: TelemetryScope, note: Note) {
  if (!(await isCatchUpDue(scope, scope.clock.now()))) return
  const due = await readRules(scope, rulesThat.catchUpAt(scope.clock.now()), most.rules)
  const failed = await isolate(scope, due, async (some) => {
    for (const rule of some) await save(scope, [stepRule(rule, await readSince(scope, rule))])
  })
  await setApart(scope, failed, { note })
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
