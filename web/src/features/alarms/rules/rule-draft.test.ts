import type { AlarmRuleRow } from '@puquio/contract/modi/alarm-rules'
import { conditionKinds, type Condition } from '@puquio/domain'
import { expect, it } from 'vitest'
import { draftOf, newDraft, readCondition } from './rule-draft.ts'

const compared = {
  op1: '>',
  value1: 3,
  join: 'or',
  op2: '<',
  value2: -1.5,
  onDelayS: 600,
  inARow: 2,
  deadBand: 0.25,
  offDelayS: 90,
} as const
const conditions: { [Kind in Condition['kind']]: Extract<Condition, { kind: Kind }> } = {
  value: { kind: 'value', ...compared },
  rate: { kind: 'rate', windowS: 5400, ...compared },
  noData: { kind: 'noData', intervals: 4, graceS: 300 },
}
const row = {
  name: '',
  variable: { id: 1 },
  device: { id: 2 },
  severity: 'high',
  schedule: null,
  repeatMinutes: null,
  recipients: [],
  methods: [1],
  escalation: [],
  enabled: true,
} as unknown as AlarmRuleRow

it.each(conditionKinds)('a form gives back a condition of the kind %s as it was', (kind) => {
  const condition = conditions[kind]
  expect(readCondition(draftOf({ ...row, condition }))).toEqual(condition)
})

it('is no condition while its value is missing', () => {
  expect(readCondition(newDraft(2))).toBeNull()
})
