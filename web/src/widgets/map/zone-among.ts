import { type Geographic, type UtmZone, zoneOf } from '@puquio/domain'

/** Returns the zone in which most of the points lie. */
export const zoneAmong = (points: readonly Geographic[]): UtmZone | null => {
  const counts = new Map<UtmZone, number>()
  for (const point of points) {
    const zone = zoneOf(point.longitudeDeg)
    counts.set(zone, (counts.get(zone) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
