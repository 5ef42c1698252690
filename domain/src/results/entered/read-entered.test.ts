import { describe, expect, it } from 'vitest'
import { parameterOf } from '../../parameters/parameters.ts'
import { checkedParameter } from './checked-parameter.ts'
import { unitNames } from './unit-names.ts'
import { type EnteredTexts, marksOfEntered, readEntered } from './read-entered.ts'

const copper = checkedParameter({ id: 1, ...parameterOf('cu-total') })
const ph = checkedParameter({ id: 2, ...parameterOf('ph') })
const temperature = checkedParameter({ id: 3, ...parameterOf('temperature') })
const keys = ['cu-total', 'ph', 'temperature', 'so4', 'no3', 'no3-n', 'alkalinity-total'] as const
const units = unitNames(
  keys.map((key, index) => ({ id: index + 1, key, ...parameterOf(key) })),
  [{ name: 'N', unit: 'mg/L' }],
)
const of = (key: (typeof keys)[number]) =>
  checkedParameter({ id: keys.indexOf(key) + 1, ...parameterOf(key) })

const read = (
  given: Partial<EnteredTexts>,
  parameter = copper,
  stated: '.' | ',' | null = null,
) => {
  const typed = {
    text: '',
    unit: 'mg/L',
    detectionLimit: '',
    quantificationLimit: '',
    uncertainty: '',
    ...given,
  }
  const found = readEntered(typed, parameter, {
    marks: marksOfEntered([typed.text], stated),
    units,
  })
  return 'result' in found
    ? found.result
    : found.issues.map(({ field, code }) => `${field}: ${code}`)
}

describe('readEntered', () => {
  it.each([
    ['0,0233', 0.0233, null],
    ['<0.005', 0.005, '<'],
    ['1,5E-3', 0.0015, null],
    ['≤ 0.5', 0.5, '<='],
    ['12 000', 12_000, null],
  ])('reads %s as files are read', (text, value, qualifier) =>
    expect(read({ text })).toMatchObject({ value, qualifier }),
  )

  it('takes the limit beside ND, in the unit of the parameter', () => {
    expect(read({ text: 'ND', unit: 'µg/L', detectionLimit: '70' })).toEqual({
      value: 0.07,
      qualifier: '<',
      detectionLimit: 0.07,
      quantificationLimit: null,
      uncertainty: null,
    })
  })

  it('converts the uncertainty as a difference', () => {
    expect(read({ text: '68', unit: '°F', uncertainty: '± 1.8' }, temperature)).toMatchObject({
      value: 20,
      uncertainty: 1,
    })
  })

  it.each([
    ['so4', 'mg SO4/L', 10],
    ['so4', 'µg/L como SO4', 0.01],
    ['no3', 'mg NO3/L', 10],
    ['no3-n', 'mg NO3-N/L', 10],
    ['no3-n', 'mg/L N-NO3', 10],
    ['alkalinity-total', 'mg/L CaCO3', 10],
    ['so4', 'n', 10],
  ] as const)('reads %s in %s', (key, unit, value) =>
    expect(read({ text: '10', unit }, of(key))).toMatchObject({ value }),
  )

  it.each([
    ['no3', 'mg NO3-N/L'],
    ['no3-n', 'mg NO3/L'],
    ['no3', 'mg N/L'],
    ['so4', 'mg S/L'],
    ['cu-total', 'mg SO4/L'],
  ] as const)('asks of %s in %s, whose substance is another one', (key, unit) =>
    expect(read({ text: '10', unit }, of(key))).toEqual(['unit: unknown-unit']),
  )

  it.each([
    [{ text: 'agua turbia' }, 'text: not-a-value'],
    [{ text: '-' }, 'text: not-a-value'],
    [{ text: '1,234' }, 'text: ambiguous-value'],
    [{ text: '1', unit: 'ppmm' }, 'unit: unknown-unit'],
    [{ text: '1', unit: '' }, 'unit: without-unit'],
    [{ text: '1', unit: 'dB(A)' }, 'unit: unit-not-of-parameter'],
    [{ text: '-1' }, 'text: below-possible'],
    [{ text: '1', detectionLimit: 'x' }, 'detectionLimit: not-a-value'],
    [{ text: '1', uncertainty: '<2' }, 'uncertainty: not-a-value'],
  ])('names what it does not understand of %j', (given, issue) =>
    expect(read(given)).toEqual([issue]),
  )

  it('settles 1,234 by a stated mark, and what cannot be by what is possible', () => {
    expect(read({ text: '1,234' }, copper, ',')).toMatchObject({ value: 1.234 })
    expect(read({ text: '7,452', unit: '' }, ph)).toMatchObject({ value: 7.452 })
  })
})
