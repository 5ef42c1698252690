import { describe, expect, it } from 'vitest'
import { parameterOf } from '../../parameters/parameters.ts'
import { checkedParameter } from './checked-parameter.ts'
import { type EnteredTexts, marksOfEntered, readEntered } from './read-entered.ts'

const copper = checkedParameter({ id: 1, ...parameterOf('cu-total') })
const ph = checkedParameter({ id: 2, ...parameterOf('ph') })
const temperature = checkedParameter({ id: 3, ...parameterOf('temperature') })

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
  const found = readEntered(typed, parameter, marksOfEntered([typed.text], stated))
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
