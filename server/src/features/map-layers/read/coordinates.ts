import { fromUtm, psad56ToWgs84Utm, type UtmZone } from '@puquio/domain/map-files'
import type { MapFileEpsg } from '@puquio/contract/map-layers/codes'

export type Position = readonly [longitudeDeg: number, latitudeDeg: number]
/** Null where the numbers cannot be of that system. */
export type ToWgs84 = (x: number, y: number) => Position | null

/** How coordinates of a system become degrees of WGS 84. */
export const toWgs84From = (epsg: MapFileEpsg): ToWgs84 => {
  if (epsg === 4326) return fromDegrees
  const isPsad56 = epsg < 25_000
  const zone = (epsg - (isPsad56 ? 24_860 : 32_700)) as UtmZone
  return (x, y) => {
    if (!(x >= eastingsM.min && x <= eastingsM.max && y >= northingsM.min && y <= northingsM.max))
      return null
    const utm = { eastingM: x, northingM: y, zone }
    const { longitudeDeg, latitudeDeg } = fromUtm(isPsad56 ? psad56ToWgs84Utm(utm) : utm)
    return fromDegrees(longitudeDeg, latitudeDeg)
  }
}

/** Web maps have no poles; about a centimetre is kept. */
const fromDegrees: ToWgs84 = (x, y) =>
  Math.abs(x) <= 180 && Math.abs(y) <= 85 ? [rounded(x), rounded(y)] : null

const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7

/** From two zones west of Peru's to two east of them, and from 25° S to the equator and a little beyond it. */
const eastingsM = { min: -1_000_000, max: 2_000_000 }
const northingsM = { min: 7_000_000, max: 10_300_000 }
