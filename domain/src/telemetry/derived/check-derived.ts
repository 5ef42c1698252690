import {
  type DerivedConstant,
  derivedConstants,
  type DerivedDefinition,
  type DerivedInput,
  derivedInputs,
  derivedKindFields,
} from './derived-kinds.ts'
import { convertInstrument, findInstrumentUnit, type InstrumentUnit } from './instrument-units.ts'

export const derivedIssues = ['missing', 'unknown', 'unit', 'number', 'incomplete'] as const
/**
 * What is wrong in a definition: something the kind needs is missing, or has no use in it; a unit that is none or
 * measures something else; a number that is none, or a factor of 0; a correction of which a part is missing.
 */
export type DerivedIssue = (typeof derivedIssues)[number]

export type DerivedFinding = {
  where: 'unit' | 'convention' | `inputs.${DerivedInput}` | `constants.${DerivedConstant}`
  issue: DerivedIssue
}

/** Returns what is wrong in a definition, in the order of its fields; [] where it is right. */
export const checkDerived = (definition: DerivedDefinition): DerivedFinding[] => [
  ...checkUnit(definition),
  ...derivedInputs.flatMap((input) => checkInput(definition, input)),
  ...derivedConstants.flatMap((constant) => checkConstant(definition, constant)),
  ...checkConvention(definition),
]

const checkUnit = ({ kind, unit }: DerivedDefinition): DerivedFinding[] =>
  measuresSame(unit, derivedKindFields(kind).result) ? [] : [{ where: 'unit', issue: 'unit' }]

const checkInput = (definition: DerivedDefinition, input: DerivedInput): DerivedFinding[] => {
  const expected = derivedKindFields(definition.kind).inputs[input]
  const given = definition.inputs[input]
  const found = (issue: DerivedIssue): DerivedFinding[] => [{ where: `inputs.${input}`, issue }]
  if (!expected) return given ? found('unknown') : []
  if (given) return measuresSame(given.unit, expected) ? [] : found('unit')
  const correction = correctionOf(definition, input)
  if (!correction) return found('missing')
  return correction.isBegun ? found('incomplete') : []
}

/** A factor of 0 gives the same value for ever. */
const isFactor = (constant: DerivedConstant): boolean =>
  constant === 'gaugeFactor' || constant === 'linearFactor' || constant === 'headPerPressure'

const checkConstant = (
  definition: DerivedDefinition,
  constant: DerivedConstant,
): DerivedFinding[] => {
  const expected = derivedKindFields(definition.kind).constants[constant]
  const given = definition.constants[constant]
  const found = (issue: DerivedIssue): DerivedFinding[] => [
    { where: `constants.${constant}`, issue },
  ]
  if (!expected) return given ? found('unknown') : []
  if (given) {
    if (!measuresSame(given.unit, expected.unit)) return found('unit')
    const isNumber = Number.isFinite(given.value) && !(isFactor(constant) && given.value === 0)
    return isNumber ? [] : found('number')
  }
  const correction = correctionOf(definition, constant)
  if (correction) return correction.isBegun ? found('incomplete') : []
  return expected.default === undefined ? found('missing') : []
}

const checkConvention = ({ kind, convention }: DerivedDefinition): DerivedFinding[] => {
  const isNeeded = kind === 'linear-pressure'
  if (isNeeded === (convention !== undefined)) return []
  return [{ where: 'convention', issue: isNeeded ? 'missing' : 'unknown' }]
}

/** The correction that a field is a part of, and whether the definition has any part of it; null for other fields. */
const correctionOf = (
  { kind, inputs, constants }: DerivedDefinition,
  field: DerivedInput | DerivedConstant,
): { isBegun: boolean } | null => {
  const correction = derivedKindFields(kind).corrections.find(
    (one) => one.input === field || one.constants.some((constant) => constant === field),
  )
  if (!correction) return null
  const isBegun =
    inputs[correction.input] !== undefined ||
    correction.constants.some((constant) => constants[constant] !== undefined)
  return { isBegun }
}

const measuresSame = (text: string, expected: InstrumentUnit): boolean => {
  const unit = findInstrumentUnit(text)
  return unit !== null && convertInstrument(1, unit, expected) !== null
}
