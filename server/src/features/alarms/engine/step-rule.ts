import {
  afterEdit,
  type AlarmTransition,
  countedAtMs,
  initialAlarmState,
  byCountedTime,
  stepAlarm,
  type Watched,
} from '@puquio/domain'
import type { EvaluatedRule, NextState } from './rules-store.ts'
import type { Sample } from './samples-store.ts'

/** An alarm that begins or ends, by the sample that says so; without one by the clock. */
export type Transition = { rule: EvaluatedRule; transition: AlarmTransition; sample: Sample | null }

export type Stepped = { next: NextState | null; transitions: Transition[] }

export const watchedOf = ({ condition, intervalS }: EvaluatedRule): Watched => ({
  ...condition,
  intervalS,
})

/** The state that a rule goes on from: an edited one counts anew and keeps its alarm. */
export const stateOf = ({ state, stateVersion, version }: EvaluatedRule) => {
  if (state === null) return initialAlarmState
  // A state of before a field was added lacks it.
  const known = { ...initialAlarmState, ...state }
  return stateVersion === version ? known : afterEdit(known)
}

/** Evaluates the samples of a rule's variable in the order in which they count; `next` is null where nothing changed. */
export function stepRule(rule: EvaluatedRule, samples: readonly Sample[]): Stepped {
  const watched = watchedOf(rule)
  const before = stateOf(rule)
  let state = before
  let lateMs: number | null = null
  const transitions: Transition[] = []
  for (const sample of samples.toSorted(byCountedTime)) {
    const step = stepAlarm(watched, state, sample)
    state = step.state
    if (step.isLate && watched.kind !== 'noData')
      lateMs = Math.min(lateMs ?? Infinity, countedAtMs(sample))
    if (step.transition) transitions.push({ rule, transition: step.transition, sample })
  }
  const { ruleId, version } = rule
  const isSame =
    state === before &&
    lateMs === null &&
    rule.stateVersion === version &&
    rule.failingSince === null
  return { next: isSame ? null : { ruleId, version, state, lateMs }, transitions }
}
