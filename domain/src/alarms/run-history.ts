import { gapIntervals } from '../telemetry/gaps.ts'
import {
  type AlarmSample,
  type AlarmState,
  type AlarmStep,
  type AlarmTransition,
  countedAtMs,
  initialAlarmState,
  byCountedTime,
  stepAlarm,
  tickAlarm,
} from './evaluate.ts'
import { measureFor } from './rules/measures.ts'
import type { MeasuredCondition, Watched } from './rules/rule.ts'

/** On the clock of the device, or on ours where no data are the alarm; null while it lasts. */
export type AlarmPeriod = { raisedAtMs: number; clearedAtMs: number | null }

/**
 * Returns the alarms that a rule would have raised, as if the samples had come in their order, and the state that it
 * would be in now. Of two samples of one time the first one given counts. For no data, silence counts until `nowMs`.
 */
export const runHistory = (
  rule: Watched,
  samples: readonly AlarmSample[],
  nowMs: number,
): { alarms: AlarmPeriod[]; state: AlarmState } => {
  const alarms: AlarmPeriod[] = []
  let state = initialAlarmState
  const take = (step: AlarmStep) => {
    state = step.state
    record(alarms, step.transition)
  }
  const sorted =
    rule.kind === 'noData'
      ? samples.toSorted((one, other) => one.receivedAtMs - other.receivedAtMs)
      : samples.toSorted(byCountedTime)
  const [first] = sorted
  for (const sample of sorted) {
    take(tickAlarm(rule, state, sample.receivedAtMs, first?.receivedAtMs ?? nowMs))
    take(stepAlarm(rule, state, sample))
  }
  if (first) take(tickAlarm(rule, state, nowMs, first.receivedAtMs))
  return { alarms, state }
}

/**
 * Returns what late samples tell: the alarms that are raised at or after the oldest of them and overlap none of the
 * known, which are the live ones and the historic ones of before. They take the place of the historic ones since then,
 * and page nobody. The samples begin `lookBackMs` before it: what is older changes nothing.
 */
export const historicAlarms = (
  rule: Watched,
  samples: readonly AlarmSample[],
  known: readonly AlarmPeriod[],
  oldestLateMs: number,
): AlarmPeriod[] => {
  if (rule.kind === 'noData') return []
  const alarms: AlarmPeriod[] = []
  let state = initialAlarmState
  for (const sample of samples.toSorted(byCountedTime)) {
    const step = stepAlarm(rule, state, sample)
    const { watermarkMs, aheadMs, points } = step.state
    // Before it a rate has not all of its window, and may say what it is not.
    const isJudged = countedAtMs(sample) >= oldestLateMs - longestRunMs(rule)
    state = isJudged ? step.state : { ...initialAlarmState, watermarkMs, aheadMs, points }
    if (isJudged) record(alarms, step.transition)
  }
  return alarms.filter(
    (alarm) => alarm.raisedAtMs >= oldestLateMs && !known.some((other) => doOverlap(alarm, other)),
  )
}

/** How long before a sample a run may begin that raises an alarm with it, and what its first measure follows from. */
export const lookBackMs = (rule: Watched<MeasuredCondition>): number =>
  longestRunMs(rule) + measureFor<MeasuredCondition>(rule).lookBackMs(rule)

/** Any longer run has raised its alarm before. */
const longestRunMs = (rule: Watched<MeasuredCondition>): number => {
  const gapS = gapIntervals * rule.intervalS
  return (Math.max(rule.onDelayS, rule.inARow * gapS) + gapS) * 1000
}

const record = (alarms: AlarmPeriod[], transition: AlarmTransition | null) => {
  const last = alarms.at(-1)
  if (transition?.kind === 'raised') {
    alarms.push({ raisedAtMs: transition.atMs, clearedAtMs: null })
  } else if (transition && last) last.clearedAtMs = transition.atMs
}

const doOverlap = (one: AlarmPeriod, other: AlarmPeriod): boolean =>
  one.raisedAtMs <= (other.clearedAtMs ?? Infinity) &&
  other.raisedAtMs <= (one.clearedAtMs ?? Infinity)
