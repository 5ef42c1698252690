import type { MapFileEpsg, MapFileNote } from '@puquio/contract/map-layers/codes'
import { isInPeru, plainText } from '@puquio/domain/map-files'
import { type Position, toWgs84From } from './coordinates.ts'
import { Refusal } from './refusal.ts'

/** How deep positions lie in the coordinates of each kind of geometry (RFC 7946, 3.1). */
export const depths = {
  Point: 0,
  MultiPoint: 1,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
} as const
export type GeometryType = keyof typeof depths
export const isGeometryType = (type: unknown): type is GeometryType =>
  typeof type === 'string' && Object.hasOwn(depths, type)

type Coordinates = Position | Coordinates[]
type Feature = {
  type: 'Feature'
  geometry: { type: GeometryType; coordinates: Coordinates }
  properties: { name: string; description: string }
}
export type FeatureLimits = { points: number; features: number }
export type Named = { name: unknown; description: unknown }
/** Asked where a feature is drawn: most of a file's rows may draw nothing. */
export type NamedOf = () => Named
export type FeatureCollector = ReturnType<typeof collectFeatures>

const texts = { name: 120, description: 500 }

/**
 * Gathers what a file draws, each position in WGS 84, and refuses what is too much or not on earth.
 *
 * @param isSaid The file says its system itself, or a person did: numbers that do not fit are then wrong.
 */
export function collectFeatures(
  epsg: MapFileEpsg,
  { limits, isSaid }: { limits: FeatureLimits; isSaid: boolean },
) {
  const toWgs84 = toWgs84From(epsg)
  const features: Feature[] = []
  const notes = new Map<MapFileNote, number>()
  const bbox = [Infinity, Infinity, -Infinity, -Infinity]
  let points = 0
  let seen = 0
  /** Of the thing at hand, worked out once: it may have thousands of parts. */
  let properties: () => Feature['properties'] = () => ({ name: '', description: '' })

  const position = (given: unknown): Position => {
    const [x, y] = Array.isArray(given) ? (given as unknown[]) : []
    const found = typeof x === 'number' && typeof y === 'number' ? toWgs84(x, y) : null
    if (found === null) {
      const told = { x: shownNumber(x), y: shownNumber(y), feature: seen }
      const looksLikeMetres = typeof x === 'number' && typeof y === 'number' && Math.abs(y) > 1000
      throw new Refusal(
        !isSaid && looksLikeMetres ? 'MAP_FILE_NO_DATUM' : 'MAP_FILE_COORDINATES',
        told,
      )
    }
    if (++points > limits.points)
      throw new Refusal('MAP_FILE_TOO_MANY_POINTS', { max: limits.points })
    const [longitudeDeg, latitudeDeg] = found
    bbox[0] = Math.min(bbox[0] as number, longitudeDeg)
    bbox[1] = Math.min(bbox[1] as number, latitudeDeg)
    bbox[2] = Math.max(bbox[2] as number, longitudeDeg)
    bbox[3] = Math.max(bbox[3] as number, latitudeDeg)
    return found
  }
  const convert = (given: unknown, depth: number): Coordinates => {
    if (depth === 0) return position(given)
    if (!Array.isArray(given))
      throw new Refusal('MAP_FILE_COORDINATES', { x: '—', y: '—', feature: seen })
    return (given as unknown[]).map((part) => convert(part, depth - 1))
  }
  const note = (what: MapFileNote, count = 1) => notes.set(what, (notes.get(what) ?? 0) + count)

  return {
    note,
    /** The next thing of the file, counted from 1: what errors name. */
    begin: (named: NamedOf) => {
      seen += 1
      let known: Feature['properties'] | null = null
      properties = () => (known ??= propertiesOf(named()))
      return seen
    },
    add: (type: GeometryType, given: unknown) => {
      const drawn = drawable(type, convert(given, depths[type]))
      if (drawn === null) {
        note('degenerate')
        return
      }
      features.push({
        type: 'Feature',
        geometry: { type, coordinates: drawn },
        properties: properties(),
      })
      if (features.length > limits.features)
        throw new Refusal('MAP_FILE_TOO_MANY_FEATURES', { max: limits.features })
    },
    end: () => {
      if (features.length === 0) throw new Refusal('MAP_FILE_NOTHING')
      const [west = 0, south = 0, east = 0, north = 0] = bbox
      if (!isInPeru(south, west) || !isInPeru(north, east)) note('outside-peru')
      if (epsg > 4326 && epsg < 25_000) note('psad56')
      return {
        text: JSON.stringify({ type: 'FeatureCollection', features }),
        epsg,
        bbox: [west, south, east, north] as [number, number, number, number],
        features: features.length,
        points,
        notes: [...notes].map(([what, count]) => ({ note: what, count })),
      }
    },
  }
}
export type CollectedFeatures = ReturnType<FeatureCollector['end']>

/** What is left of it once lines of one point and rings that enclose nothing are gone; null for nothing. */
function drawable(type: GeometryType, coordinates: Coordinates): Coordinates | null {
  const parts = coordinates as Coordinates[]
  const some = (kept: Coordinates[]) => (kept.length > 0 ? kept : null)
  switch (type) {
    case 'Point':
      return coordinates
    case 'MultiPoint':
      return some(parts)
    case 'LineString':
      return parts.length > 1 ? parts : null
    case 'MultiLineString':
      return some(parts.filter((line) => line.length > 1))
    case 'Polygon':
      return rings(parts)
    case 'MultiPolygon':
      return some(
        parts
          .map((polygon) => rings(polygon as Coordinates[]))
          .filter((polygon) => polygon !== null),
      )
  }
}

/** Closed as they have to be; null where the outer one encloses nothing. */
function rings(given: Coordinates[]): Coordinates[] | null {
  const closed = given.map((ring) => closedRing(ring as Position[]))
  const [outer, ...holes] = closed
  if (outer === undefined || outer.length < 4) return null
  return [outer, ...holes.filter((hole) => hole.length >= 4)] as Coordinates[]
}

function closedRing(ring: readonly Position[]): Position[] {
  const [first] = ring
  const last = ring.at(-1)
  if (!first || !last) return []
  return first[0] === last[0] && first[1] === last[1] ? [...ring] : [...ring, first]
}

const propertiesOf = ({ name, description }: Named): Feature['properties'] => ({
  name: textOf(name, texts.name),
  description: textOf(description, texts.description),
})

/** Text as it is read, never markup: tags are taken away, and what they hid stays text. */
function textOf(given: unknown, max: number): string {
  if (typeof given !== 'string' && typeof given !== 'number') return ''
  return plainText(String(given).slice(0, 20_000))
    .replace(/<(style|script)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed()
}

const shownNumber = (value: unknown): string =>
  typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : '—'
