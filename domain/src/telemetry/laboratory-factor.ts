import { ascending, quantileOf } from '../statistics/quantiles.ts'
import type { UnitKey } from '../units/units.ts'
import type { Factor } from './factors.ts'

/** A result of the laboratory beside what the sensor read on that day, in one unit. */
export type LaboratoryPair = { laboratory: number; sensor: number }

/**
 * By what a sensor is brought to the laboratory: a ratio multiplies; a difference is added, where the scale has no true
 * zero (pH, degrees, potentials), so that a ratio says nothing.
 */
export const laboratoryFactorKinds = ['ratio', 'difference'] as const
export type LaboratoryFactorKind = (typeof laboratoryFactorKinds)[number]

/** With fewer, one bad day would decide. */
export const laboratoryPairsMin = 3

export type LaboratoryFactor = {
  kind: LaboratoryFactorKind
  /** The median. */
  amount: number
  /** Of the pairs about it: in percent of a ratio, in the unit of a difference. */
  spread: number
  pairs: number
}

const withoutZero: readonly string[] = ['unidad de pH', '°C', '°F', 'mV'] satisfies UnitKey[]

export const laboratoryFactorKindOf = (unit: UnitKey | null): LaboratoryFactorKind =>
  unit !== null && withoutZero.includes(unit) ? 'difference' : 'ratio'

/** Of a normal distribution, so that the spread compares with a standard deviation. */
const madScale = 1.4826

const median = (values: readonly number[]) => quantileOf(ascending(values), 0.5)

/** Whether a pair says something: a ratio needs two numbers above zero. */
export const isComparable = (
  { laboratory, sensor }: LaboratoryPair,
  kind: LaboratoryFactorKind,
): boolean => kind === 'difference' || (laboratory > 0 && sensor > 0)

/** Returns what brings a sensor to the laboratory; null of fewer than three pairs. */
export function suggestLaboratoryFactor(
  pairs: readonly LaboratoryPair[],
  kind: LaboratoryFactorKind,
): LaboratoryFactor | null {
  const apart = pairs
    .filter((pair) => isComparable(pair, kind))
    .map(({ laboratory, sensor }) =>
      withoutNoise(kind === 'ratio' ? laboratory / sensor : laboratory - sensor),
    )
  const amount = median(apart)
  if (amount === null || apart.length < laboratoryPairsMin) return null
  const mad = (median(apart.map((one) => Math.abs(one - amount))) ?? 0) * madScale
  return {
    kind,
    amount: significant(amount),
    spread: significant(kind === 'ratio' ? (mad / amount) * 100 : mad),
    pairs: apart.length,
  }
}

/** Returns the factor of what a sensor sends that makes of its values so far those of the laboratory. */
export function broughtToLaboratory(
  { correction, adjustment }: Pick<Factor, 'correction' | 'adjustment'>,
  { kind, amount }: Pick<LaboratoryFactor, 'kind' | 'amount'>,
): Pick<Factor, 'correction' | 'adjustment'> {
  return kind === 'ratio'
    ? { correction: significant(correction * amount), adjustment: significant(adjustment * amount) }
    : { correction, adjustment: significant(adjustment + amount) }
}

/** Without the last digits, which binary fractions get wrong: equal pairs have no spread. */
const withoutNoise = (value: number): number => Number(value.toPrecision(12))

/** Six figures: no sensor is known better. */
const significant = (value: number): number => Number(value.toPrecision(6))
