import {
  type AlarmRule,
  checkRule,
  type Condition,
  plainRule,
  type RuleIssue,
  type RuleSubject,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { requireMembers } from '../../notifications/service.ts'
import type { RuleInput } from './store.ts'

type Checked = Omit<RuleInput, 'variableId'>

/** Refuses a rule that says nothing that can be, or names people who are not of the project. */
export async function refuseWrong(scope: ProjectScope, rule: Checked, subject: RuleSubject) {
  const { severity, schedule, repeatMinutes, escalation } = rule
  const escalationMinutes = escalation.map(({ afterMinutes }) => afterMinutes)
  refuse({ ...rule.condition, severity, schedule, repeatMinutes, escalationMinutes }, subject)
  await requireMembersOf(scope, rule)
}

/** Refuses a rule that tells people who are not of the project, or are no longer. */
export async function requireMembersOf(
  scope: ProjectScope,
  { recipients, escalation }: Pick<Checked, 'recipients' | 'escalation'>,
) {
  await requireMembers(scope, 'recipients', recipients)
  for (const [at, { userIds }] of escalation.entries())
    await requireMembers(scope, `escalation.${at}.userIds`, userIds)
}

/** What is wrong with a condition for a variable. */
export const issuesOf = (condition: Condition, subject: RuleSubject): RuleIssue[] =>
  checkRule({ ...plainRule, ...condition }, subject)

/** Refuses a condition that no value can meet, or all do. */
export const refuseCondition = (condition: Condition, subject: RuleSubject): void =>
  refuse({ ...plainRule, ...condition }, subject)

function refuse(rule: AlarmRule, subject: RuleSubject) {
  const found = checkRule(rule, subject)
  if (found.length > 0)
    throw new Problem(
      'INPUT_NOT_VALID',
      {},
      found.map((code) => ({ path: places[code], code, params: {} })),
    )
}

/** The field that an issue is shown at. */
const places: Record<RuleIssue, string> = {
  'not-a-number': 'condition.value1',
  'second-incomplete': 'condition.value2',
  'never-raised': 'condition.value1',
  'always-raised': 'condition.value1',
  'dead-band-negative': 'condition.deadBand',
  'dead-band-of-equality': 'condition.deadBand',
  'never-cleared': 'condition.deadBand',
  'on-delay': 'condition.onDelayS',
  'in-a-row': 'condition.inARow',
  'off-delay': 'condition.offDelayS',
  'window-too-short': 'condition.windowS',
  'no-data-intervals': 'condition.intervals',
  'no-data-grace': 'condition.graceS',
  'schedule-days': 'schedule.days',
  'schedule-times': 'schedule.until',
  repeat: 'repeatMinutes',
  escalation: 'escalation',
}
