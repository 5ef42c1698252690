import type { Pair } from './correlation.ts'
import { ascending, quantileOf } from './quantiles.ts'

/** Ways to find by what the readings of a sensor are multiplied to lie at the laboratory's results. */
export const factorMethods = ['median-ratio', 'through-origin'] as const
export type FactorMethod = (typeof factorMethods)[number]

/** Fewer days say nothing of a sensor. */
export const factorPairsMin = 5

/**
 * Returns the factor by which `x`, the mean of a sensor's day, becomes `y`, the laboratory's result of the day; null of
 * fewer than five days, and where it would be none above zero.
 * - `median-ratio`: the median of y ÷ x, which a single odd day does not move; days with x = 0 are not in it.
 * - `through-origin`: Σxy ÷ Σx², least squares of a line through the origin.
 *
 * Sources: Helsel and Hirsch (2002), USGS TWRI 4-A3, chapters 9 and 10; NIST Statistical Reference Datasets, NoInt1.
 */
export function sensorFactor(pairs: readonly Pair[], method: FactorMethod): number | null {
  const used = method === 'median-ratio' ? pairs.filter(({ x }) => x !== 0) : pairs
  if (used.length < factorPairsMin) return null
  const factor =
    method === 'median-ratio'
      ? quantileOf(ascending(used.map(({ x, y }) => y / x)), 0.5)
      : sum(used.map(({ x, y }) => x * y)) / sum(used.map(({ x }) => x * x))
  return factor !== null && Number.isFinite(factor) && factor > 0 ? factor : null
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
