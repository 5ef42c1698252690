/** Numbers in ascending order. */
export const ascending = (numbers: readonly number[]): number[] =>
  numbers.toSorted((one, other) => one - other)

/**
 * Returns the quantile of sorted numbers, by linear interpolation between the two nearest: at 1 + share · (n − 1). It is
 * PostgreSQL's `percentile_cont`. Source: Hyndman and Fan (1996), The American Statistician 50, definition 7.
 */
export function quantileOf(sorted: readonly number[], share: number): number | null {
  if (sorted.length === 0) return null
  const at = Math.min(Math.max(share, 0), 1) * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number]
  return low + (high - low) * (at - Math.floor(at))
}
