import {
  type AlarmLimit,
  alarmLimits,
  type DeviceChannel,
  type VariableFields,
} from '../../devices/fields.ts'
import { graceOfChannelS } from '../../devices/state.ts'
import { type AlarmRule, type Comparisons, plainRule } from './rule.ts'

/** The four limits of a variable, and what it can measure; each may be missing. */
type Limits = Pick<VariableFields, AlarmLimit | 'min' | 'max'>

const templates = {
  lowLow: { op1: '<', severity: 'high' },
  low: { op1: '<', severity: 'medium' },
  high: { op1: '>', severity: 'medium' },
  highHigh: { op1: '>', severity: 'high' },
} as const satisfies Record<AlarmLimit, Pick<Comparisons, 'op1'> & Pick<AlarmRule, 'severity'>>

/** Returns a rule for each limit that is set, from the lowest kind to the highest. */
export const limitRules = (limits: Limits): { limit: AlarmLimit; rule: AlarmRule }[] =>
  alarmLimits.flatMap((limit) => {
    const value1 = limits[limit]
    if (value1 === null) return []
    const deadBand = templateDeadBand(limits)
    const rule: AlarmRule = {
      ...plainRule,
      ...templates[limit],
      kind: 'value',
      value1,
      join: null,
      op2: null,
      value2: null,
      deadBand,
    }
    return [{ limit, rule }]
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
export const noDataRule = (channel: DeviceChannel): AlarmRule => {
  const { severity, schedule, repeatMinutes, escalationMinutes } = plainRule
  return {
    kind: 'noData',
    intervals: 3,
    graceS: graceOfChannelS[channel],
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
const templateDeadBand = (limits: Limits): number => {
  const marks = [limits.min, limits.lowLow, limits.low, limits.high, limits.highHigh, limits.max]
    .filter((mark) => mark !== null)
    .toSorted((one, other) => one - other)
  const steps = marks.slice(1).flatMap((mark, at) => {
    const step = mark - (marks[at] as number)
    return step > 0 ? [step] : []
  })
  return steps.length === 0 ? 0 : Number((Math.min(...steps) / 20).toPrecision(2))
}
