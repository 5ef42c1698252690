import { type Amount, isNonDetect, type NonDetectRule, numberOf } from '../evaluation/amount.ts'
import { fifteenDigits } from '../units/convert.ts'

/** A result at a time, in any unit of time (days, years): the slope is by that unit. */
export type TrendPoint = { at: number; amount: Amount }

export type Trend =
  | {
      count: number
      /** Kendall's S, its variance and the standard score with continuity correction. */
      s: number
      variance: number
      z: number
      /** Two-sided. */
      p: number
      /** Under ten results without ties p is exact; else by the normal distribution, rough under ten. */
      isExact: boolean
      direction: 'rising' | 'falling' | 'none'
      /** Sen's slope: the median of all pairs' slopes. */
      slope: number
      nonDetects: number
      /** Results under the highest detection limit, which count as equal to one another. */
      tiedByLimit: number
      /** By which number those enter the slope; null where there are none. */
      nonDetectRule: NonDetectRule | null
    }
  | { problem: 'too-few' | 'too-many' }

export const trendPointsMin = 4
/** Every pair is compared: two thousand results make two million pairs. */
export const trendPointsMax = 2000

/**
 * Returns the Mann-Kendall test for a trend with Sen's slope. Var(S) is corrected for ties; results at the same
 * time are not compared. Where there are non-detects, everything under the highest detection limit counts as
 * tied, so that a falling limit makes no falling trend, and enters the slope by the rule named in the answer.
 * Sources: US EPA QA/G-9S (2006), section 4.3.4, whose example is the test; Gilbert (1987), chapter 16; Sen
 * (1968); one censoring limit for all: Helsel and Hirsch (2002), USGS TWRI 4-A3, section 13.3.
 */
export const trendOf = (
  points: readonly TrendPoint[],
  rule: NonDetectRule,
  significance = 0.05,
): Trend => {
  const known = points.filter(({ amount }) => amount.value !== null)
  if (known.length < trendPointsMin) return { problem: 'too-few' }
  if (known.length > trendPointsMax) return { problem: 'too-many' }
  const limits = known
    .filter(({ amount }) => isNonDetect(amount))
    .map(({ amount }) => amount.value as number)
  const highest = limits.length > 0 ? Math.max(...limits) : null
  const isTied = ({ amount }: TrendPoint) =>
    highest !== null && (isNonDetect(amount) || (amount.value as number) < highest)
  const tiedValue =
    highest === null ? 0 : (numberOf({ value: highest, qualifier: '<' }, rule) as number)
  const series = known.map((point) => ({
    at: point.at,
    // Ranks of tied results are below all others, by whichever number they enter the slope.
    rank: isTied(point) ? -Infinity : (point.amount.value as number),
    value: isTied(point) ? tiedValue : (point.amount.value as number),
  }))
  const { s, slopes } = pairsOf(series)
  const variance = varianceOf(series)
  const z = variance === 0 ? 0 : (s - Math.sign(s)) / Math.sqrt(variance)
  const isExact =
    series.length < 10 && new Set(series.map(({ rank }) => rank)).size === series.length
  const p = variance === 0 ? 1 : isExact ? exactTwoSided(series.length, s) : twoSided(z)
  return {
    count: known.length,
    s,
    variance,
    z,
    p,
    isExact,
    direction: p >= significance || s === 0 ? 'none' : s > 0 ? 'rising' : 'falling',
    slope: fifteenDigits(median(slopes)),
    nonDetects: limits.length,
    tiedByLimit: known.filter(isTied).length,
    nonDetectRule: highest === null ? null : rule,
  }
}

type Ranked = { at: number; rank: number; value: number }

const pairsOf = (series: readonly Ranked[]): { s: number; slopes: number[] } => {
  const slopes: number[] = []
  let s = 0
  for (const [index, one] of series.entries())
    for (const other of series.slice(index + 1)) {
      const time = Math.sign(other.at - one.at)
      if (time === 0) continue
      if (other.rank !== one.rank) s += other.rank > one.rank ? time : -time
      slopes.push((other.value - one.value) / (other.at - one.at))
    }
  return { s, slopes }
}

/** Var(S) = [n (n − 1) (2n + 5) − Σ t (t − 1) (2t + 5)] / 18 over the groups of t equal values. */
const varianceOf = (series: readonly Ranked[]): number => {
  const term = (n: number) => n * (n - 1) * (2 * n + 5)
  const groups = Map.groupBy(series, ({ rank }) => rank)
  const ties = [...groups.values()].reduce((sum, group) => sum + term(group.length), 0)
  return (term(series.length) - ties) / 18
}

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}

/**
 * Returns the share of all orders of n results whose S is as far from 0. Each further result adds 0 to n − 1
 * inversions, all alike likely; S is the pairs less twice the inversions (Kendall 1975; Gilbert 1987, table A18).
 */
const exactTwoSided = (n: number, s: number): number => {
  let counts = [1]
  for (let size = 2; size <= n; size++) {
    const next = Array.from({ length: counts.length + size - 1 }, () => 0)
    for (const [inversions, count] of counts.entries())
      for (let more = 0; more < size; more++)
        next[inversions + more] = (next[inversions + more] ?? 0) + count
    counts = next
  }
  const pairs = (n * (n - 1)) / 2
  const all = counts.reduce((sum, count) => sum + count, 0)
  const asFar = counts.reduce(
    (sum, count, inversions) =>
      Math.abs(pairs - 2 * inversions) >= Math.abs(s) ? sum + count : sum,
    0,
  )
  return asFar / all
}

/** Two-sided tail of the normal distribution; complementary error function to 1.2e-7 (Press et al., 1992, 6.2). */
const twoSided = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + x / 2)
  const coefficients = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398,
    1.48851587, -0.82215223, 0.17087277,
  ]
  const exponent = coefficients.reduceRight((sum, one) => sum * t + one, 0)
  return Math.min(t * Math.exp(exponent - x * x), 1)
}
