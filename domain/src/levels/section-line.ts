export type PlanePoint = { eastM: number; northM: number }

/** Where a well stands along a line: metres from its beginning, and how far beside it. */
export type Along = { distanceM: number; offsetM: number }

/** Distances along a line through wells in their order. */
export const distancesThrough = (points: readonly PlanePoint[]): number[] => {
  let sum = 0
  return points.map((point, at) => {
    const before = points[at - 1]
    if (before) sum += apart(before, point)
    return sum
  })
}

/** Returns the place of a line that is nearest to a point: the foot of the perpendicular, or a corner or an end. */
export function projectedOn(line: readonly PlanePoint[], point: PlanePoint): Along | null {
  let best: Along | null = null
  let begun = 0
  for (const [at, end] of line.entries()) {
    const start = line[at - 1]
    if (!start) continue
    const length = apart(start, end)
    const share = length === 0 ? 0 : footOf(start, end, point) / (length * length)
    const within = Math.min(1, Math.max(0, share))
    const foot = {
      eastM: start.eastM + within * (end.eastM - start.eastM),
      northM: start.northM + within * (end.northM - start.northM),
    }
    const offsetM = apart(foot, point)
    if (!best || offsetM < best.offsetM) best = { distanceM: begun + within * length, offsetM }
    begun += length
  }
  return best
}

const footOf = (start: PlanePoint, end: PlanePoint, point: PlanePoint) =>
  (point.eastM - start.eastM) * (end.eastM - start.eastM) +
  (point.northM - start.northM) * (end.northM - start.northM)

const apart = (one: PlanePoint, other: PlanePoint): number =>
  Math.hypot(other.eastM - one.eastM, other.northM - one.northM)
