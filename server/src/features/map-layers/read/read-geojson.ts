import { type MapFileEpsg, mapFileEpsgs } from '@puquio/contract/map-layers/codes'
import {
  collectFeatures,
  type CollectedFeatures,
  type FeatureCollector,
  type FeatureLimits,
  isGeometryType,
} from './collect-features.ts'
import { brokenAt } from './broken-at.ts'
import { namedBy } from './named-by.ts'
import { Refusal } from './refusal.ts'
import { placeOf } from './read-xml.ts'

type Read = { limits: FeatureLimits; epsg: MapFileEpsg | null }
type Thing = Record<string, unknown>

const collectionDepthMax = 5

/** GeoJSON (RFC 7946), also with the `crs` of before, which many programs still write. */
export function readGeoJson(text: string, { limits, epsg }: Read): CollectedFeatures {
  const given = parsed(text)
  const said = saidEpsg(given)
  const features = collectFeatures(said ?? epsg ?? 4326, {
    limits,
    isSaid: said !== null || epsg !== null,
  })
  switch (given['type']) {
    case 'FeatureCollection':
      if (!Array.isArray(given['features'])) throw new Refusal('MAP_FILE_WRONG_TYPE')
      for (const feature of given['features'] as unknown[]) take(feature, features)
      break
    default:
      take(given, features)
  }
  return features.end()
}

function parsed(text: string): Thing {
  try {
    const given: unknown = JSON.parse(text)
    if (isThing(given) && typeof given['type'] === 'string') return given
  } catch {
    throw new Refusal('MAP_TEXT_DAMAGED', { part: 'GeoJSON', ...placeOf(text, brokenAt(text)) })
  }
  throw new Refusal('MAP_FILE_WRONG_TYPE')
}

function take(given: unknown, features: FeatureCollector): void {
  const feature = features.begin(() => namedBy(propertiesOf(given)))
  if (!isThing(given)) throw new Refusal('MAP_FILE_DAMAGED', { part: 'GeoJSON', feature })
  const geometry = isBare(given) ? given : given['geometry']
  if (geometry === null || geometry === undefined) {
    features.note('without-geometry')
    return
  }
  draw(geometry, { features, feature, depth: 0 })
}

const isBare = (given: Thing) => given['type'] !== 'Feature'
const propertiesOf = (given: unknown): Thing =>
  isThing(given) && !isBare(given) && isThing(given['properties']) ? given['properties'] : {}

type Drawing = { features: FeatureCollector; feature: number; depth: number }

function draw(geometry: unknown, drawing: Drawing): void {
  const { features, feature, depth } = drawing
  const damaged = () => new Refusal('MAP_FILE_DAMAGED', { part: 'GeoJSON', feature })
  if (!isThing(geometry) || depth > collectionDepthMax) throw damaged()
  const { type } = geometry
  if (type === 'GeometryCollection' && Array.isArray(geometry['geometries'])) {
    for (const part of geometry['geometries'] as unknown[])
      draw(part, { ...drawing, depth: depth + 1 })
    return
  }
  if (!isGeometryType(type)) throw damaged()
  features.add(type, geometry['coordinates'])
}

/** Null where it says nothing, which stands for WGS 84. */
function saidEpsg({ crs }: Thing): MapFileEpsg | null {
  if (!isThing(crs)) return null
  const { properties } = crs
  const name =
    isThing(properties) && typeof properties['name'] === 'string' ? properties['name'] : ''
  if (/CRS:?:?84/i.test(name)) return 4326
  const code = Number(/(\d{4,6})\s*$/.exec(name)?.[1])
  const known = mapFileEpsgs.find((epsg) => epsg === code)
  if (known === undefined)
    throw new Refusal('MAP_FILE_PROJECTION', { projection: name.slice(0, 80) })
  return known
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
