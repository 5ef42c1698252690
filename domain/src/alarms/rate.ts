/** A sample that a rate may begin with: when, and its value. Short, since a variable keeps up to 61 of them. */
export type RatePoint = readonly [atMs: number, value: number]

/** A window is kept in so many parts, by the first sample of each. */
export const windowParts = 60

/** Returns the points without those that left the window, and with a sample where it is the first of its part. */
export const withPoint = (
  points: readonly RatePoint[],
  windowS: number,
  atMs: number,
  value: number,
): readonly RatePoint[] => {
  const part = partOf(atMs, windowS)
  const kept = points.filter(([pointMs]) => partOf(pointMs, windowS) >= part - windowParts)
  const last = kept.at(-1)
  const isFirst = last === undefined || partOf(last[0], windowS) < part
  return isFirst ? [...kept, [atMs, value]] : kept
}

/** Returns the change per hour since the first point; null while that is less than half a window ago. */
export const rateOf = (
  points: readonly RatePoint[],
  windowS: number,
  atMs: number,
  value: number,
): number | null => {
  const [first] = points
  if (first === undefined || atMs - first[0] < windowS * 500) return null
  return ((value - first[1]) * 3_600_000) / (atMs - first[0])
}

const partOf = (atMs: number, windowS: number): number =>
  Math.floor(atMs / ((windowS * 1000) / windowParts))
