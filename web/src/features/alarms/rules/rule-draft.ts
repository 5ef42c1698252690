import {
  type AlarmRuleInput,
  type AlarmRuleRow,
  alarmCondition,
} from '@puquio/contract/modi/alarm-rules'
import type { Condition, Join, MeasuredCondition, Operator, Severity } from '@puquio/domain'

type Method = AlarmRuleInput['methods'][number]

/** A rule as its form holds it: durations in minutes, and what another kind of condition would say. */
export type RuleDraft = {
  deviceId: number | null
  variableId: number | null
  name: string
  kind: Condition['kind']
  op1: Operator
  value1: number | null
  join: Join | ''
  op2: Operator
  value2: number | null
  windowMin: number | null
  onDelayMin: number | null
  inARow: number | null
  deadBand: number | null
  offDelayMin: number | null
  intervals: number | null
  graceMin: number | null
  severity: Severity
  hasSchedule: boolean
  days: number[]
  from: string | null
  until: string | null
  repeatMinutes: number | null
  recipients: number[]
  methods: Method[]
  escalation: { afterMinutes: number | null; userIds: number[] }[]
  enabled: boolean
}

const emptyDraft: RuleDraft = {
  deviceId: null,
  variableId: null,
  name: '',
  kind: 'value',
  op1: '>',
  value1: null,
  join: '',
  op2: '<',
  value2: null,
  windowMin: 60,
  onDelayMin: 0,
  inARow: 1,
  deadBand: 0,
  offDelayMin: 0,
  intervals: 3,
  graceMin: 15,
  severity: 'medium',
  hasSchedule: false,
  days: [1, 2, 3, 4, 5],
  from: '07:00',
  until: '19:00',
  repeatMinutes: null,
  recipients: [],
  methods: [1, 2],
  escalation: [],
  enabled: true,
}

export const newDraft = (deviceId: number | null): RuleDraft => ({ ...emptyDraft, deviceId })

export const draftOf = (rule: AlarmRuleRow): RuleDraft => {
  const { name, condition, schedule, device, variable } = rule
  const { severity, repeatMinutes, recipients } = rule
  return {
    ...emptyDraft,
    ...conditionDraft(condition),
    deviceId: device.id,
    variableId: variable.id,
    name,
    severity,
    hasSchedule: schedule !== null,
    ...schedule,
    repeatMinutes,
    recipients,
    methods: rule.methods,
    escalation: rule.escalation,
    enabled: rule.enabled,
  }
}

const comparisonsDraft = (condition: MeasuredCondition): Partial<RuleDraft> => {
  const { op1, value1, join, op2, value2, inARow, deadBand, onDelayS, offDelayS } = condition
  return {
    op1,
    value1,
    join: join ?? '',
    ...(op2 === null ? {} : { op2 }),
    value2,
    inARow,
    deadBand,
    onDelayMin: onDelayS / 60,
    offDelayMin: offDelayS / 60,
  }
}

type OfKind<Kind> = Extract<Condition, { kind: Kind }>
/** What each kind of condition says, as its form holds it. */
const draftsOf: { [Kind in Condition['kind']]: (of: OfKind<Kind>) => Partial<RuleDraft> } = {
  value: comparisonsDraft,
  rate: (of) => ({ windowMin: of.windowS / 60, ...comparisonsDraft(of) }),
  noData: ({ intervals, graceS }) => ({ intervals, graceMin: graceS / 60 }),
}

const conditionDraft = (condition: Condition): Partial<RuleDraft> => {
  const draft = draftsOf[condition.kind] as (of: Condition) => Partial<RuleDraft>
  return { kind: condition.kind, ...draft(condition) }
}

const seconds = (minutes: number | null) => Math.round((minutes ?? Number.NaN) * 60)

const comparisonsOf = (draft: RuleDraft) => {
  const { op1, value1, join, op2, value2, inARow, deadBand } = draft
  const isSecond = join !== ''
  return {
    op1,
    value1,
    join: isSecond ? join : null,
    op2: isSecond ? op2 : null,
    value2: isSecond ? value2 : null,
    onDelayS: seconds(draft.onDelayMin),
    inARow,
    deadBand,
    offDelayS: seconds(draft.offDelayMin),
  }
}

type FieldOf<Kind> = Exclude<keyof OfKind<Kind>, 'kind'>
/** The fields of each kind of condition, of a draft that may lack some. */
const fieldsOf: {
  [Kind in Condition['kind']]: (draft: RuleDraft) => Record<FieldOf<Kind>, unknown>
} = {
  value: comparisonsOf,
  rate: (draft) => ({ windowS: seconds(draft.windowMin), ...comparisonsOf(draft) }),
  noData: ({ intervals, graceMin }) => ({ intervals, graceS: seconds(graceMin) }),
}

/** What the draft says as it would be sent; the schema says what it lacks. */
export const conditionOf = (draft: RuleDraft): unknown => ({
  kind: draft.kind,
  ...fieldsOf[draft.kind](draft),
})

/** The condition, once it is whole. */
export const readCondition = (draft: RuleDraft) => {
  const read = alarmCondition.safeParse(conditionOf(draft))
  return read.success ? read.data : null
}

export const ruleOf = (draft: RuleDraft) => {
  const { name, severity, hasSchedule, days, from, until } = draft
  const { repeatMinutes, recipients, methods } = draft
  return {
    name,
    condition: conditionOf(draft) as AlarmRuleInput['condition'],
    severity,
    schedule: hasSchedule ? { days, from: from ?? '', until: until ?? '' } : null,
    repeatMinutes,
    recipients,
    methods,
    escalation: draft.escalation as AlarmRuleInput['escalation'],
    enabled: draft.enabled,
  }
}

/** Where the form shows what the body's schema and the server say of a field. */
const fields: Readonly<Record<string, string>> = {
  'condition.windowS': 'windowMin',
  'condition.onDelayS': 'onDelayMin',
  'condition.offDelayS': 'offDelayMin',
  'condition.graceS': 'graceMin',
  'schedule.days': 'days',
  'schedule.from': 'from',
  'schedule.until': 'until',
}
export const fieldOf = (path: string): string => fields[path] ?? path.replace(/^condition\./, '')
