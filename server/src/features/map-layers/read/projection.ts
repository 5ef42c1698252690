import type { MapFileEpsg } from '@puquio/contract/map-layers/codes'
import { Refusal } from './refusal.ts'

/**
 * Which system the .prj of a shapefile names (WKT of ESRI or OGC). SIRGAS 2000 is within centimetres of WGS 84.
 *
 * @throws Refusal for any other: wrong by 450 m would be worse than asking.
 */
export function epsgOfProjection(wkt: string): MapFileEpsg {
  const unknown = () =>
    new Refusal('MAP_FILE_PROJECTION', {
      projection: (/"([^"]{1,80})"/.exec(wkt)?.[1] ?? wkt).trim().slice(0, 80),
    })
  const isPsad56 = /1956|PSAD/i.test(wkt)
  const isWgs84 = !isPsad56 && /WGS[ _]?(?:19)?84|SIRGAS/i.test(wkt)
  if (!isPsad56 && !isWgs84) throw unknown()
  if (!/PROJCS|PROJCRS/i.test(wkt)) {
    if (isWgs84) return 4326
    throw unknown()
  }
  const zone = zones.find(({ meridian }) => parameterOf(wkt, 'central_meridian') === meridian)?.zone
  const isUtm =
    parameterOf(wkt, 'false_easting') === 500_000 &&
    parameterOf(wkt, 'false_northing') === 10_000_000 &&
    parameterOf(wkt, 'scale_factor') === 0.9996
  if (zone === undefined || !isUtm) throw unknown()
  return ((isPsad56 ? 24_860 : 32_700) + zone) as MapFileEpsg
}

const zones = [
  { zone: 17, meridian: -81 },
  { zone: 18, meridian: -75 },
  { zone: 19, meridian: -69 },
] as const

const parameterOf = (wkt: string, name: string): number =>
  Number(new RegExp(`"${name}"\\s*,\\s*(-?[\\d.]{1,20})`, 'i').exec(wkt)?.[1])
