/** A line breaks where two results lie further apart than so many times the usual distance of their series. */
export const breaksAfter = 1.75

/**
 * Returns the runs of results, as first and next index, that a line joins. It breaks where two in the order of time lie
 * further apart than 1.75 times the median of all distances: of a monthly series where a month has no result.
 */
export function brokenRuns(times: readonly number[]): (readonly [number, number])[] {
  if (times.length === 0) return []
  const distances = times.slice(1).map((at, index) => at - (times[index] as number))
  const apart = distances.filter((one) => one > 0).toSorted((one, other) => one - other)
  const usual = apart.length < 3 ? Infinity : (apart[Math.floor((apart.length - 1) / 2)] as number)
  const starts = [
    0,
    ...distances.flatMap((one, index) => (one > usual * breaksAfter ? [index + 1] : [])),
  ]
  return starts.map((start, index) => [start, starts[index + 1] ?? times.length] as const)
}
