import type { AlarmSchedule } from './schedule.ts'

/** How grave an alarm is: the priority of what it sends. */
export const severities = ['high', 'medium', 'low'] as const
export type Severity = (typeof severities)[number]

/** As the priorities of notifications. */
export const priorityOfSeverity = { high: 1, medium: 2, low: 3 } as const satisfies Record<
  Severity,
  number
>

export const operators = ['>', '≥', '<', '≤', '=', '≠'] as const
export type Operator = (typeof operators)[number]

export const joins = ['and', 'or'] as const
export type Join = (typeof joins)[number]

/** One comparison, or two that are joined; of the second one all three are set, or none. */
export type Comparisons = {
  op1: Operator
  value1: number
  join: Join | null
  op2: Operator | null
  value2: number | null
}

/** When what is compared raises the alarm and when it clears, in the words of ISA-18.2. */
export type Delays = {
  /** For so long on the device's clock, by two samples at least; 0 at the first one. */
  onDelayS: number
  /** And so many samples in a row; 1 at the first one. */
  inARow: number
  /** How far the measure has to come back across its limit, in its unit. */
  deadBand: number
  /** And for so long. */
  offDelayS: number
}

/** What is watched: the value, its change per hour over a window, or whether values come at all. */
export type Condition =
  | ({ kind: 'value' } & Comparisons & Delays)
  | ({ kind: 'rate'; windowS: number } & Comparisons & Delays)
  /** Silent for longer than so many intervals of the device and the grace. */
  | { kind: 'noData'; intervals: number; graceS: number }

export type MeasuredCondition = Exclude<Condition, { kind: 'noData' }>

/** A rule of one variable, as people set it. */
export type AlarmRule = Condition & {
  severity: Severity
  /** When people are told; null always. Alarms are raised and recorded outside of it, too. */
  schedule: AlarmSchedule | null
  /** Told again so often until it is acknowledged; null once. */
  repeatMinutes: number | null
  /** Minutes without acknowledgement after which the next recipients are told, rising. */
  escalationMinutes: readonly number[]
}

/** A rule's condition with the seconds between two samples that are expected of its device. */
export type Watched<C extends Condition = Condition> = C & { intervalS: number }

export const alarmBounds = {
  /** A month. */
  delayS: { min: 0, max: 31 * 86_400 },
  inARow: { min: 1, max: 1000 },
  intervals: { min: 1, max: 100 },
  repeatMinutes: { min: 5, max: 7 * 1440 },
  escalationSteps: 5,
} as const

/** Alarms that are told as the rule of the other fields says: at once, always, once. */
export const plainRule = {
  onDelayS: 0,
  inARow: 1,
  deadBand: 0,
  offDelayS: 0,
  severity: 'medium',
  schedule: null,
  repeatMinutes: null,
  escalationMinutes: [],
} as const
