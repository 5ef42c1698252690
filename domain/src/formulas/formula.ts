import { type Dimension, sameDimension, times } from '../units/dimension.ts'
import { type UnitKey, unitOf } from '../units/units.ts'
import {
  type Expression,
  parametersOf,
  readExpression,
  type SyntaxProblem,
  valueOf,
} from './expression.ts'

/** A formula whose units were checked. */
export type Formula = {
  expression: Expression
  parameters: readonly string[]
  /** Of the result. */
  unit: UnitKey
  /** The canonical unit of each parameter. */
  units: Readonly<Record<string, UnitKey>>
}

export type FormulaProblem =
  | SyntaxProblem
  | { problem: 'no-parameter' }
  /** Something is divided by numbers that are 0 together, as in `[zn-total] / (2 - 2)`. */
  | { problem: 'divided-by-zero' }
  /** Numbers of it are too large for a computer, alone or together. */
  | { problem: 'number-too-large' }
  | { problem: 'unknown-parameter'; key: string }
  /** Degrees have a zero of their own, and neither add nor multiply. */
  | { problem: 'unit-with-shift'; key: string }
  /** Parts of a sum have different dimensions (mg/L + L/s). */
  | { problem: 'different-units' }
  /** The result has another dimension than the declared unit. */
  | { problem: 'other-unit' }

/**
 * Reads a calculated parameter's formula and checks its units by their dimensions: mg/L × L/s is a load, and
 * becomes kg/d; a ratio has the unit 1 or %; only like is added to like. `unitOfParameter` returns the
 * canonical unit of a measured parameter, null for what is none.
 */
export const readFormula = (
  text: string,
  unit: UnitKey,
  unitOfParameter: (key: string) => UnitKey | null,
): Formula | FormulaProblem => {
  const expression = readExpression(text)
  if ('problem' in expression) return expression
  const parameters = parametersOf(expression)
  if (parameters.length === 0) return { problem: 'no-parameter' }
  const wrongNumber = numberProblemOf(expression)
  if (wrongNumber !== null) return wrongNumber
  const units: Record<string, UnitKey> = {}
  for (const key of parameters) {
    const own = unitOfParameter(key)
    if (own === null) return { problem: 'unknown-parameter', key }
    if (unitOf(own).shift !== undefined) return { problem: 'unit-with-shift', key }
    units[key] = own
  }
  const dimension = dimensionOf(expression, units)
  if (dimension === null) return { problem: 'different-units' }
  if (unitOf(unit).shift !== undefined || !sameDimension(dimension, unitOf(unit).dimension))
    return { problem: 'other-unit' }
  return { expression, parameters, unit, units }
}

/** Returns what is wrong with the numbers that stand in a formula: no result of a sample would make it right. */
const numberProblemOf = (expression: Expression): FormulaProblem | null => {
  if (expression.kind === 'operation') {
    const { left, right, sign } = expression
    const inside = numberProblemOf(left) ?? numberProblemOf(right)
    if (inside !== null) return inside
    if (sign === '/' && parametersOf(right).length === 0 && valueOf(right, noParameter) === 0)
      return { problem: 'divided-by-zero' }
  }
  return parametersOf(expression).length > 0 || Number.isFinite(valueOf(expression, noParameter))
    ? null
    : { problem: 'number-too-large' }
}

const noParameter = () => Number.NaN

const dimensionOf = (
  expression: Expression,
  units: Readonly<Record<string, UnitKey>>,
): Dimension | null => {
  if (expression.kind === 'number') return {}
  if (expression.kind === 'parameter') return unitOf(units[expression.key] as UnitKey).dimension
  const left = dimensionOf(expression.left, units)
  const right = dimensionOf(expression.right, units)
  if (left === null || right === null) return null
  if (expression.sign === '*') return times(left, right)
  if (expression.sign === '/') return times(left, right, -1)
  return sameDimension(left, right) ? left : null
}
