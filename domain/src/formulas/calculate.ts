import { type Amount, isNonDetect, type NonDetectRule, numberOf } from '../evaluation/amount.ts'
import { fifteenDigits } from '../units/convert.ts'
import { type UnitKey, unitOf } from '../units/units.ts'
import { valueOf } from './expression.ts'
import type { Formula } from './formula.ts'

export type Calculated =
  | {
      value: number
      /** `<` where nothing was detected: the value is then what the limits give. */
      qualifier: '<' | null
      /** Parameters that entered as non-detects, and the rule by which; null where none did. */
      nonDetects: string[]
      nonDetectRule: NonDetectRule | null
    }
  /** These have no result in the sample, or none with a number. */
  | { problem: 'missing'; parameters: string[] }
  /** These are only known to be higher than a number. */
  | { problem: 'not-decided'; parameters: string[] }
  | { problem: 'no-number' }

/**
 * Returns the value of a calculated parameter from the amounts of one sample, each in its canonical unit.
 * Non-detects enter by the project's rule and are named. Where the formula gives 0 with them as zero, nothing was
 * detected: the result is then "<" what their limits give, as for the load of a non-detect.
 */
export const calculate = (
  { expression, parameters, unit, units }: Formula,
  amounts: Readonly<Record<string, Amount>>,
  rule: NonDetectRule,
): Calculated => {
  const missing = parameters.filter((key) => (amounts[key]?.value ?? null) === null)
  if (missing.length > 0) return { problem: 'missing', parameters: missing }
  const open = parameters.filter((key) => amounts[key]?.qualifier?.startsWith('>'))
  if (open.length > 0) return { problem: 'not-decided', parameters: open }
  const nonDetects = parameters.filter((key) => isNonDetect(amounts[key] as Amount))
  const valueBy = (by: NonDetectRule): number | null => {
    const inBase = (key: string) =>
      toBase(numberOf(amounts[key] as Amount, by) as number, units[key] as UnitKey)
    const { multiplier, divisor } = unitOf(unit)
    const value = fifteenDigits((valueOf(expression, inBase) * divisor) / multiplier)
    return Number.isFinite(value) ? value : null
  }
  const isNothing = nonDetects.length > 0 && valueBy('zero') === 0
  const value = valueBy(isNothing ? 'limit' : rule)
  if (value === null) return { problem: 'no-number' }
  return {
    value,
    qualifier: isNothing ? '<' : null,
    nonDetects,
    nonDetectRule: nonDetects.length > 0 ? (isNothing ? 'limit' : rule) : null,
  }
}

const toBase = (value: number, unit: UnitKey): number =>
  (value * unitOf(unit).multiplier) / unitOf(unit).divisor
