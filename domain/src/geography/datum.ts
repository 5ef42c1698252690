import { type Ellipsoid, ellipsoids } from './transverse-mercator.ts'
import { fromUtm, type Geographic, toUtm, type Utm } from './utm.ts'

export const datums = ['WGS84', 'PSAD56'] as const
export type Datum = (typeof datums)[number]

/**
 * Mean shift for Peru from PSAD56 (International 1924) to WGS84 (EPSG 1208), accurate to some 15 m: a
 * converted point must be shown as such.
 */
export const psad56ShiftM = { dx: -279, dy: 175, dz: -379 } as const

/** The result stays in the given zone, even where the shift crosses its edge. */
export const psad56ToWgs84Utm = (utm: Utm): Utm => {
  const source = toEarth(fromUtm(utm, ellipsoids.international1924), ellipsoids.international1924)
  const shifted = {
    x: source.x + psad56ShiftM.dx,
    y: source.y + psad56ShiftM.dy,
    z: source.z + psad56ShiftM.dz,
  }
  return toUtm(fromEarth(shifted, ellipsoids.wgs84), utm.zone)
}

/** Metres from the earth's centre. */
type Earth = { x: number; y: number; z: number }

const radians = Math.PI / 180

const toEarth = ({ latitudeDeg, longitudeDeg }: Geographic, ellipsoid: Ellipsoid): Earth => {
  const [latitude, longitude] = [latitudeDeg * radians, longitudeDeg * radians]
  const squared = ellipsoid.flattening * (2 - ellipsoid.flattening)
  const normalM = ellipsoid.semiMajorM / Math.sqrt(1 - squared * Math.sin(latitude) ** 2)
  return {
    x: normalM * Math.cos(latitude) * Math.cos(longitude),
    y: normalM * Math.cos(latitude) * Math.sin(longitude),
    z: normalM * (1 - squared) * Math.sin(latitude),
  }
}

/** Bowring's formula (1976): exact to far below a millimetre near the ground. */
const fromEarth = ({ x, y, z }: Earth, { semiMajorM, flattening }: Ellipsoid): Geographic => {
  const semiMinorM = semiMajorM * (1 - flattening)
  const squared = flattening * (2 - flattening)
  const axisM = Math.hypot(x, y)
  const reduced = Math.atan2(z * semiMajorM, axisM * semiMinorM)
  const latitude = Math.atan2(
    z + (squared / (1 - squared)) * semiMinorM * Math.sin(reduced) ** 3,
    axisM - squared * semiMajorM * Math.cos(reduced) ** 3,
  )
  return { latitudeDeg: latitude / radians, longitudeDeg: Math.atan2(y, x) / radians }
}
