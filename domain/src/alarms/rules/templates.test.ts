import { expect, test } from 'vitest'
import { checkRule } from './check-rule.ts'
import { seededRandom } from '../../../test/seeded-random.ts'
import { limitRules, noDataRule, rateRule } from './templates.ts'

const none = { lowLow: null, low: null, high: null, highHigh: null, min: null, max: null }

test('a rule for each limit that is set, the outer ones graver', () => {
  const rules = limitRules({ ...none, lowLow: 4, low: 6.5, high: 8.5, highHigh: 11 })
  expect(
    rules.map(({ limit, rule }) => {
      if (rule.kind !== 'value') throw new Error(rule.kind)
      return [limit, rule.op1, rule.value1, rule.severity, rule.deadBand]
    }),
  ).toEqual([
    ['lowLow', '<', 4, 'high', 0.1],
    ['low', '<', 6.5, 'medium', 0.1],
    ['high', '>', 8.5, 'medium', 0.1],
    ['highHigh', '>', 11, 'high', 0.1],
  ])
  expect(limitRules({ ...none, min: 0, lowLow: 0, high: 2 })[1]).toMatchObject({
    rule: { deadBand: 0.1 },
  })
  expect(limitRules({ ...none, high: 3 })).toMatchObject([{ limit: 'high', rule: { deadBand: 0 } }])
})

test('templates can be switched on, whatever the limits within the range', () => {
  const random = seededRandom(73)
  for (let round = 0; round < 2000; round++) {
    const [min, lowLow, low, high, highHigh, max] = Array.from(
      { length: 6 },
      () => random() * 100,
    ).toSorted((one, other) => one - other) as [number, number, number, number, number, number]
    const limits = { min, lowLow, low, high, highHigh, max }
    for (const { rule } of limitRules(limits))
      expect(checkRule(rule, { min, max, intervalS: 600 })).toEqual([])
  }
  const subject = { min: null, max: null, intervalS: 600 }
  expect(checkRule(rateRule(0.5), subject)).toEqual([])
  expect(rateRule(-0.5)).toMatchObject({ op1: '<', value1: -0.5 })
  expect(checkRule(noDataRule('satellite'), subject)).toEqual([])
})
