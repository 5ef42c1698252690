import { type RatePoint, rateOf, windowParts, withPoint } from '../rate.ts'
import { alarmBounds, type Condition, type MeasuredCondition } from './rule.ts'
import type { RuleIssue } from './rule-issues.ts'

type Points = readonly RatePoint[]
type Sample = { atMs: number; value: number }

/** What a kind of condition compares, and all that follows from that. */
type Measure<C extends MeasuredCondition> = {
  /** Its measure at a sample, null while it is too early to say, with the points that it keeps for the next one. */
  at: (rule: C, points: Points, sample: Sample) => { points: Points; measure: number | null }
  /** How long before a sample the ones are that its measure follows from. */
  lookBackMs: (rule: C) => number
  /** What may be wrong with what it has beside comparisons and delays. */
  issues: (rule: C, device: { intervalS: number }) => RuleIssue[]
  /** Whether it stays within what the variable can measure. */
  hasRange: boolean
  /** Whether it is told in the variable's unit per hour, with as many decimals as it has. */
  isPerHour: boolean
}

type Measures = {
  [Kind in MeasuredCondition['kind']]: Measure<Extract<MeasuredCondition, { kind: Kind }>>
}

const measures: Measures = {
  value: {
    at: (_, points, { value }) => ({ points, measure: value }),
    lookBackMs: () => 0,
    issues: () => [],
    hasRange: true,
    isPerHour: false,
  },
  rate: {
    at({ windowS }, points, { atMs, value }) {
      const kept = withPoint(points, windowS, atMs, value)
      return { points: kept, measure: rateOf(kept, windowS, atMs, value) }
    },
    lookBackMs: ({ windowS }) => windowS * 1000 * (1 + 1 / windowParts),
    issues: ({ windowS }, { intervalS }) =>
      windowS >= 2 * intervalS && windowS <= alarmBounds.delayS.max ? [] : ['window-too-short'],
    // What a variable can measure does not say how fast it changes.
    hasRange: false,
    isPerHour: true,
  },
}

export const measureFor = <C extends MeasuredCondition>({ kind }: C): Measure<C> =>
  measures[kind] as unknown as Measure<C>

/** Whether what is compared is told per hour: then with other decimals than the variable's. */
export const isPerHour = (kind: Condition['kind']): boolean =>
  kind !== 'noData' && measures[kind].isPerHour

/** The unit of what is compared, as it is shown beside a number. */
export const measuredUnit = (kind: Condition['kind'], unit: string): string =>
  isPerHour(kind) ? `${unit}/h` : unit
