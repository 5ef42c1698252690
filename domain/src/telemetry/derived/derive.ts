import { checkDerived } from './check-derived.ts'
import {
  type DerivedConstant,
  type DerivedDefinition,
  type DerivedInput,
  derivedKindFields,
  type DerivedKind,
} from './derived-kinds.ts'
import { convertInstrument, findInstrumentUnit } from './instrument-units.ts'

/** A value in the definition's unit, or why there is none: inputs that are missing, or numbers that give no number. */
export type Derived =
  | { value: number }
  | { value: null; missing: DerivedInput[] }
  | { value: null; problem: 'definition' | 'not-finite' }

/**
 * Calculates a variable from values at one time, each in the unit that the definition names for it. A correction that
 * the definition has is never left out: where its input is missing there is no value.
 */
export const derive = (
  definition: DerivedDefinition,
  values: Partial<Record<DerivedInput, number | null>>,
): Derived => {
  if (checkDerived(definition).length > 0) return { value: null, problem: 'definition' }
  const inputs = Object.keys(definition.inputs) as DerivedInput[]
  const missing = inputs.filter((input) => values[input] === undefined || values[input] === null)
  if (missing.length > 0) return { value: null, missing }
  if (!inputs.every((input) => Number.isFinite(values[input])))
    return { value: null, problem: 'not-finite' }
  const result = formulas[definition.kind](numbersOf(definition, values), definition)
  const value = inUnit(result, derivedKindFields(definition.kind).result, definition.unit)
  return Number.isFinite(value) ? { value } : { value: null, problem: 'not-finite' }
}

type Numbers = Partial<Record<DerivedInput | DerivedConstant, number>>

/** Inputs and constants in the units of the formula, defaults among them. */
const numbersOf = (
  { kind, inputs, constants }: DerivedDefinition,
  values: Partial<Record<DerivedInput, number | null>>,
): Numbers => {
  const fields = derivedKindFields(kind)
  const numbers: Numbers = {}
  for (const input of Object.keys(fields.inputs) as DerivedInput[]) {
    const [given, unit] = [inputs[input], fields.inputs[input]]
    if (given && unit) numbers[input] = inUnit(values[input] ?? none, given.unit, unit)
  }
  for (const constant of Object.keys(fields.constants) as DerivedConstant[]) {
    const [given, field] = [constants[constant], fields.constants[constant]]
    if (given && field) numbers[constant] = inUnit(given.value, given.unit, field.unit)
    else if (field?.default !== undefined) numbers[constant] = field.default
  }
  return numbers
}

const none = Number.NaN

/** The definition's units were checked. */
const inUnit = (value: number, from: string, to: string): number => {
  const [source, target] = [findInstrumentUnit(from), findInstrumentUnit(to)]
  return (source && target && convertInstrument(value, source, target)) ?? none
}

/** K (T1 − T0), where the definition corrects by temperature, less S1 − S0, where it corrects by a barometer. */
const correctionOf = (
  {
    temperature = none,
    temperatureFactor = none,
    zeroTemperature = none,
    barometer = none,
    zeroBarometer = none,
  }: Numbers,
  { inputs }: DerivedDefinition,
): number =>
  (inputs.temperature ? temperatureFactor * (temperature - zeroTemperature) : 0) -
  (inputs.barometer ? barometer - zeroBarometer : 0)

const formulas: Record<DerivedKind, (numbers: Numbers, definition: DerivedDefinition) => number> = {
  digits: ({ frequency = none }) => frequency ** 2 / 1000,
  'linear-pressure': (numbers, definition) => {
    const { reading = none, zeroReading = none, gaugeFactor = none } = numbers
    const change = {
      'reading-minus-zero': reading - zeroReading,
      'zero-minus-reading': zeroReading - reading,
    }
    const { convention } = definition
    return convention ? gaugeFactor * change[convention] + correctionOf(numbers, definition) : none
  },
  'polynomial-pressure': (numbers, definition) => {
    const { reading = none, zeroReading = none, squareFactor = none, linearFactor = none } = numbers
    const partAt = (digits: number) => squareFactor * digits ** 2 + linearFactor * digits
    return partAt(reading) - partAt(zeroReading) + correctionOf(numbers, definition)
  },
  thermistor: ({
    resistance = none,
    thermistorA = none,
    thermistorB = none,
    thermistorC = none,
  }) => {
    // A sensor without resistance is a short circuit, not absolute zero.
    const log = resistance > 0 ? Math.log(resistance) : none
    return 1 / (thermistorA + thermistorB * log + thermistorC * log ** 3) - 273.15
  },
  'water-head': ({ pressure = none, headPerPressure = none }) => pressure * headPerPressure,
  'head-level': ({ head = none, terrainLevel = none, probeDepth = none }) =>
    terrainLevel - probeDepth + head,
  'casagrande-level': ({ depthToWater = none, terrainLevel = none, stickUp = none }) =>
    terrainLevel + stickUp - depthToWater,
}
