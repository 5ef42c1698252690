import { coordinatesInput, type Station } from '@puquio/contract/reference'
import { type Coordinates, type Datum, type GeoPoint, geoPointOf } from '@puquio/domain'

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
  /** What the fields were filled from: it is what is sent as long as they show the same point. */
  origin: Coordinates | null
}

export const emptyDraft: CoordinatesDraft = {
  system: 'utm',
  eastingM: null,
  northingM: null,
  zone: '18',
  datum: 'WGS84',
  latitudeDeg: null,
  longitudeDeg: null,
  origin: null,
}

/** What is stored stands on WGS 84, whatever it came in. */
export const draftOf = (station: Station | null): CoordinatesDraft => {
  if (station === null) return emptyDraft
  if (station.eastingM === null) return { ...emptyDraft, system: 'none' }
  return fieldsOf(station as GeoPoint)
}

/** The same point in the other system; one typed in PSAD 56 goes on being known as such. */
export const inSystem = (
  draft: CoordinatesDraft,
  system: CoordinatesDraft['system'],
): CoordinatesDraft => {
  const read = coordinatesInput.safeParse(typedOf(draft))
  if (!read.success) return { ...draft, system }
  return { ...fieldsOf(geoPointOf(read.data)), system, origin: read.data }
}

/** As the schema validates it: fields that nobody filled are null, which it refuses. */
export const typedOf = (draft: CoordinatesDraft) => {
  const { system, eastingM, northingM, zone, datum, latitudeDeg, longitudeDeg, origin } = draft
  if (system === 'none') return null
  if (origin && showsSame(draft, geoPointOf(origin))) return origin
  if (system === 'utm') return { system, eastingM, northingM, zone: Number(zone), datum }
  return { system, latitudeDeg, longitudeDeg }
}

const fieldsOf = (point: GeoPoint): CoordinatesDraft => ({
  ...emptyDraft,
  eastingM: point.eastingM,
  northingM: point.northingM,
  zone: String(point.zone),
  latitudeDeg: point.latitudeDeg,
  longitudeDeg: point.longitudeDeg,
})

const showsSame = (draft: CoordinatesDraft, point: GeoPoint): boolean => {
  const fields = fieldsOf(point)
  const shown =
    draft.system === 'utm'
      ? (['eastingM', 'northingM', 'zone', 'datum'] as const)
      : (['latitudeDeg', 'longitudeDeg'] as const)
  return shown.every((field) => draft[field] === fields[field])
}
