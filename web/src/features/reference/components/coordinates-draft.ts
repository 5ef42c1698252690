import type { Station } from '@puquio/contract/reference'
import type { Datum, Place } from '@puquio/domain'

/** Both ways of typing a point side by side; `system` says which one counts. */
export type CoordinatesDraft = {
  system: 'utm' | 'geographic' | 'none'
  eastingM: number | null
  northingM: number | null
  /** As the select has it. */
  zone: string
  datum: Datum
  latitudeDeg: number | null
  longitudeDeg: number | null
}

export const emptyDraft: CoordinatesDraft = {
  system: 'utm',
  eastingM: null,
  northingM: null,
  zone: '18',
  datum: 'WGS84',
  latitudeDeg: null,
  longitudeDeg: null,
}

/** What is stored stands on WGS 84, whatever it came in. */
export const draftOf = (station: Station | null): CoordinatesDraft => {
  if (station === null) return emptyDraft
  if (station.eastingM === null) return { ...emptyDraft, system: 'none' }
  return draftFrom(station as Place)
}

export const draftFrom = (place: Place): CoordinatesDraft => ({
  system: 'utm',
  eastingM: place.eastingM,
  northingM: place.northingM,
  zone: String(place.zone),
  datum: 'WGS84',
  latitudeDeg: place.latitudeDeg,
  longitudeDeg: place.longitudeDeg,
})

/** As the schema judges it: fields that nobody filled are null, which it refuses. */
export const typedOf = (draft: CoordinatesDraft) => {
  const { system, eastingM, northingM, zone, datum, latitudeDeg, longitudeDeg } = draft
  if (system === 'utm') return { system, eastingM, northingM, zone: Number(zone), datum }
  if (system === 'geographic') return { system, latitudeDeg, longitudeDeg }
  return null
}
