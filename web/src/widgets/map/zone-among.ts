import { type Geographic, type UtmZone, zoneOf } from '@puquio/domain'

/** The zone in which most of them lie. */
export const zoneAmong = (places: readonly Geographic[]): UtmZone | null => {
  const counts = new Map<UtmZone, number>()
  for (const place of places) {
    const zone = zoneOf(place.longitudeDeg)
    counts.set(zone, (counts.get(zone) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
