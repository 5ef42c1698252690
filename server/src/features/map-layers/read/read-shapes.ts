import type { GeometryType } from './collect-features.ts'
import { Refusal } from './refusal.ts'

export type Shape = { type: GeometryType; coordinates: unknown } | null
type Point = [number, number]

const headBytes = 100
/** ESRI, Shapefile Technical Description (1998): kinds with heights and measures lie 10 and 20 above. */
const kinds = { nothing: 0, point: 1, line: 3, polygon: 5, points: 8 } as const

/**
 * The shapes of a .shp, one for each record; null for one without a place. Counts are compared with the bytes that there are
 * before anything is made of them.
 */
export function* readShapes(bytes: Buffer): Generator<Shape> {
  if (bytes.length < headBytes || bytes.readInt32BE(0) !== 9994) throw damaged(0)
  let at = headBytes
  let record = 0
  while (at + 8 <= bytes.length) {
    record += 1
    const length = bytes.readInt32BE(at + 4) * 2
    if (length < 4 || at + 8 + length > bytes.length) throw damaged(record)
    yield shapeOf(bytes.subarray(at + 8, at + 8 + length), record)
    at += 8 + length
  }
}

function shapeOf(content: Buffer, record: number): Shape {
  const kind = content.readInt32LE(0) % 10
  switch (kind) {
    case kinds.nothing:
      return null
    case kinds.point:
      return { type: 'Point', coordinates: pointsAt(content, { at: 4, count: 1, record })[0] }
    case kinds.points: {
      const count = countAt(content, 36, record)
      return { type: 'MultiPoint', coordinates: pointsAt(content, { at: 40, count, record }) }
    }
    case kinds.line:
      return { type: 'MultiLineString', coordinates: partsOf(content, record) }
    case kinds.polygon:
      return { type: 'MultiPolygon', coordinates: polygonsOf(partsOf(content, record)) }
    default:
      throw damaged(record)
  }
}

function partsOf(content: Buffer, record: number): Point[][] {
  const parts = countAt(content, 36, record)
  const count = countAt(content, 40, record)
  const from = 44 + parts * 4
  if (from + count * 16 > content.length) throw damaged(record)
  const starts = Array.from({ length: parts }, (_, part) => content.readInt32LE(44 + part * 4))
  const points = pointsAt(content, { at: from, count, record })
  return starts.map((start, part) => {
    const end = starts[part + 1] ?? count
    if (start < 0 || end < start || end > count) throw damaged(record)
    return points.slice(start, end)
  })
}

/** Outer rings run clockwise, holes the other way; a hole belongs to the outer ring that it lies in. */
function polygonsOf(rings: readonly Point[][]): Point[][][] {
  const outer = rings.filter((ring) => areaOf(ring) <= 0)
  if (outer.length === 0) return rings.map((ring) => [ring])
  const polygons = outer.map((ring) => [ring])
  for (const hole of rings.filter((ring) => areaOf(ring) > 0)) {
    const [inside] = hole
    const home = inside && outer.findIndex((ring) => isWithin(inside, ring))
    polygons[home === undefined || home < 0 ? 0 : home]?.push(hole)
  }
  return polygons
}

/** Twice the area, above zero where the ring runs against the clock. */
const areaOf = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)

const isWithin = ([x, y]: Point, ring: readonly Point[]): boolean =>
  ring.reduce((isIn, [x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !isIn : isIn
  }, false)

const countAt = (content: Buffer, at: number, record: number): number => {
  if (at + 4 > content.length) throw damaged(record)
  const count = content.readInt32LE(at)
  if (count < 0 || count * 4 > content.length) throw damaged(record)
  return count
}

type Run = { at: number; count: number; record: number }

function pointsAt(content: Buffer, { at, count, record }: Run): Point[] {
  if (at + count * 16 > content.length) throw damaged(record)
  return Array.from(
    { length: count },
    (_, index): Point => [
      content.readDoubleLE(at + index * 16),
      content.readDoubleLE(at + index * 16 + 8),
    ],
  )
}

const damaged = (record: number) =>
  new Refusal('MAP_FILE_DAMAGED', { part: 'SHP', feature: record })
