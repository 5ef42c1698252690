import { type AlarmRule, plainRule } from './rule.ts'

/** The four limits of a variable, and what it can measure; each may be missing. */
export type LimitsOfVariable = Record<
  'lowLow' | 'low' | 'high' | 'highHigh' | 'min' | 'max',
  number | null
>

const templates = {
  lowLow: { op1: '<', severity: 'high' },
  low: { op1: '<', severity: 'medium' },
  high: { op1: '>', severity: 'medium' },
  highHigh: { op1: '>', severity: 'high' },
} as const
export type LimitTemplate = keyof typeof templates

/** Returns a rule for each limit that is set, from the lowest kind to the highest. */
export const limitRules = (
  limits: LimitsOfVariable,
): { template: LimitTemplate; rule: AlarmRule }[] =>
  (Object.keys(templates) as LimitTemplate[]).flatMap((template) => {
    const value1 = limits[template]
    if (value1 === null) return []
    const deadBand = templateDeadBand(limits)
    const rule: AlarmRule = {
      ...plainRule,
      ...templates[template],
      kind: 'value',
      value1,
      join: null,
      op2: null,
      value2: null,
      deadBand,
    }
    return [{ template, rule }]
  })

/** A rise (or a fall, where negative) of so much per hour, over an hour. */
export const rateRule = (perHour: number): AlarmRule => ({
  ...plainRule,
  kind: 'rate',
  windowS: 3600,
  op1: perHour < 0 ? '<' : '>',
  value1: perHour,
  join: null,
  op2: null,
  value2: null,
})

/** Three samples that did not come, beyond the grace of the device's channel. */
export const noDataRule = (graceS: number): AlarmRule => {
  const { severity, schedule, repeatMinutes, escalationMinutes } = plainRule
  return {
    kind: 'noData',
    intervals: 3,
    graceS,
    severity,
    schedule,
    repeatMinutes,
    escalationMinutes,
  }
}

/**
 * 5 % (ISA-18.2 for levels and flows) of the narrowest step between neighbours of limits and range, so that it never
 * reaches the next one; 0 where there is no step.
 */
const templateDeadBand = (limits: LimitsOfVariable): number => {
  const marks = [limits.min, limits.lowLow, limits.low, limits.high, limits.highHigh, limits.max]
    .filter((mark) => mark !== null)
    .toSorted((one, other) => one - other)
  const steps = marks.slice(1).flatMap((mark, at) => {
    const step = mark - (marks[at] as number)
    return step > 0 ? [step] : []
  })
  return steps.length === 0 ? 0 : Number((Math.min(...steps) / 20).toPrecision(2))
}
