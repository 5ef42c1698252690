/** What is wrong with a rule, in the order of its fields. */
export const ruleIssues = [
  'not-a-number',
  'second-incomplete',
  'never-raised',
  'always-raised',
  'dead-band-negative',
  'dead-band-of-equality',
  'never-cleared',
  'on-delay',
  'in-a-row',
  'off-delay',
  'window-too-short',
  'no-data-intervals',
  'no-data-grace',
  'schedule-days',
  'schedule-times',
  'repeat',
  'escalation',
] as const
export type RuleIssue = (typeof ruleIssues)[number]
