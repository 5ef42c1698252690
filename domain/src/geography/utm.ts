import { type Ellipsoid, ellipsoids, project, unproject } from './transverse-mercator.ts'

/** Peru lies in these zones; everything here is south of the equator. */
export const utmZones = [17, 18, 19] as const
export type UtmZone = (typeof utmZones)[number]

export type Geographic = { latitudeDeg: number; longitudeDeg: number }
export type Utm = { eastingM: number; northingM: number; zone: UtmZone }

/** Without a zone, uses the one in which the point lies. */
export const toUtm = (
  { latitudeDeg, longitudeDeg }: Geographic,
  zone: UtmZone = zoneOf(longitudeDeg),
  ellipsoid: Ellipsoid = ellipsoids.wgs84,
): Utm => {
  const { eastM, northM } = project(
    {
      latitude: latitudeDeg * radians,
      longitude: (longitudeDeg - centralMeridianDeg(zone)) * radians,
    },
    ellipsoid,
  )
  return {
    eastingM: falseEastingM + scale * eastM,
    northingM: falseNorthingM + scale * northM,
    zone,
  }
}

export const fromUtm = (
  { eastingM, northingM, zone }: Utm,
  ellipsoid: Ellipsoid = ellipsoids.wgs84,
): Geographic => {
  const { latitude, longitude } = unproject(
    { eastM: (eastingM - falseEastingM) / scale, northM: (northingM - falseNorthingM) / scale },
    ellipsoid,
  )
  return {
    latitudeDeg: latitude / radians,
    longitudeDeg: centralMeridianDeg(zone) + longitude / radians,
  }
}

/** The zone of a longitude; beyond Peru's three, the nearest of them. */
export const zoneOf = (longitudeDeg: number): UtmZone => {
  const zone = Math.floor((longitudeDeg + 180) / 6) + 1
  return zone <= 17 ? 17 : zone >= 19 ? 19 : 18
}

/** A rough box for warnings only: it includes parts of the neighbouring countries. */
export const isInPeru = (latitudeDeg: number, longitudeDeg: number): boolean =>
  latitudeDeg >= -18.5 && latitudeDeg <= 0.1 && longitudeDeg >= -81.5 && longitudeDeg <= -68.5

const radians = Math.PI / 180
const scale = 0.9996
const falseEastingM = 500_000
const falseNorthingM = 10_000_000

const centralMeridianDeg = (zone: UtmZone): number => zone * 6 - 183
