import { describe, expect, it } from 'vitest'
import type { Amount } from '../evaluation/amount.ts'
import { isParameterKey, parameterOf } from '../parameters/parameters.ts'
import type { UnitKey } from '../units/units.ts'
import { calculate } from './calculate.ts'
import { formulaDepthMax, formulaLengthMax, formulaOperandsMax } from './expression.ts'
import { type Formula, readFormula } from './formula.ts'
import { shippedFormulas } from './shipped-formulas.ts'

const unitOfParameter = (key: string) => (isParameterKey(key) ? parameterOf(key).unit : null)
const read = (text: string, unit: UnitKey = 'mg/L') => readFormula(text, unit, unitOfParameter)
const formula = (text: string, unit: UnitKey = 'mg/L') => {
  const found = read(text, unit)
  expect('problem' in found && found).toBe(false)
  return found as Formula
}
const exact = (value: number): Amount => ({ value, qualifier: null })
const below = (value: number): Amount => ({ value, qualifier: '<' })

describe('readFormula', () => {
  it.each([
    ['[zn-total] * [flow]', 'kg/d'],
    ['[flow] × [zn-total]', 'g/s'],
    ['[ca-total] / [mg-total]', '1'],
    ['100 * [cu-dissolved] / [cu-total]', '%'],
    ['[no3-n] + [no2-n] − [nh3-n]', 'mg/L'],
    ['-[no3-n] * (2.5e-1 + 1)', 'µg/L'],
    ['[ph] - 7 * [ph]', 'unidad de pH'],
    ['0 * [zn-total] / 1e99', 'mg/L'],
    ['[ca-total] / (2 - 1.5) / [mg-total]', '1'],
  ] as const)('%s is in %s', (text, unit) => expect(read(text, unit)).toMatchObject({ unit }))
  it.each([
    ['[zn-total] + [flow]', 'mg/L', { problem: 'different-units' }],
    ['[zn-total] + 2', 'mg/L', { problem: 'different-units' }],
    ['[zn-total] * [flow]', 'mg/L', { problem: 'other-unit' }],
    ['[zn-total] / [cu-total]', 'mg/L', { problem: 'other-unit' }],
    ['[temperature] * 2', '°C', { problem: 'unit-with-shift', key: 'temperature' }],
    ['[zn-total] * [nothing]', 'mg/L', { problem: 'unknown-parameter', key: 'nothing' }],
    ['[constructor]', 'mg/L', { problem: 'unknown-parameter', key: 'constructor' }],
    ['2 + 2', '1', { problem: 'no-parameter' }],
    ['[zn-total] / 0', 'mg/L', { problem: 'divided-by-zero' }],
    ['[zn-total] / -0.0', 'mg/L', { problem: 'divided-by-zero' }],
    ['([zn-total] + [cu-total] / (2 * 3 - 6)) * 2', 'mg/L', { problem: 'divided-by-zero' }],
    ['[zn-total] * (1 / 0)', 'mg/L', { problem: 'divided-by-zero' }],
    ['[zn-total] / (1e-99 * 1e-99 * 1e-99 * 1e-99)', 'mg/L', { problem: 'divided-by-zero' }],
    [`[zn-total] * ${'9'.repeat(310)}`, 'mg/L', { problem: 'number-too-large' }],
    ['[zn-total] / (1e99 * 1e99 * 1e99 * 1e99)', 'mg/L', { problem: 'number-too-large' }],
    ['', 'mg/L', { problem: 'unfinished' }],
    ['[zn-total] +', 'mg/L', { problem: 'unfinished' }],
    ['([zn-total]', 'mg/L', { problem: 'unfinished' }],
    ['[zn-total])', 'mg/L', { problem: 'unexpected', at: 10 }],
    ['[zn-total] [cu-total]', 'mg/L', { problem: 'unexpected', at: 10 }],
    ['* [zn-total]', 'mg/L', { problem: 'unexpected', at: 0 }],
    ['process.exit(1)', 'mg/L', { problem: 'unexpected', at: 0 }],
    ['[zn-total] ** 2', 'mg/L', { problem: 'unexpected', at: 12 }],
    ['1,5 * [zn-total]', 'mg/L', { problem: 'unexpected', at: 1 }],
  ] as const)('%j is refused', (text, unit, problem) => expect(read(text, unit)).toEqual(problem))
  it('is bounded', () => {
    const deep = (depth: number) => `${'('.repeat(depth)}[zn-total]${')'.repeat(depth)}`
    expect(read(deep(formulaDepthMax))).toMatchObject({ unit: 'mg/L' })
    expect(read(deep(formulaDepthMax + 1))).toEqual({ problem: 'too-deep' })
    expect(read(`${'-'.repeat(formulaDepthMax + 1)}[zn-total]`)).toEqual({ problem: 'too-deep' })
    expect(read(`[zn-total]${' '.repeat(formulaLengthMax)}`)).toEqual({ problem: 'too-long' })
    const sum = (operands: number) => Array.from({ length: operands }, () => '[f]').join('+')
    expect(read(sum(formulaOperandsMax))).toMatchObject({ parameters: ['f'] })
    expect(read(sum(formulaOperandsMax + 1))).toEqual({ problem: 'too-many-operands' })
  })
})

describe('calculate', () => {
  it('makes loads in kg/d', () => {
    const load = formula('[zn-total] * [flow]', 'kg/d')
    // 2 mg/L in 10 L/s: 20 mg/s, 1.728 kg a day.
    expect(calculate(load, { 'zn-total': exact(2), flow: exact(10) }, 'half')).toEqual({
      value: 1.728,
      qualifier: null,
      nonDetects: [],
      nonDetectRule: null,
    })
    expect(calculate(load, { 'zn-total': below(2), flow: exact(10) }, 'half')).toEqual({
      value: 1.728,
      qualifier: '<',
      nonDetects: ['zn-total'],
      nonDetectRule: 'limit',
    })
  })
  it('keeps the order of signs and parentheses', () => {
    const of = (text: string) => {
      const found = calculate(formula(text), { f: exact(8), br: exact(2), cl: exact(3) }, 'half')
      return 'value' in found ? found.value : found
    }
    expect(of('[f] - [br] - [cl]')).toBe(3)
    expect(of('[f] - ([br] - [cl])')).toBe(9)
    expect(of('[f] + [br] * 3')).toBe(14)
    expect(of('[f] / 2 / 2')).toBe(2)
    expect(of('-[f] + [br]')).toBe(-6)
  })
  it('names the non-detects of a sum, by each rule', () => {
    const sum = formula('[no3-n] + [no2-n]')
    const amounts = { 'no3-n': exact(1), 'no2-n': below(0.2) }
    const by = (rule: 'limit' | 'half' | 'zero') => calculate(sum, amounts, rule)
    expect(by('limit')).toMatchObject({ value: 1.2, nonDetects: ['no2-n'], nonDetectRule: 'limit' })
    expect(by('half')).toMatchObject({ value: 1.1, qualifier: null, nonDetectRule: 'half' })
    expect(by('zero')).toMatchObject({ value: 1, nonDetectRule: 'zero' })
    expect(calculate(sum, { 'no3-n': below(0.1), 'no2-n': below(0.2) }, 'half')).toMatchObject({
      value: 0.3,
      qualifier: '<',
    })
  })
  it('says what is missing, and divides by no zero', () => {
    const ratio = formula('[ca-total] / [mg-total]', '1')
    expect(calculate(ratio, { 'ca-total': exact(1) }, 'half')).toEqual({
      problem: 'missing',
      parameters: ['mg-total'],
    })
    expect(calculate(ratio, { 'ca-total': exact(1), 'mg-total': exact(0) }, 'half')).toEqual({
      problem: 'no-number',
    })
    expect(
      calculate(ratio, { 'ca-total': exact(1), 'mg-total': { value: 5, qualifier: '>' } }, 'half'),
    ).toEqual({ problem: 'not-decided', parameters: ['mg-total'] })
    expect(calculate(ratio, { 'ca-total': exact(1), 'mg-total': below(2) }, 'zero')).toEqual({
      problem: 'no-number',
    })
  })
  it('has shipped formulas whose units agree', () => {
    for (const [key, { formula: text, unit }] of Object.entries(shippedFormulas)) {
      expect(read(text, unit)).toMatchObject({ unit })
      expect(isParameterKey(key) && parameterOf(key).unit).toBe(unit)
    }
  })
  it('takes hardness of calcium and magnesium (Standard Methods 2340 B)', () => {
    const { formula: text, unit } = shippedFormulas.hardness
    const amounts = { 'ca-total': exact(40), 'mg-total': exact(10) }
    expect(calculate(formula(text, unit), amounts, 'half')).toMatchObject({ value: 141.06 })
  })
})
