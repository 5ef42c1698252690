import { describe, expect, it, test } from 'vitest'
import { seededInteger, seededRandom } from '../../../test/seeded-random.ts'
import { checkRule } from './check-rule.ts'
import { keeps, raises } from './compare.ts'
import { type AlarmRule, joins, operators, plainRule } from './rule.ts'

const level = {
  ...plainRule,
  kind: 'value',
  op1: '>',
  value1: 3,
  join: null,
  op2: null,
  value2: null,
}
const rule = (changes: object): AlarmRule => ({ ...level, ...changes }) as AlarmRule
const noData = (changes: object): AlarmRule =>
  rule({ kind: 'noData', intervals: 3, graceS: 0, ...changes })
const subject = { min: null, max: null, intervalS: 600 }

describe('checkRule', () => {
  it.each([
    ['nothing of a limit', {}, []],
    ['a band that nothing is in', { join: 'and', op2: '<', value2: 3 }, ['never-raised']],
    ['a band of one number', { op1: '≥', join: 'and', op2: '≤', value2: 3 }, []],
    ['two sides that hold everything', { join: 'or', op2: '<', value2: 5 }, ['always-raised']],
    ['two sides that leave one number', { join: 'or', op2: '<', value2: 3 }, []],
    ['a second condition without its value', { join: 'and', op2: '<' }, ['second-incomplete']],
    ['a second value without its operator', { value2: 3 }, ['second-incomplete']],
    ['no number', { value1: Number.NaN }, ['not-a-number']],
    ['no second number', { join: 'or', op2: '>', value2: Infinity }, ['not-a-number']],
    ['a negative dead band', { deadBand: -1 }, ['dead-band-negative']],
    ['a dead band of =', { op1: '=', deadBand: 1 }, ['dead-band-of-equality']],
    [
      'a dead band of ≠',
      { join: 'and', op2: '≠', value2: 4, deadBand: 1 },
      ['dead-band-of-equality'],
    ],
    [
      'dead bands that meet',
      { op1: '<', value1: 2, join: 'or', op2: '>', value2: 4, deadBand: 1.5 },
      ['never-cleared'],
    ],
    [
      'dead bands that leave one number',
      { op1: '<', value1: 2, join: 'or', op2: '>', value2: 4, deadBand: 1 },
      [],
    ],
    ['a negative delay', { onDelayS: -1 }, ['on-delay']],
    ['a delay over a month', { offDelayS: 32 * 86_400 }, ['off-delay']],
    ['half a sample in a row', { inARow: 1.5 }, ['in-a-row']],
    ['no sample in a row', { inARow: 0 }, ['in-a-row']],
    ['a window of one interval', { kind: 'rate', windowS: 1199 }, ['window-too-short']],
    ['a window of two', { kind: 'rate', windowS: 1200 }, []],
    ['a window of nothing', { kind: 'rate', windowS: Number.NaN }, ['window-too-short']],
    ['no day', { schedule: { days: [], from: '08:00', until: '18:00' } }, ['schedule-days']],
    [
      'an eighth day',
      { schedule: { days: [8], from: '08:00', until: '18:00' } },
      ['schedule-days'],
    ],
    ['no time', { schedule: { days: [1], from: '8:00', until: '24:00' } }, ['schedule-times']],
    ['a whole day', { schedule: { days: [7], from: '00:00', until: '00:00' } }, []],
    ['repeating every four seconds', { repeatMinutes: 4 / 60 }, ['repeat']],
    ['steps that do not rise', { escalationMinutes: [30, 30] }, ['escalation']],
    ['a step at once', { escalationMinutes: [0] }, ['escalation']],
    ['six steps', { escalationMinutes: [1, 2, 3, 4, 5, 6] }, ['escalation']],
    ['steps that rise', { escalationMinutes: [15, 60] }, []],
    ['two at once', { onDelayS: -1, repeatMinutes: 0 }, ['on-delay', 'repeat']],
  ])('says of %s', (_, changes, issues) => {
    expect(checkRule(rule(changes), subject)).toEqual(issues)
  })
  it.each([
    [{}, []],
    [{ intervals: 0 }, ['no-data-intervals']],
    [{ graceS: -1 }, ['no-data-grace']],
    [{ graceS: Number.NaN }, ['no-data-grace']],
  ])('of no data with %j', (changes, issues) => {
    expect(checkRule(noData(changes), subject)).toEqual(issues)
  })
  it('knows what the variable can measure', () => {
    const ph = { min: 0, max: 14, intervalS: 600 }
    expect(checkRule(rule({ value1: 14 }), ph)).toEqual(['never-raised'])
    expect(checkRule(rule({ op1: '≥', value1: 14 }), ph)).toEqual([])
    expect(checkRule(rule({ op1: '≥', value1: 0 }), ph)).toEqual(['always-raised'])
    expect(checkRule(rule({ value1: 9, deadBand: 9.5 }), ph)).toEqual(['never-cleared'])
    expect(checkRule(rule({ value1: 9, deadBand: 9 }), ph)).toEqual([])
    expect(checkRule(rule({ kind: 'rate', windowS: 3600, value1: 20 }), ph)).toEqual([])
  })
})

test('a rule is refused where none, or all, of many numbers meet it, and only there', () => {
  const random = seededRandom(71)
  const among = <T>(all: readonly T[]): T => all[seededInteger(random, 0, all.length - 1)] as T
  const grid = Array.from({ length: 81 }, (_, at) => at / 4 - 10)
  const found = new Set<string>()
  for (let round = 0; round < 20_000; round++) {
    const one = {
      ...level,
      op1: among(operators),
      value1: seededInteger(random, -3, 3),
      join: among(joins),
      op2: among(operators),
      value2: seededInteger(random, -3, 3),
      deadBand: seededInteger(random, 0, 4) / 2,
    }
    const isOfEquality = [one.op1, one.op2].some((op) => op === '=' || op === '≠')
    if (isOfEquality) one.deadBand = 0
    const isNever = !grid.some((measure) => raises(one, measure))
    const isAlways = grid.every((measure) => raises(one, measure))
    const isKept = grid.every((measure) => keeps(one, measure))
    const expected = isNever
      ? ['never-raised']
      : isAlways
        ? ['always-raised']
        : isKept
          ? ['never-cleared']
          : []
    expect(checkRule(rule(one), subject), JSON.stringify(one)).toEqual(expected)
    for (const issue of expected) found.add(issue)
  }
  expect([...found].toSorted()).toEqual(['always-raised', 'never-cleared', 'never-raised'])
})
