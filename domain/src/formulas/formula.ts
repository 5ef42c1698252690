import { type Dimension, sameDimension, times } from '../units/dimension.ts'
import { type UnitKey, unitOf } from '../units/units.ts'
import { type Expression, parametersOf, readExpression, type SyntaxProblem } from './expression.ts'

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
