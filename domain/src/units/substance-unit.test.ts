import { describe, expect, it } from 'vitest'
import { isUnitText, isUnitWord, substanceUnit } from './substance-unit.ts'

describe('substanceUnit', () => {
  it.each([
    ['mg SO4/L', 'mg/L', 'SO4'],
    ['mg SO4/l', 'mg/L', 'SO4'],
    ['mg SO₄/L', 'mg/L', 'SO4'],
    ['mgSO4/L', 'mg/L', 'SO4'],
    ['mg/L SO4', 'mg/L', 'SO4'],
    ['mg/L de SO4', 'mg/L', 'SO4'],
    ['mg/L como SO4', 'mg/L', 'SO4'],
    ['mg/L (SO4)', 'mg/L', 'SO4'],
    ['µg Cu/L', 'µg/L', 'Cu'],
    ['ug Cu / L', 'µg/L', 'Cu'],
    ['mg NO3-N/L', 'mg/L', 'NO3-N'],
  ])('splits %j', (text, unit, substance) =>
    expect(substanceUnit(text)).toEqual({ unit, substance }),
  )

  it.each(['', 'mg/L', 'mg CaCO3/L', 'mg/L CaCO3', 'SO4/L', 'mg SO4', 'mg SO4/xyz', 'kg SO4/L'])(
    'leaves %j',
    (text) => expect(substanceUnit(text)).toBeNull(),
  )

  it('ends with a text of many blanks', () =>
    expect(substanceUnit(`mg${' '.repeat(5_000)}/L`)).toBeNull())
})

it('knows the words for a unit', () => {
  for (const text of ['unid.', 'Unidades', ' und ', 'unité', 'adimensional'])
    expect(isUnitWord(text)).toBe(true)
  for (const text of ['', 'mg/L', 'u', 'unidad de pH', 'unidades de color'])
    expect(isUnitWord(text)).toBe(false)
  expect(['unid.', 'mg SO4/L', 'mg/L', 'total'].map(isUnitText)).toEqual([true, true, true, false])
})
