import { type AlarmPeriod, countedAtMs, historicAlarms, lookBackMs } from '@puquio/domain'
import { isolate } from '../../../../platform/db/isolate/isolate.ts'
import type { TelemetryScope } from '../../../../platform/db/scopes/scope.ts'
import { gatherHistoric } from '../gather.ts'
import { rulesThat } from '../asked-rules-store.ts'
import { alarmOf, insertAlarms, type NewAlarm } from '../alarms-store.ts'
import {
  correctHistoric,
  forgetHistoric,
  type Historic,
  knownPeriods,
  replaceableAlarms,
} from './late-store.ts'
import { type EvaluatedRule, readRules, saveLate } from '../rules-store.ts'
import { readSamples, type Sample } from '../samples-store.ts'
import { type Note, setApart } from '../set-apart.ts'
import { watchedOf } from '../step-rule.ts'

/** Rules of one transaction, readings of one rule, a month of minutes, and where one alarm lasts longer than those. */
const mostAtOnce = { rules: 20, samples: 50_000, ofOneAlarm: 800_000 }

/**
 * Looks at readings that came late: what they tell goes on record and pages nobody. Of a rule with more readings than
 * are read at once, the next call goes on where this one ended.
 */
export async function lookAtLate(
  scope: TelemetryScope,
  note: Note,
  most = mostAtOnce,
): Promise<void> {
  const rules = await readRules(scope, rulesThat.areLate, most.rules)
  const failed = await isolate(scope, rules, async (some) => {
    for (const rule of some) await saveLate(scope, rule.ruleId, await lookAt(scope, rule, most))
  })
  await setApart(scope, failed, { note })
}

/** Returns from when on the rule is to be looked at still; null where all was. */
async function lookAt(scope: TelemetryScope, rule: EvaluatedRule, most: typeof mostAtOnce) {
  const watched = watchedOf(rule)
  const { ruleId, lateSince, state, variableId } = rule
  if (watched.kind === 'noData' || lateSince === null || !state?.watermarkMs) return null
  const lateMs = Date.parse(lateSince)
  const fromMs = lateMs - lookBackMs(watched)
  const span = { variableId, fromMs, beforeMs: state.watermarkMs + 1 }
  for (let limit = most.samples; ; limit *= 4) {
    const samples = await readSamples(scope, span, limit)
    const lastMs = samples.at(-1)?.atMs
    const isAll = lastMs === undefined || samples.length < limit
    // An alarm whose end was not read is judged with what follows it.
    const lasting = isAll
      ? undefined
      : historicAlarms(watched, samples, [], lateMs).find(({ clearedAtMs }) => clearedAtMs === null)
    const nextMs = isAll ? null : (lasting?.raisedAtMs ?? lastMs + 1)
    const isTooLong = nextMs !== null && nextMs <= lateMs
    if (isTooLong && limit < most.ofOneAlarm) continue
    const known = await knownPeriods(scope, ruleId, { fromMs, lateMs })
    const beforeMs = (isTooLong ? lastMs : nextMs) ?? span.beforeMs
    const found = historicAlarms(watched, samples, known, lateMs)
    await record(
      scope,
      gatherHistoric(
        found.filter(({ raisedAtMs }) => raisedAtMs < beforeMs).map(historicOf(rule, samples)),
      ),
      await replaceableAlarms(scope, ruleId, { lateMs, beforeMs }),
    )
    return isTooLong ? null : nextMs
  }
}

/** What begins when one on record does is that one, which links name. */
async function record(
  scope: TelemetryScope,
  found: readonly NewAlarm[],
  recorded: readonly Historic[],
) {
  const byStart = new Map(found.map((alarm) => [alarm.raisedAt, alarm]))
  const gone: number[] = []
  const changed: Historic[] = []
  for (const one of recorded) {
    const same = byStart.get(one.raisedAt)
    byStart.delete(one.raisedAt)
    if (!same) gone.push(one.id)
    else if (isAnother(one, same)) changed.push({ ...same, id: one.id })
  }
  await forgetHistoric(scope, gone)
  await correctHistoric(scope, changed)
  await insertAlarms(scope, [...byStart.values()])
}

const isAnother = (one: Omit<Historic, 'id'>, other: Omit<Historic, 'id'>) =>
  one.clearedAt !== other.clearedAt || one.value !== other.value || one.times !== other.times

const historicOf = (rule: EvaluatedRule, samples: readonly Sample[]) => {
  const byTime = new Map(samples.map((sample) => [countedAtMs(sample), sample]))
  return ({ raisedAtMs, clearedAtMs }: AlarmPeriod): NewAlarm => {
    const sample = byTime.get(raisedAtMs) ?? null
    const raised = { kind: 'raised', atMs: raisedAtMs, sinceMs: raisedAtMs } as const
    return {
      ...alarmOf(rule, { ...raised, measure: sample?.value ?? null }, sample),
      clearedAt: clearedAtMs === null ? null : new Date(clearedAtMs).toISOString(),
      isHistoric: true,
    }
  }
}
