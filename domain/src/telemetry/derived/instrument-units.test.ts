import { describe, expect, it } from 'vitest'
import { convertInstrument, findInstrumentUnit, type InstrumentUnit } from './instrument-units.ts'

describe('convertInstrument', () => {
  it.each<[number, InstrumentUnit, InstrumentUnit, number]>([
    [1, 'MPa', 'kPa', 1000],
    [1013.25, 'hPa', 'kPa', 101.325],
    [1, 'bar', 'mbar', 1000],
    [1, 'psi', 'kPa', 6.894757293168],
    [1, 'm H2O', 'kPa', 9.80665],
    [100, 'cm H2O', 'm H2O', 1],
    [-0.001713, 'MPa/digit', 'kPa/digit', -1.713],
    [1e-6, 'MPa/digit²', 'kPa/digit²', 1e-3],
    [1, 'psi/°C', 'kPa/°C', 6.894757293168],
    [101.997, 'm/MPa', 'm/kPa', 0.101997],
    [3, 'kΩ', 'Ω', 3000],
    [32, '°F', '°C', 0],
    [5, 'cm', 'm', 0.05],
    [7, 'digit', 'digit', 7],
  ])('%d %s in %s… is %d', (value, from, to, converted) =>
    expect([from, to, convertInstrument(value, from, to)]).toEqual([from, to, converted]),
  )

  it.each<[InstrumentUnit, InstrumentUnit]>([
    ['kPa', 'm'],
    ['m H2O', 'm'],
    ['Hz', 'digit'],
    ['Ω', 'V'],
    ['kPa', 'kPa/digit'],
    ['°C', 'kPa'],
    ['mg/L', 'kPa'],
  ])('%s does not turn into %s', (from, to) => expect(convertInstrument(1, from, to)).toBeNull())

  it('comes back to the same number', () => {
    for (const unit of ['Pa', 'MPa', 'psi', 'm H2O', 'bar'] as const) {
      const there = convertInstrument(12.345, 'kPa', unit)
      expect(convertInstrument(there ?? Number.NaN, unit, 'kPa')).toBeCloseTo(12.345, 10)
    }
  })
})

describe('findInstrumentUnit', () => {
  it.each([
    ['kPa', 'kPa'],
    ['metros', 'm'],
    ['ºC', '°C'],
  ])('%s is %s', (text, unit) => expect(findInstrumentUnit(text)).toBe(unit))
  it.each(['', 'toString', '__proto__', 'kpa/digit', 'furlong'])('%j is none', (text) =>
    expect(findInstrumentUnit(text)).toBeNull(),
  )
})
