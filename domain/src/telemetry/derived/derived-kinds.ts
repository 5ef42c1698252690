import type { InstrumentUnit } from './instrument-units.ts'

export const derivedInputs = [
  'frequency',
  'reading',
  'temperature',
  'barometer',
  'resistance',
  'pressure',
  'head',
  'depthToWater',
] as const
export type DerivedInput = (typeof derivedInputs)[number]

export const derivedConstants = [
  'gaugeFactor',
  'squareFactor',
  'linearFactor',
  'zeroReading',
  'temperatureFactor',
  'zeroTemperature',
  'zeroBarometer',
  'thermistorA',
  'thermistorB',
  'thermistorC',
  'headPerPressure',
  'terrainLevel',
  'probeDepth',
  'stickUp',
] as const
export type DerivedConstant = (typeof derivedConstants)[number]

export type DerivedKindFields = {
  /** The unit of what the formula gives. */
  result: InstrumentUnit
  inputs: Partial<Record<DerivedInput, InstrumentUnit>>
  constants: Partial<Record<DerivedConstant, { unit: InstrumentUnit; default?: number }>>
  /** What is given together or not at all: a correction with its input and its constants. */
  corrections: readonly { input: DerivedInput; constants: readonly DerivedConstant[] }[]
}

const corrections = [
  { input: 'temperature', constants: ['temperatureFactor', 'zeroTemperature'] },
  { input: 'barometer', constants: ['zeroBarometer'] },
] as const

const correctionInputs = { temperature: '°C', barometer: 'kPa' } as const
const correctionConstants = {
  temperatureFactor: { unit: 'kPa/°C' },
  zeroTemperature: { unit: '°C' },
  zeroBarometer: { unit: 'kPa' },
} as const

/**
 * What can be calculated from a device's variables, with the units in which the formulas are calculated
 * (docs/formulas.md). A definition may name others of the same dimension.
 */
export const derivedKinds = {
  digits: { result: 'digit', inputs: { frequency: 'Hz' }, constants: {}, corrections: [] },
  'linear-pressure': {
    result: 'kPa',
    inputs: { reading: 'digit', ...correctionInputs },
    constants: {
      gaugeFactor: { unit: 'kPa/digit' },
      zeroReading: { unit: 'digit' },
      ...correctionConstants,
    },
    corrections,
  },
  'polynomial-pressure': {
    result: 'kPa',
    inputs: { reading: 'digit', ...correctionInputs },
    constants: {
      squareFactor: { unit: 'kPa/digit²' },
      linearFactor: { unit: 'kPa/digit' },
      zeroReading: { unit: 'digit' },
      ...correctionConstants,
    },
    corrections,
  },
  thermistor: {
    result: '°C',
    inputs: { resistance: 'Ω' },
    // Geokon's thermistor of 3000 Ω at 25 °C, as in jzmejia/CR1000_Programs.
    constants: {
      thermistorA: { unit: '1', default: 1.4051e-3 },
      thermistorB: { unit: '1', default: 2.369e-4 },
      thermistorC: { unit: '1', default: 1.019e-7 },
    },
    corrections: [],
  },
  'water-head': {
    result: 'm',
    inputs: { pressure: 'kPa' },
    constants: { headPerPressure: { unit: 'm/kPa', default: 1 / 9.80665 } },
    corrections: [],
  },
  'head-level': {
    result: 'm',
    inputs: { head: 'm' },
    constants: { terrainLevel: { unit: 'm' }, probeDepth: { unit: 'm' } },
    corrections: [],
  },
  'casagrande-level': {
    result: 'm',
    inputs: { depthToWater: 'm' },
    constants: { terrainLevel: { unit: 'm' }, stickUp: { unit: 'm', default: 0 } },
    corrections: [],
  },
} as const satisfies Record<string, DerivedKindFields>

export type DerivedKind = keyof typeof derivedKinds

export const derivedKindNames = Object.keys(derivedKinds) as readonly DerivedKind[]

export const derivedKindFields = (kind: DerivedKind): DerivedKindFields => derivedKinds[kind]

/** How a certificate writes the linear formula: P = G (R1 − R0), as Geokon, or P = G (R0 − R1), as ITM. */
export const linearConventions = ['reading-minus-zero', 'zero-minus-reading'] as const
export type LinearConvention = (typeof linearConventions)[number]

/** How one variable of a device follows from others, of this or another device. */
export type DerivedDefinition = {
  kind: DerivedKind
  /** Of the derived variable. */
  unit: string
  /** The unit of the variable that each input takes. */
  inputs: Partial<Record<DerivedInput, { unit: string }>>
  constants: Partial<Record<DerivedConstant, { value: number; unit: string }>>
  /** Of linear pressure alone, which needs it. */
  convention?: LinearConvention
}
