import { keeps, raises } from './compare.ts'
import { type RatePoint, rateOf, withPoint } from './rate.ts'
import type { MeasuredCondition, Watched } from './rule.ts'
import { silentAtMs } from './silence.ts'

/**
 * One value of a variable. What is not good, is no finite number, or comes from a clock that is ahead counts as not
 * sent. A time that was stored before is not given again: a device may send the same file for ever.
 */
export type AlarmSample = {
  /** On the device's clock. */
  atMs: number
  value: number | null
  isGood: boolean
  /** On ours. */
  receivedAtMs: number
}

/** What a rule knows of a variable, as plain JSON: any process goes on from it. */
export type AlarmState = {
  /** Of the newest sample that was evaluated. */
  watermarkMs: number | null
  lastReceivedMs: number | null
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
  lastReceivedMs: null,
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

/** Longest time between two samples of one run, in intervals: one that is lost or bad does not end it, two do. */
export const gapIntervals = 2.5

/** How far a device's clock may be ahead: one sample of the year 2036 would make all that follow late. */
export const clockAheadMs = 5 * 60_000

/** Evaluates a sample on its own time, however long ago that is: what is newest of its variable counts as live. */
export const stepAlarm = (rule: Watched, state: AlarmState, sample: AlarmSample): AlarmStep => {
  if (!isUsable(sample) || sample.atMs === state.watermarkMs) return unchanged(state)
  const isLate = state.watermarkMs !== null && sample.atMs < state.watermarkMs
  if (rule.kind === 'noData') return hear(rule, state, sample, isLate)
  return isLate ? { state, transition: null, isLate } : judge(rule, state, sample)
}

/**
 * Decides what the clock alone decides: that no data come. `listeningSinceMs` is since when we could have heard them
 * (`keepWatch`). Variables of a device that is silent as a whole are left out: E001 tells of them.
 */
export const tickAlarm = (
  rule: Watched,
  state: AlarmState,
  nowMs: number,
  listeningSinceMs: number,
): AlarmStep => {
  if (rule.kind !== 'noData' || state.raisedAtMs !== null) return unchanged(state)
  const atMs = silentAtMs(toleranceMs(rule), state.lastReceivedMs, listeningSinceMs)
  if (nowMs <= atMs) return unchanged(state)
  const sinceMs = state.lastReceivedMs ?? listeningSinceMs
  return {
    state: { ...state, raisedAtMs: atMs },
    transition: { kind: 'raised', atMs, sinceMs, measure: null },
    isLate: false,
  }
}

const noRun = { sinceMs: null, count: 0 }

type Usable = AlarmSample & { value: number }
type NoData = Extract<Watched, { kind: 'noData' }>

const unchanged = (state: AlarmState): AlarmStep => ({ state, transition: null, isLate: false })

const isUsable = (sample: AlarmSample): sample is Usable =>
  sample.isGood &&
  sample.value !== null &&
  Number.isFinite(sample.value) &&
  sample.atMs <= sample.receivedAtMs + clockAheadMs

const toleranceMs = ({ intervals, intervalS, graceS }: NoData): number =>
  (intervals * intervalS + graceS) * 1000

/** What was received before the silence began, and comes to us after it was raised, does not end it. */
const hear = (
  rule: NoData,
  state: AlarmState,
  { atMs, receivedAtMs }: Usable,
  isLate: boolean,
): AlarmStep => {
  const { raisedAtMs } = state
  const isOver = raisedAtMs !== null && receivedAtMs + toleranceMs(rule) > raisedAtMs
  const heard = {
    ...state,
    watermarkMs: isLate ? state.watermarkMs : atMs,
    lastReceivedMs: Math.max(state.lastReceivedMs ?? receivedAtMs, receivedAtMs),
  }
  if (!isOver) return { state: heard, transition: null, isLate }
  const clearedAtMs = Math.max(receivedAtMs, raisedAtMs)
  return {
    state: { ...heard, raisedAtMs: null },
    transition: { kind: 'cleared', atMs: clearedAtMs, raisedAtMs, measure: null },
    isLate,
  }
}

const judge = (
  rule: Watched<MeasuredCondition>,
  state: AlarmState,
  { atMs, value }: Usable,
): AlarmStep => {
  const { raisedAtMs } = state
  const isRate = rule.kind === 'rate'
  const points = isRate ? withPoint(state.points, rule.windowS, atMs, value) : state.points
  const measure = isRate ? rateOf(points, rule.windowS, atMs, value) : value
  const isGap = atMs - (state.watermarkMs ?? atMs) > gapIntervals * rule.intervalS * 1000
  const run = isGap ? noRun : state
  const next = { ...state, watermarkMs: atMs, points, sinceMs: run.sinceMs, count: run.count }
  if (measure === null) return unchanged(next)

  const isForChange = raisedAtMs === null ? raises(rule, measure) : !keeps(rule, measure)
  if (!isForChange) return unchanged({ ...next, ...noRun })
  const sinceMs = run.sinceMs ?? atMs
  const count = run.count + 1
  const isLongEnough =
    raisedAtMs === null
      ? atMs - sinceMs >= rule.onDelayS * 1000 && count >= rule.inARow
      : atMs - sinceMs >= rule.offDelayS * 1000
  if (!isLongEnough) return unchanged({ ...next, sinceMs, count })
  return raisedAtMs === null
    ? {
        state: { ...next, raisedAtMs: atMs, ...noRun },
        transition: { kind: 'raised', atMs, sinceMs, measure },
        isLate: false,
      }
    : {
        state: { ...next, raisedAtMs: null, ...noRun },
        transition: { kind: 'cleared', atMs, raisedAtMs, measure },
        isLate: false,
      }
}
