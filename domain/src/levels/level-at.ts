/** A level at an instant, in ms of UTC and metres above sea. */
export type LevelPoint = { atMs: number; levelM: number }

/**
 * Returns the level at an instant on the straight line between the points before and after it, which are at most so far
 * apart; null outside of the points and within a longer gap. The points rise in time.
 */
export function levelAt(
  points: readonly LevelPoint[],
  atMs: number,
  mostApartMs: number = Number.POSITIVE_INFINITY,
): number | null {
  let [low, high] = [0, points.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle] as LevelPoint).atMs < atMs) low = middle + 1
    else high = middle
  }
  const after = points[low]
  if (!after) return null
  if (after.atMs === atMs) return after.levelM
  const before = points[low - 1]
  if (!before || after.atMs - before.atMs > mostApartMs) return null
  const share = (atMs - before.atMs) / (after.atMs - before.atMs)
  return before.levelM + share * (after.levelM - before.levelM)
}
