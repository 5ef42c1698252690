import type { GeometryType } from './collect-features.ts'
import { polygonsOf, type Point } from './polygons-of.ts'
import { Refusal } from './refusal.ts'

export type Shape = { type: GeometryType; coordinates: unknown } | null

const headBytes = 100
/** ESRI, Shapefile Technical Description (1998): kinds with heights and measures lie 10 and 20 above. */
const kinds = { nothing: 0, point: 1, line: 3, polygon: 5, points: 8 } as const

/**
 * The shapes of a .shp, one for each record; null for one without a place. Counts are compared with the bytes that there are
 * before anything is made of them, and with the most points that a file may have.
 */
export function* readShapes(bytes: Buffer, { points }: { points: number }): Generator<Shape> {
  if (bytes.length < headBytes || bytes.readInt32BE(0) !== 9994) throw damaged(0)
  let at = headBytes
  let record = 0
  while (at + 8 <= bytes.length) {
    record += 1
    const length = bytes.readInt32BE(at + 4) * 2
    if (length < 4 || at + 8 + length > bytes.length) throw damaged(record)
    yield shapeOf(bytes.subarray(at + 8, at + 8 + length), { record, most: points })
    at += 8 + length
  }
}

type Within = { record: number; most: number }

function shapeOf(content: Buffer, within: Within): Shape {
  const kind = content.readInt32LE(0) % 10
  switch (kind) {
    case kinds.nothing:
      return null
    case kinds.point:
      return { type: 'Point', coordinates: pointsAt(content, { at: 4, count: 1, ...within })[0] }
    case kinds.points: {
      const count = countAt(content, 36, within)
      return { type: 'MultiPoint', coordinates: pointsAt(content, { at: 40, count, ...within }) }
    }
    case kinds.line:
      return { type: 'MultiLineString', coordinates: partsOf(content, within) }
    case kinds.polygon:
      return { type: 'MultiPolygon', coordinates: polygonsOf(partsOf(content, within)) }
    default:
      throw damaged(within.record)
  }
}

function partsOf(content: Buffer, within: Within): Point[][] {
  const { record } = within
  const parts = countAt(content, 36, within)
  const count = countAt(content, 40, within)
  const from = 44 + parts * 4
  if (from + count * 16 > content.length) throw damaged(record)
  const starts = Array.from({ length: parts }, (_, part) => content.readInt32LE(44 + part * 4))
  const points = pointsAt(content, { at: from, count, ...within })
  return starts.map((start, part) => {
    const end = starts[part + 1] ?? count
    if (start < 0 || end < start || end > count) throw damaged(record)
    return points.slice(start, end)
  })
}

const countAt = (content: Buffer, at: number, { record, most }: Within): number => {
  if (at + 4 > content.length) throw damaged(record)
  const count = content.readInt32LE(at)
  if (count < 0 || count * 4 > content.length) throw damaged(record)
  if (count > most) throw new Refusal('MAP_FILE_TOO_MANY_POINTS', { max: most })
  return count
}

type Run = Within & { at: number; count: number }

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
