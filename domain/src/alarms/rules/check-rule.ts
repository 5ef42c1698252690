import { clearingLimit, keeps, probesOf, raises } from './compare.ts'
import { measureFor } from './measures.ts'
import { type AlarmRule, alarmBounds, type Delays, type MeasuredCondition } from './rule.ts'
import type { RuleIssue } from './rule-issues.ts'
import type { AlarmSchedule } from './schedule.ts'

/** What the variable can measure, and the seconds between two samples of its device. */
export type RuleSubject = { min: number | null; max: number | null; intervalS: number }

/** Returns all that is wrong with a rule of a variable; empty where it can be switched on. */
export const checkRule = (rule: AlarmRule, subject: RuleSubject): RuleIssue[] => [
  ...(rule.kind === 'noData' ? checkNoData(rule) : checkMeasured(rule, subject)),
  ...(rule.schedule ? checkSchedule(rule.schedule) : []),
  ...issues([
    [
      'repeat',
      rule.repeatMinutes !== null && !isWithin(rule.repeatMinutes, alarmBounds.repeatMinutes),
    ],
    ['escalation', !areSteps(rule.escalationMinutes)],
  ]),
]

const checkNoData = ({ intervals, graceS }: { intervals: number; graceS: number }): RuleIssue[] =>
  issues([
    ['no-data-intervals', !isWithin(intervals, alarmBounds.intervals)],
    ['no-data-grace', !isWithin(graceS, alarmBounds.delayS)],
  ])

const checkMeasured = (rule: MeasuredCondition, subject: RuleSubject): RuleIssue[] => [
  ...checkComparisons(rule, subject),
  ...checkDelays(rule),
  ...measureFor(rule).issues(rule, subject),
]

const checkDelays = ({ onDelayS, inARow, offDelayS }: Delays): RuleIssue[] =>
  issues([
    ['on-delay', !isWithin(onDelayS, alarmBounds.delayS)],
    ['in-a-row', !isWithin(inARow, alarmBounds.inARow) || !Number.isInteger(inARow)],
    ['off-delay', !isWithin(offDelayS, alarmBounds.delayS)],
  ])

/** One issue at most: each but the last would make the later ones follow from it. */
const checkComparisons = (rule: MeasuredCondition, subject: RuleSubject): RuleIssue[] => {
  const { op1, value1, join, op2, value2, deadBand } = rule
  const second = [join, op2, value2].filter((part) => part !== null)
  if (second.length % 3 !== 0) return ['second-incomplete']
  if (![value1, value2 ?? 0, deadBand].every(Number.isFinite)) return ['not-a-number']
  if (deadBand < 0) return ['dead-band-negative']
  const isOfEquality = [op1, op2].some((op) => op === '=' || op === '≠')
  if (deadBand > 0 && isOfEquality) return ['dead-band-of-equality']
  const limits = [value1, clearingLimit(op1, value1, deadBand)]
  if (op2 !== null && value2 !== null) limits.push(value2, clearingLimit(op2, value2, deadBand))
  const probes = probesOf(limits, rangeOf(rule, subject))
  if (!probes.some((measure) => raises(rule, measure))) return ['never-raised']
  if (probes.every((measure) => raises(rule, measure))) return ['always-raised']
  return probes.every((measure) => keeps(rule, measure)) ? ['never-cleared'] : []
}

const rangeOf = (rule: MeasuredCondition, { min, max }: RuleSubject) =>
  measureFor(rule).hasRange ? { min: min ?? -Infinity, max: max ?? Infinity } : {}

const checkSchedule = ({ days, from, until }: AlarmSchedule): RuleIssue[] =>
  issues([
    [
      'schedule-days',
      days.length === 0 || !days.every((day) => [1, 2, 3, 4, 5, 6, 7].includes(day)),
    ],
    ['schedule-times', ![from, until].every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))],
  ])

const areSteps = (minutes: readonly number[]): boolean =>
  minutes.length <= alarmBounds.escalationSteps &&
  minutes.every((after, at) => Number.isFinite(after) && after > (minutes[at - 1] ?? 0))

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max

const issues = (found: readonly (readonly [RuleIssue, boolean])[]): RuleIssue[] =>
  found.flatMap(([issue, isWrong]) => (isWrong ? [issue] : []))
