import { ascending } from './quantiles.ts'

export type Box = {
  count: number
  median: number
  /** Tukey's hinges. */
  lower: number
  upper: number
  /** The lowest and highest number within 1.5 times the distance of the hinges from them. */
  whiskers: readonly [low: number, high: number]
  /** What lies beyond, ascending. */
  outliers: readonly number[]
}

const reach = 1.5

/**
 * Returns the box of numbers, null of none: hinges are the medians of the lower and the upper half, to which the median
 * of an odd number belongs. Source: Tukey (1977), Exploratory Data Analysis, sections 2B and 2C.
 */
export function boxOf(numbers: readonly number[]): Box | null {
  const sorted = ascending(numbers)
  if (sorted.length === 0) return null
  const half = Math.ceil(sorted.length / 2)
  const lower = middleOf(sorted.slice(0, half))
  const upper = middleOf(sorted.slice(-half))
  const beyond = reach * (upper - lower)
  const isWithin = (one: number) => one >= lower - beyond && one <= upper + beyond
  const within = sorted.filter(isWithin)
  return {
    count: sorted.length,
    median: middleOf(sorted),
    lower,
    upper,
    whiskers: [within[0] as number, within.at(-1) as number],
    outliers: sorted.filter((one) => !isWithin(one)),
  }
}

const middleOf = (sorted: readonly number[]): number => {
  const [low, high] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return ((low as number) + (high as number)) / 2
}
