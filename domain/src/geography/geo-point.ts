import { type Datum, psad56ToWgs84Utm } from './datum.ts'
import { fromUtm, toUtm, type UtmZone } from './utm.ts'

/** Coordinates as given, in one of the two systems. */
export type Coordinates =
  | { system: 'utm'; eastingM: number; northingM: number; zone: UtmZone; datum: Datum }
  | { system: 'geographic'; latitudeDeg: number; longitudeDeg: number }

/** A point in both systems on WGS84, and the datum it came in. */
export type GeoPoint = {
  eastingM: number
  northingM: number
  zone: UtmZone
  latitudeDeg: number
  longitudeDeg: number
  sourceDatum: Datum
}

/**
 * Returns the point in both systems, rounded to about a centimetre. UTM stays in its given zone, since a
 * mine near an edge works in one zone.
 */
export const geoPointOf = (coordinates: Coordinates): GeoPoint => {
  if (coordinates.system === 'geographic') {
    const { latitudeDeg, longitudeDeg } = coordinates
    const { eastingM, northingM, zone } = toUtm(coordinates)
    return {
      eastingM: rounded(eastingM, 2),
      northingM: rounded(northingM, 2),
      zone,
      latitudeDeg,
      longitudeDeg,
      sourceDatum: 'WGS84',
    }
  }
  const { eastingM, northingM, zone, datum } = coordinates
  const utm =
    datum === 'PSAD56'
      ? psad56ToWgs84Utm({ eastingM, northingM, zone })
      : { eastingM, northingM, zone }
  const { latitudeDeg, longitudeDeg } = fromUtm(utm)
  return {
    eastingM: rounded(utm.eastingM, 2),
    northingM: rounded(utm.northingM, 2),
    zone,
    latitudeDeg: rounded(latitudeDeg, 7),
    longitudeDeg: rounded(longitudeDeg, 7),
    sourceDatum: datum,
  }
}

/** What the three zones cover south of the equator, in degrees. */
export const geographicLimitsDeg = {
  latitudeDeg: { min: -19, max: 0 },
  longitudeDeg: { min: -84, max: -66 },
} as const

/** Returns the metres between two close points on WGS84 (equirectangular). */
export const distanceM = (
  a: { latitudeDeg: number; longitudeDeg: number },
  b: { latitudeDeg: number; longitudeDeg: number },
): number => {
  const middle = ((a.latitudeDeg + b.latitudeDeg) / 2) * (Math.PI / 180)
  const north = (a.latitudeDeg - b.latitudeDeg) * metresPerDegree
  const east = (a.longitudeDeg - b.longitudeDeg) * metresPerDegree * Math.cos(middle)
  return Math.hypot(north, east)
}

/** On a sphere of 6,371 km. */
const metresPerDegree = (Math.PI / 180) * 6_371_000

const rounded = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits
