import { keeps, raises } from './rules/compare.ts'
import type { RatePoint } from './rate.ts'
import { measureFor } from './rules/measures.ts'
import type { MeasuredCondition, Watched } from './rules/rule.ts'
import { clockAheadMaxMs } from '../telemetry/clock.ts'
import { isGap } from '../telemetry/gaps.ts'
import type { Quality } from '../telemetry/quality.ts'

/**
 * A reading of a variable. What is neither good nor corrected, is no finite number, or is of a clock that is ahead
 * counts as not sent. One that was stored before is not given again: a device may send the same file for ever.
 */
export type AlarmSample = {
  /** On the device's clock. */
  atMs: number
  value: number | null
  quality: Quality
  /** On ours. */
  receivedAtMs: number
}

/**
 * When a sample counts: when it was measured, and where the device's clock is ahead, when it was received. What lies in
 * the future would make all late that is measured until then.
 */
export const countedAtMs = ({
  atMs,
  receivedAtMs,
}: Pick<AlarmSample, 'atMs' | 'receivedAtMs'>): number => Math.min(atMs, receivedAtMs)

/** In the order in which samples count: of those of one receipt that are ahead, by their own clock. */
export const byCountedTime = (one: AlarmSample, other: AlarmSample): number =>
  countedAtMs(one) - countedAtMs(other) || one.atMs - other.atMs

/** What a rule knows of a variable, as plain JSON: any process goes on from it. */
export type AlarmState = {
  /** When the newest sample counted that was evaluated. */
  watermarkMs: number | null
  /** How far its clock was ahead of ours. */
  aheadMs: number
  lastReceivedAtMs: number | null
  /** Where the alarm is active. */
  raisedAtMs: number | null
  /** The run of samples without a gap that speak for raising it, or for clearing it where it is active: its first. */
  sinceMs: number | null
  /** And how many they are. */
  count: number
  /** For a rate: the samples of its window. */
  points: readonly RatePoint[]
}

export const initialAlarmState: AlarmState = {
  watermarkMs: null,
  aheadMs: 0,
  lastReceivedAtMs: null,
  raisedAtMs: null,
  sinceMs: null,
  count: 0,
  points: [],
}

/** An edited rule keeps its alarm, and counts anew. */
export const afterEdit = (state: AlarmState): AlarmState => ({
  ...state,
  sinceMs: null,
  count: 0,
  points: [],
})

/** `measure` is the value or the rate; null where no data are the alarm. */
export type AlarmTransition =
  | { kind: 'raised'; atMs: number; sinceMs: number; measure: number | null }
  | { kind: 'cleared'; atMs: number; raisedAtMs: number; measure: number | null }

/** The state is the same object where nothing changed. */
export type AlarmStep = {
  state: AlarmState
  transition: AlarmTransition | null
  /** Older than the newest: the live state stays, and `historicAlarms` tells what it means. */
  isLate: boolean
}

/** Evaluates a sample on its own time, however long ago that is: what is newest of its variable counts as live. */
export const stepAlarm = (rule: Watched, state: AlarmState, sample: AlarmSample): AlarmStep => {
  if (!isUsable(sample)) return stepTo(state)
  const sinceNewestMs = afterNewestMs(state, sample)
  if (sinceNewestMs === 0) return stepTo(state)
  const isLate = sinceNewestMs < 0
  if (rule.kind === 'noData') return hear(rule, state, sample, isLate)
  return isLate ? stepTo(state, null, isLate) : judge(rule, state, sample)
}

/**
 * Decides what the clock alone decides: that no data come. `listeningSinceMs` is since when we could have heard them
 * (`keepListening`). Variables of a device that is silent as a whole are left out: E001 tells of them.
 */
export const tickAlarm = (
  rule: Watched,
  state: AlarmState,
  nowMs: number,
  listeningSinceMs: number,
): AlarmStep => {
  if (rule.kind !== 'noData' || state.raisedAtMs !== null) return stepTo(state)
  const heardMs = Math.max(state.lastReceivedAtMs ?? listeningSinceMs, listeningSinceMs)
  const atMs = heardMs + toleranceMs(rule)
  if (nowMs <= atMs) return stepTo(state)
  const sinceMs = state.lastReceivedAtMs ?? listeningSinceMs
  const raised = { kind: 'raised', atMs, sinceMs, measure: null } as const
  return stepTo({ ...state, raisedAtMs: atMs }, raised)
}

const noRun = { sinceMs: null, count: 0 }

type Usable = AlarmSample & { value: number }
type NoData = Extract<Watched, { kind: 'noData' }>

const stepTo = (
  state: AlarmState,
  transition: AlarmTransition | null = null,
  isLate = false,
): AlarmStep => ({ state, transition, isLate })

/** A sample of the year 2036 would make all that follow late. */
const isUsable = (sample: AlarmSample): sample is Usable =>
  (sample.quality === 'good' || sample.quality === 'corrected') &&
  sample.value !== null &&
  Number.isFinite(sample.value) &&
  sample.atMs <= sample.receivedAtMs + clockAheadMaxMs

/** Above zero where the sample is newer than the newest, zero where it is that one. */
const afterNewestMs = ({ watermarkMs, aheadMs }: AlarmState, sample: Usable): number => {
  if (watermarkMs === null) return Infinity
  const atMs = countedAtMs(sample)
  return atMs - watermarkMs || sample.atMs - atMs - aheadMs
}

const toleranceMs = ({ intervals, intervalS, graceS }: NoData): number =>
  (intervals * intervalS + graceS) * 1000

/** What was received before the silence began, and comes to us after it was raised, does not end it. */
const hear = (rule: NoData, state: AlarmState, sample: Usable, isLate: boolean): AlarmStep => {
  const { receivedAtMs } = sample
  const { raisedAtMs } = state
  const isOver = raisedAtMs !== null && receivedAtMs + toleranceMs(rule) > raisedAtMs
  const heard = {
    ...state,
    ...(isLate ? {} : newestOf(sample)),
    lastReceivedAtMs: Math.max(state.lastReceivedAtMs ?? receivedAtMs, receivedAtMs),
  }
  if (!isOver) return stepTo(heard, null, isLate)
  const clearedAtMs = Math.max(receivedAtMs, raisedAtMs)
  const cleared = { kind: 'cleared', atMs: clearedAtMs, raisedAtMs, measure: null } as const
  return stepTo({ ...heard, raisedAtMs: null }, cleared, isLate)
}

const newestOf = (sample: Usable) => {
  const watermarkMs = countedAtMs(sample)
  return { watermarkMs, aheadMs: sample.atMs - watermarkMs }
}

const judge = (rule: Watched<MeasuredCondition>, state: AlarmState, sample: Usable): AlarmStep => {
  const { raisedAtMs } = state
  const atMs = countedAtMs(sample)
  const { points, measure } = measureFor(rule).at(rule, state.points, { atMs, value: sample.value })
  const isBroken = isGap(state.watermarkMs ?? atMs, atMs, rule.intervalS)
  const run = isBroken ? noRun : state
  const { sinceMs: runMs, count: before } = run
  const next = { ...state, ...newestOf(sample), points, sinceMs: runMs, count: before }
  if (measure === null) return stepTo(next)

  const isForChange = raisedAtMs === null ? raises(rule, measure) : !keeps(rule, measure)
  if (!isForChange) return stepTo({ ...next, ...noRun })
  const sinceMs = runMs ?? atMs
  const count = before + 1
  const isLongEnough =
    raisedAtMs === null
      ? atMs - sinceMs >= rule.onDelayS * 1000 && count >= rule.inARow
      : atMs - sinceMs >= rule.offDelayS * 1000
  if (!isLongEnough) return stepTo({ ...next, sinceMs, count })
  const changed = { ...next, ...noRun, raisedAtMs: raisedAtMs === null ? atMs : null }
  return raisedAtMs === null
    ? stepTo(changed, { kind: 'raised', atMs, sinceMs, measure })
    : stepTo(changed, { kind: 'cleared', atMs, raisedAtMs, measure })
}
