import {
  alarmBounds,
  type Condition,
  deviceChannels,
  joins,
  operators,
  type RuleIssue,
  ruleIssues,
  severities,
} from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import {
  flag,
  givenInstant,
  id,
  idList,
  idText,
  instant,
  line,
  listQuery,
  nothing,
  pageOf,
  text,
  version,
} from '../kit/values.ts'
import { sendingMethod } from '../notifications/sending-methods.ts'

const finite = z.number().min(-1e12).max(1e12)
const seconds = z.int().min(alarmBounds.delayS.min).max(alarmBounds.delayS.max)

const comparisons = {
  op1: z.enum(operators),
  value1: finite,
  join: z.enum(joins).nullable(),
  op2: z.enum(operators).nullable(),
  value2: finite.nullable(),
}
const delays = {
  onDelayS: seconds,
  inARow: z.int().min(alarmBounds.inARow.min).max(alarmBounds.inARow.max),
  deadBand: finite.min(0),
  offDelayS: seconds,
}

const conditions = {
  value: z.object({ kind: z.literal('value'), ...comparisons, ...delays }),
  rate: z.object({ kind: z.literal('rate'), windowS: seconds.min(1), ...comparisons, ...delays }),
  noData: z.object({
    kind: z.literal('noData'),
    intervals: z.int().min(alarmBounds.intervals.min).max(alarmBounds.intervals.max),
    graceS: seconds,
  }),
} satisfies { [Kind in Condition['kind']]: z.ZodType<Extract<Condition, { kind: Kind }>> }

/** What raises an alarm; the rest of what may be wrong with it is `checkRule` of domain. */
export const alarmCondition = z.discriminatedUnion('kind', [
  conditions.value,
  conditions.rate,
  conditions.noData,
])

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const alarmSchedule = z.object({
  /** 1 Monday to 7 Sunday. */
  days: z.array(z.int().min(1).max(7)).min(1).max(7),
  from: clock,
  until: clock,
})

const people = z.array(id).max(50)
/** After so many minutes without an answer these are told, too; nobody named means the administrators. */
const escalationStep = z.object({
  afterMinutes: z
    .int()
    .min(1)
    .max(7 * 1440),
  userIds: people,
})

const ruleFields = {
  /** What people call it; empty for one that is known by its condition. */
  name: line(100),
  condition: alarmCondition,
  severity: z.enum(severities),
  /** When people are told, on the project's clock; null always. */
  schedule: alarmSchedule.nullable(),
  repeatMinutes: z
    .int()
    .min(alarmBounds.repeatMinutes.min)
    .max(alarmBounds.repeatMinutes.max)
    .nullable(),
  /** Members who are told; none means all who enter data. */
  recipients: people,
  methods: z.array(sendingMethod).min(1).max(3),
  escalation: z.array(escalationStep).max(alarmBounds.escalationSteps),
  enabled: z.boolean(),
}
export const alarmRuleInput = z.object({ variableId: id, ...ruleFields })
export const alarmRuleEdit = z.object({ ...ruleFields, version })
export type AlarmRuleInput = z.input<typeof alarmRuleInput>

/** A variable as rules and alarms name it. */
export const alarmVariable = z.object({
  id,
  name: z.string(),
  unit: z.string(),
  decimals: z.int(),
})
export const alarmDevice = z.object({
  id,
  serial: z.string(),
  name: z.string(),
  /** Between two messages. */
  intervalS: z.int(),
})

export const alarmRule = z.object({
  id,
  ...ruleFields,
  variable: alarmVariable,
  device: alarmDevice,
  /** It has an alarm that is active. */
  isActive: z.boolean(),
  /** Since when it cannot be evaluated, while all others are; null where it can. */
  failingSince: instant.nullable(),
  createdAt: instant,
  version: z.int(),
})
export type AlarmRuleRow = z.infer<typeof alarmRule>

/** Copies that are made, or shown before they are, at once. */
export const copiesMax = 2000
/**
 * What copying a rule to a device does: its variable gets the rule, or it has an equal one, another unit or what the
 * rule cannot be of, or the device has no variable of the same parameter, key or name.
 */
export const copyOutcomes = ['copied', 'equal', 'unit', 'refused', 'missing'] as const
export type CopyOutcome = (typeof copyOutcomes)[number]

const copyTarget = z.object({
  ruleId: id,
  outcome: z.enum(copyOutcomes),
  device: z.object({ id, serial: z.string(), name: z.string() }),
  variable: z.object({ id, name: z.string(), unit: z.string() }).nullable(),
  /** Why it is refused. */
  issue: z.enum(ruleIssues).nullable(),
})
export type CopyTarget = z.infer<typeof copyTarget>
const copyTargets = z.object({
  targets: z.array(copyTarget),
  counts: z.record(z.enum(copyOutcomes), z.int()),
  /** There are more: only the first are shown. */
  isCut: z.boolean(),
})
export type CopyTargets = z.infer<typeof copyTargets>
/** Alarms that a trial names; the others are counted. */
export const trialAlarmsMax = 200

export const ruleTrial = z.object({
  total: z.int(),
  /** The newest first; null while it lasts. */
  alarms: z.array(z.object({ raisedAt: instant, clearedAt: instant.nullable() })),
  /** `10m` where there are too many readings: of each 10 minutes the value that speaks most for the alarm. */
  level: z.enum(['raw', '10m']),
})
export type RuleTrial = z.infer<typeof ruleTrial>

const ofRules = '/fkl-modi/projects/:projectId/alarm-rules'
const onProject = z.object({ projectId: idText })
const oneRule = onProject.extend({ ruleId: idText })

/** How a field of a rule is refused, beside what its schema says: the code is a `RuleIssue`. */
export type RuleIssueCode = RuleIssue

export const alarmRuleRoutes = {
  list: route({
    method: 'GET',
    path: ofRules,
    access: 'project:read',
    reads: ['alarmRules', 'alarms', 'devices'],
    summary: 'Rules of alarms of a project, of a device or of a variable',
    params: onProject,
    query: listQuery(['device', 'variable', 'severity']).extend({
      device: idText.optional(),
      variable: idText.optional(),
      enabled: flag,
    }),
    response: pageOf(alarmRule),
  }),
  get: route({
    method: 'GET',
    path: `${ofRules}/:ruleId`,
    access: 'project:read',
    reads: ['alarmRules', 'alarms', 'devices'],
    summary: 'A rule of alarms',
    params: oneRule,
    response: alarmRule,
  }),
  create: route({
    method: 'POST',
    path: ofRules,
    access: 'project:admin',
    withoutToken: true,
    changes: ['alarmRules', 'alarms'],
    summary: 'Make a rule of a variable, which begins at its newest reading',
    params: onProject,
    body: alarmRuleInput,
    response: alarmRule,
  }),
  edit: route({
    method: 'PUT',
    path: `${ofRules}/:ruleId`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['alarmRules', 'alarms'],
    summary: 'Edit a rule: an alarm that is active stays so, and is counted by the new condition',
    params: oneRule,
    body: alarmRuleEdit,
    response: alarmRule,
    problems: ['CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: `${ofRules}/:ruleId`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['alarmRules', 'alarms'],
    summary: 'Retire a rule: its alarms stay on record, and one that is active ends',
    params: oneRule,
    response: nothing,
  }),
  copy: route({
    method: 'POST',
    path: `${ofRules}/copy`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['alarmRules', 'alarms'],
    summary: 'Copy rules to variables of other devices: all of them, or none where one cannot be',
    params: onProject,
    body: z.object({
      copies: z
        .array(z.object({ ruleId: id, variableId: id }))
        .min(1)
        .max(copiesMax),
    }),
    response: z.object({
      /** The ids of the new rules. */
      made: z.array(id),
      /** Left out, since they have an equal rule by now. */
      equal: z.int(),
    }),
    maxBytes: 200_000,
  }),
  copyTargets: route({
    method: 'GET',
    path: '/fkl-modi/projects/:projectId/alarm-rule-copies',
    access: 'project:admin',
    reads: ['alarmRules', 'devices', 'reference'],
    summary: 'What copying rules to the devices that a filter finds would do, and why not',
    params: onProject,
    query: z.object({
      rules: idList,
      search: text(100).optional(),
      group: line(60).optional(),
      station: idText.optional(),
      channel: z.enum(deviceChannels).optional(),
    }),
    response: copyTargets,
  }),
  retire: route({
    method: 'POST',
    path: `${ofRules}/retire`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['alarmRules', 'alarms'],
    summary: 'Retire several rules, as after a copy that was a mistake',
    params: onProject,
    body: z.object({ ruleIds: z.array(id).min(1).max(copiesMax) }),
    response: z.object({ retired: z.int() }),
  }),
  fromLimits: route({
    method: 'POST',
    path: `${ofRules}/from-limits`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['alarmRules', 'alarms'],
    summary:
      'Make the rules of the limits that the variables of a device have, where there are none yet',
    params: onProject,
    body: z.object({ deviceId: id }),
    response: z.object({ made: z.int() }),
  }),
  try: route({
    method: 'POST',
    path: `${ofRules}/try`,
    access: 'project:admin',
    withoutToken: true,
    changes: [],
    summary: 'The alarms that a rule would have raised in a period of a year at most',
    params: onProject,
    body: z.object({
      variableId: id,
      condition: alarmCondition,
      from: givenInstant,
      to: givenInstant,
    }),
    response: ruleTrial,
  }),
}
