import { describe, expect, it, test } from 'vitest'
import { languages } from '../../languages.ts'
import { type AlarmRule, plainRule, type Watched } from './rule.ts'
import { clearingSentence, durationText, ruleSentence } from './sentence.ts'

const level = {
  ...plainRule,
  kind: 'value',
  op1: '>',
  value1: 3,
  join: 'and',
  op2: '≤',
  value2: 5,
  onDelayS: 600,
  intervalS: 600,
} as const
const rule = (changes: object) => ({ ...level, ...changes }) as Watched<AlarmRule>
const metres = { name: 'nivel', unit: 'm' }
const inAll = (one: Watched, variable = metres) =>
  languages.map((language) => ruleSentence(one, variable, language))

describe('ruleSentence', () => {
  it('says two conditions and their duration', () => {
    expect(inAll(level)).toEqual([
      'nivel > 3 m y nivel ≤ 5 m durante 10 min',
      'nivel > 3 m and nivel ≤ 5 m for 10 min',
      'nivel > 3 m et nivel ≤ 5 m pendant 10 min',
      'nivel > 3 m e nivel ≤ 5 m durante 10 min',
    ])
  })
  it('writes numbers as the language does', () => {
    const one = rule({ value1: 3900.25, value2: 0.1 + 0.2, join: 'or', onDelayS: 0, inARow: 3 })
    expect(inAll(one)).toEqual([
      'nivel > 3900.25 m o nivel ≤ 0.3 m 3 veces seguidas',
      'nivel > 3900.25 m or nivel ≤ 0.3 m 3 times in a row',
      'nivel > 3900,25 m ou nivel ≤ 0,3 m 3 fois de suite',
      'nivel > 3900,25 m ou nivel ≤ 0,3 m 3 vezes seguidas',
    ])
  })
  it('says a rate by the hour and its window', () => {
    const one = rule({
      kind: 'rate',
      windowS: 5400,
      value1: -0.5,
      op1: '<',
      join: null,
      op2: null,
      value2: null,
      onDelayS: 0,
    })
    expect(inAll(one)).toEqual([
      'cambio de nivel en 1 h 30 min < -0.5 m por hora',
      'change of nivel over 1 h 30 min < -0.5 m per hour',
      'variation de nivel en 1 h 30 min < -0,5 m par heure',
      'variação de nivel em 1 h 30 min < -0,5 m por hora',
    ])
  })
  it('says how long no data may come', () => {
    expect(inAll(rule({ kind: 'noData', intervals: 3, graceS: 900 }))).toEqual([
      'nivel sin datos válidos durante más de 45 min',
      'nivel without valid data for more than 45 min',
      'nivel sans données valides pendant plus de 45 min',
      'nivel sem dados válidos por mais de 45 min',
    ])
  })
  it('follows the ear in Spanish, and the language in units', () => {
    const either = rule({ op1: '<', join: 'or', op2: '>', onDelayS: 0 })
    expect(ruleSentence(either, { name: 'oxígeno', unit: 'mg/L' }, 'es')).toBe(
      'oxígeno < 3 mg/L u oxígeno > 5 mg/L',
    )
    const flow = rule({ join: null, op2: null, value2: null })
    expect(ruleSentence(flow, { name: 'débit', unit: 'm³/d' }, 'fr')).toBe(
      'débit > 3 m³/j pendant 10 min',
    )
    expect(ruleSentence(flow, { name: 'pH', unit: '' }, 'es')).toBe('pH > 3 durante 10 min')
  })
  it('leaves a name as it is', () => {
    expect(ruleSentence(level, { name: '{duration} $& <b>', unit: 'm' }, 'en')).toContain(
      '{duration} $& <b> > 3 m and',
    )
    const silent = rule({ kind: 'noData', intervals: 1, graceS: 0 })
    expect(ruleSentence(silent, { name: '{duration} $&', unit: '' }, 'es')).toBe(
      '{duration} $& sin datos válidos durante más de 10 min',
    )
  })
})

test('what clears an alarm is beyond the dead band of each limit', () => {
  const clears = (changes: object) => clearingSentence(rule(changes), metres, 'es')
  expect(clears({ deadBand: 0.1, offDelayS: 300 })).toBe(
    'nivel ≤ 2.9 m o nivel > 5.1 m durante 5 min',
  )
  expect(clears({ op1: '<', join: 'or', op2: '≥', deadBand: 0.5 })).toBe(
    'nivel ≥ 3.5 m y nivel < 4.5 m',
  )
  expect(clears({ op1: '=', join: null, op2: null, value2: null })).toBe('nivel ≠ 3 m')
  expect(clears({ kind: 'noData', intervals: 3, graceS: 0 })).toBe(
    'nivel vuelve a tener datos válidos',
  )
})

test.each([
  [0, '0 s'],
  [45, '45 s'],
  [5400, '1 h 30 min'],
  [86_400, '1 j'],
  [90_061, '1 j 1 h 1 min 1 s'],
])('%s seconds are %s in French', (seconds, text) => {
  expect(durationText(seconds, 'fr')).toBe(text)
})
