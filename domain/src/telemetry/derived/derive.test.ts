import { describe, expect, it } from 'vitest'
import { readCsv } from '../../../test/read-csv.ts'
import workedCases from '../data/piezometer_worked_cases.csv?raw'
import { derive } from './derive.ts'
import type { DerivedDefinition, DerivedInput } from './derived-kinds.ts'

type Given = Record<string, number>

const kPa = (value: number) => ({ value, unit: 'kPa' })
const metres = (value: number) => ({ value, unit: 'm' })
const digits = (value: number) => ({ value, unit: 'digit' })
const reading = { reading: { unit: 'digit' } }

const value = (definition: DerivedDefinition, values: Partial<Record<DerivedInput, number>>) => {
  const derived = derive(definition, values)
  if (derived.value === null) throw new Error(JSON.stringify(derived))
  return derived.value
}

const linear = (G: { value: number; unit: string }, R0: number): DerivedDefinition => ({
  kind: 'linear-pressure',
  unit: 'kPa',
  inputs: reading,
  constants: { gaugeFactor: G, zeroReading: digits(R0) },
  convention: 'reading-minus-zero',
})
const head = (constants: DerivedDefinition['constants'] = {}): DerivedDefinition => ({
  kind: 'water-head',
  unit: 'm',
  inputs: { pressure: { unit: 'kPa' } },
  constants,
})
const corrected: DerivedDefinition = {
  ...linear({ value: -0.1795, unit: 'kPa/digit' }, 9082),
  inputs: { ...reading, temperature: { unit: '°C' }, barometer: { unit: 'kPa' } },
  constants: {
    gaugeFactor: { value: -0.1795, unit: 'kPa/digit' },
    zeroReading: digits(9082),
    temperatureFactor: { value: -0.05, unit: 'kPa/°C' },
    zeroTemperature: { value: 20, unit: '°C' },
    zeroBarometer: kPa(62.4),
  },
}
const thermistor: DerivedDefinition = {
  kind: 'thermistor',
  unit: '°C',
  inputs: { resistance: { unit: 'Ω' } },
  constants: {},
}
const casagrande: DerivedDefinition = {
  kind: 'casagrande-level',
  unit: 'm',
  inputs: { depthToWater: { unit: 'm' } },
  constants: { terrainLevel: metres(4120.5), stickUp: metres(0.85) },
}

/** How each row of the table is calculated by our kinds, from the numbers that its text gives. */
const ways: Record<string, (given: Given) => number[]> = {
  digits: ({ f = 0 }) => [
    value(
      { kind: 'digits', unit: 'digit', inputs: { frequency: { unit: 'Hz' } }, constants: {} },
      { frequency: f },
    ),
  ],
  linear: ({ G = 0, R0 = 0, R1 = 0 }) => [
    value(linear({ value: G, unit: 'kPa/digit' }, R0), { reading: R1 }),
  ],
  jzmejia: ({ G = 0, D0 = 0, D = 0 }) => [
    value(head({ headPerPressure: { value: 101.997, unit: 'm/MPa' } }), {
      pressure: value(linear({ value: G, unit: 'MPa/digit' }, D0), { reading: D }),
    }),
  ],
  thermistor: ({ R = 0 }) => [value(thermistor, { resistance: R })],
  full: ({ R1 = 0, T1 = 0, S1 = 0, terrain = 0, depth = 0 }) => {
    const pressure = value(corrected, { reading: R1, temperature: T1, barometer: S1 })
    const water = value(head(), { pressure })
    const level: DerivedDefinition = {
      kind: 'head-level',
      unit: 'm',
      inputs: { head: { unit: 'm' } },
      constants: { terrainLevel: metres(terrain), probeDepth: metres(depth) },
    }
    return [pressure, water, value(level, { head: water })]
  },
  casagrande: ({ dtw = 0 }) => [value(casagrande, { depthToWater: dtw })],
}

const rows = readCsv(workedCases)

describe('worked cases', () => {
  it('are eight', () => expect(rows).toHaveLength(8))
  it.each(rows)('$case $inputs', ({ case: name = '', inputs = '', expected = '' }) => {
    const given = Object.fromEntries(
      inputs.split(';').map((text) => {
        const [key = '', number = ''] = text.split('=')
        return [key, Number.parseFloat(number)]
      }),
    )
    // "P=419.5735 kPa; head=42.7846 m; level=4105.2846 m a.s.l." has three.
    const texts = expected.includes('=')
      ? expected.split(';').map((text) => /=([\d.]+)/.exec(text)?.[1] ?? '')
      : [expected]
    const found = ways[name]?.(given) ?? []
    expect(found.map((one, at) => one.toFixed(decimalsOf(texts[at] ?? '')))).toEqual(texts)
  })
})

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0

describe('derive', () => {
  it('has the sign of the certificate: both conventions agree where G changes its sign', () => {
    const geokon = linear({ value: -0.1795, unit: 'kPa/digit' }, 9082)
    const itm: DerivedDefinition = {
      ...linear({ value: 0.1795, unit: 'kPa/digit' }, 9082),
      convention: 'zero-minus-reading',
    }
    expect(value(itm, { reading: 6749 })).toBe(value(geokon, { reading: 6749 }))
    expect(value({ ...itm, convention: 'reading-minus-zero' }, { reading: 6749 })).toBeLessThan(0)
  })

  it('is 0 at the zero reading of the field, whatever the polynomial', () => {
    const polynomial: DerivedDefinition = {
      kind: 'polynomial-pressure',
      unit: 'kPa',
      inputs: reading,
      constants: {
        squareFactor: { value: -2e-6, unit: 'kPa/digit²' },
        linearFactor: { value: -0.15, unit: 'kPa/digit' },
        zeroReading: digits(9082),
      },
    }
    expect(value(polynomial, { reading: 9082 })).toBe(0)
    // By hand: −2e-6 (6749² − 9082²) − 0.15 (6749 − 9082) = 73.867446 + 349.95.
    expect(value(polynomial, { reading: 6749 })).toBeCloseTo(423.817446, 9)
  })

  it('is the linear formula where the square factor is 0', () =>
    expect(
      value(
        {
          kind: 'polynomial-pressure',
          unit: 'kPa',
          inputs: reading,
          constants: {
            squareFactor: { value: 0, unit: 'kPa/digit²' },
            linearFactor: { value: -0.1795, unit: 'kPa/digit' },
            zeroReading: digits(9082),
          },
        },
        { reading: 6749 },
      ),
    ).toBeCloseTo(418.7735, 9))

  it('converts inputs, constants and the result by their units', () => {
    const inMetres: DerivedDefinition = {
      ...corrected,
      unit: 'm H2O',
      inputs: { ...reading, temperature: { unit: '°F' }, barometer: { unit: 'hPa' } },
      constants: { ...corrected.constants, zeroBarometer: { value: 624, unit: 'mbar' } },
    }
    const values = { reading: 6749, temperature: 53.6, barometer: 620 }
    expect(value(inMetres, values)).toBeCloseTo(419.5735 / 9.80665, 9)
    expect(
      value({ ...thermistor, inputs: { resistance: { unit: 'kΩ' } } }, { resistance: 3 }),
    ).toBe(value(thermistor, { resistance: 3000 }))
  })

  it('lets water stand above the ground', () => {
    expect(value(casagrande, { depthToWater: -0.5 })).toBeCloseTo(4121.85, 9)
  })

  it('names the inputs that are missing, the one of a correction too', () => {
    expect(derive(corrected, { reading: 6749, barometer: null })).toEqual({
      value: null,
      missing: ['temperature', 'barometer'],
    })
    expect(derive(thermistor, {})).toEqual({ value: null, missing: ['resistance'] })
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('%d Ω gives no value', (resistance) =>
    expect(derive(thermistor, { resistance })).toEqual({ value: null, problem: 'not-finite' }),
  )

  it('calculates nothing by a definition that is wrong', () =>
    expect(derive({ ...thermistor, unit: 'kPa' }, { resistance: 3000 })).toEqual({
      value: null,
      problem: 'definition',
    }))
})
