import { describe, expect, it } from 'vitest'
import { convert } from './convert.ts'
import { findUnit } from './find-unit.ts'
import { type UnitKey, unitOf, units } from './units.ts'

describe('findUnit', () => {
  it.each([
    ['mg/L', 'mg/L'],
    ['mg/l', 'mg/L'],
    [' MG / L ', 'mg/L'],
    ['ug/L', 'µg/L'],
    ['\u00b5g/L', 'µg/L'],
    ['\u03bcg/l', 'µg/L'],
    ['\u03bcS/cm', 'µS/cm'],
    ['uS/cm', 'µS/cm'],
    ['umhos/cm', 'µS/cm'],
    ['°C', '°C'],
    ['ºC', '°C'],
    ['Δ°C', 'Δ°C'],
    ['NTU', 'NTU'],
    ['UNT', 'NTU'],
    ['NMP/100 mL', 'NMP/100 mL'],
    ['NMP/100ml', 'NMP/100 mL'],
    ['UFC/100 mL', 'UFC/100 mL'],
    ['UFC/mL', 'UFC/mL'],
    ['meq/L', 'meq/L'],
    ['mmol/L', 'mmol/L'],
    ['mM', 'mmol/L'],
    ['mm', 'mm'],
    ['m³/d', 'm³/d'],
    ['m3/día', 'm³/d'],
    ['L/s', 'L/s'],
    ['l/seg', 'L/s'],
    ['dB(A)', 'dB(A)'],
    ['dBA', 'dB(A)'],
    ['µg/m³', 'µg/m³'],
    ['ug/m3', 'µg/m³'],
    ['mg/m3', 'µg/L'],
    ['mg/kg PS', 'mg/kg PS'],
    ['mg/kg MS', 'mg/kg PS'],
    ['mg/kg', 'mg/kg'],
    ['UC Pt/Co', 'UC Pt/Co'],
    ['Huevo/L', 'Huevo/L'],
    ['huevos/l', 'Huevo/L'],
    ['Unidad de pH', 'unidad de pH'],
    ['mg/L CaCO3', 'mg CaCO3/L'],
    ['mg CaCO₃/L', 'mg CaCO3/L'],
    ['mg·L⁻¹', 'mg/L'],
    ['%', '%'],
  ])('%j is %s', (text, key) => expect(findUnit(text)).toBe(key))
  it.each(['', ' ', 'ppm', 'ppb', 'MM', 'M', 'UFC', 'mg NO3-N/L', 'constructor', 'mg'])(
    '%j is none',
    (text) => expect(findUnit(text)).toBeNull(),
  )
  it('finds every unit by its symbol and by each spelling', () => {
    for (const key of Object.keys(units) as UnitKey[])
      for (const text of [key, ...unitOf(key).spellings])
        expect([text, findUnit(text)]).toEqual([text, key])
  })
})

const calcium = { molarMass: 40.078, charge: 2 }

describe('convert', () => {
  it.each([
    [70, 'µg/L', 'mg/L', 0.07],
    [0.07, 'mg/L', 'µg/L', 70],
    [0.0003, 'mg/L', 'ng/L', 300],
    [1, 'g/L', 'mg/L', 1000],
    [250, 'µg/m³', 'µg/L', 0.25],
    [25, '°C', 'K', 298.15],
    [212, '°F', '°C', 100],
    [-40, '°C', '°F', -40],
    [1, 'mS/cm', 'µS/cm', 1000],
    [100, 'mS/m', 'µS/cm', 1000],
    [1, 'L/s', 'm³/d', 86.4],
    [86.4, 'm³/d', 'L/s', 1],
    [1, 'm³/s', 'L/s', 1000],
    [1, 'UFC/mL', 'UFC/100 mL', 100],
    [1, 't/d', 'kg/d', 1000],
    [1000, 'ng/m³', 'µg/m³', 1],
    [1, 'mol/L', 'mmol/L', 1000],
    [1, 'meq/L', 'µeq/L', 1000],
    [1, 'mg/kg', 'µg/kg', 1000],
    [1, 'S/m', 'mS/cm', 10],
    [1, 'V', 'mV', 1000],
    [60, 'L/min', 'L/s', 1],
    [1, 'm³/h', 'm³/d', 24],
    [1, 'g/s', 'kg/d', 86.4],
    [1, 'kg/h', 'kg/d', 24],
    [1, 'm', 'cm', 100],
    [1, 'cm', 'mm', 10],
    [50, '%', '1', 0.5],
    [1000, 'µg/kg PS', 'mg/kg PS', 1],
    [5, 'mg/L', 'mg/L', 5],
  ] as const)('%s %s is %s: %s', (value, from, to, expected) =>
    expect(convert(value, from, to)).toEqual({ value: expected }),
  )
  it.each([
    // Equivalent weights as published by Hem (1985), table 9.
    ['calcium', 20.039, calcium],
    ['magnesium', 12.1525, { molarMass: 24.305, charge: 2 }],
    ['sulphate', 48.0318, { molarMass: 96.0636, charge: -2 }],
    ['bicarbonate', 61.0171, { molarMass: 61.0171, charge: -1 }],
  ])('one meq/L of %s is %s mg/L', (_name, weight, species) => {
    expect(convert(1, 'meq/L', 'mg/L', species)).toEqual({ value: weight })
    expect(convert(weight, 'mg/L', 'meq/L', species)).toEqual({ value: 1 })
  })
  it('turns amount into mass and equivalents', () => {
    expect(convert(1, 'mmol/L', 'mg/L', calcium)).toEqual({ value: 40.078 })
    expect(convert(1, 'mmol/L', 'meq/L', calcium)).toEqual({ value: 2 })
    expect(convert(40.078, 'µg/L', 'µmol/L', calcium)).toEqual({ value: 1 })
  })
  it('keeps mg CaCO3/L of hardness and alkalinity what they are in mg/L', () => {
    const calciumCarbonate = { molarMass: 100.0869, charge: 2 }
    expect(convert(137.1, 'mg CaCO3/L', 'mg/L', calciumCarbonate)).toEqual({ value: 137.1 })
    expect(convert(50.04345, 'mg CaCO3/L', 'meq/L')).toEqual({ value: 1 })
  })
  it('refuses what has no conversion', () => {
    expect(convert(1, 'mg/L', '°C')).toEqual({ problem: 'other-dimension' })
    expect(convert(1, 'mg/L', 'mg/kg PS', calcium)).toEqual({ problem: 'other-dimension' })
    expect(convert(1, 'mg/kg', 'mg/kg PS')).toEqual({ problem: 'other-dimension' })
    expect(convert(1, 'NMP/100 mL', 'UFC/100 mL')).toEqual({ problem: 'other-dimension' })
    expect(convert(1, '°C', 'Δ°C')).toEqual({ problem: 'other-dimension' })
    expect(convert(1, 'meq/L', 'mg/L')).toEqual({ problem: 'no-molar-mass' })
    expect(convert(1, 'meq/L', 'mg/L', { molarMass: 60, charge: null })).toEqual({
      problem: 'no-charge',
    })
    expect(convert(1, 'meq/L', 'mg/L', { molarMass: 60, charge: 0 })).toEqual({
      problem: 'no-charge',
    })
    expect(convert(1, 'meq/L', 'mg/L', calcium)).toHaveProperty('value')
    expect(convert(1, 'meq/L', 'mg/L')).not.toHaveProperty('value')
  })
  it('comes back to the same number', () => {
    for (const from of Object.keys(units) as UnitKey[])
      for (const to of Object.keys(units) as UnitKey[]) {
        const there = convert(12.345, from, to)
        if ('value' in there) {
          const back = convert(there.value, to, from)
          expect('value' in back && back.value).toBeCloseTo(12.345, 7)
        }
      }
  })
})
