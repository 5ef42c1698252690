export type Point = [x: number, y: number]
type Ring = Point[]

/**
 * Polygons of the rings of a shape: outer rings run clockwise, holes the other way, and a hole belongs to the first outer
 * ring that it lies in. Each hole is compared with the boxes of the rings, and with the sides of those alone whose box it
 * lies in, as flat numbers: as many as a file may have take some seconds at worst.
 */
export function polygonsOf(rings: readonly Ring[]): Ring[][] {
  const areas = rings.map(areaOf)
  // A ring whose numbers are none has no area: it stays, so that it is refused by name.
  const outer = rings.filter((_, at) => !((areas[at] as number) > 0))
  if (outer.length === 0) return rings.map((ring) => [ring])
  const polygons = outer.map((ring) => [ring])
  const findHome = homesOf(outer)
  for (const [at, hole] of rings.entries())
    if ((areas[at] as number) > 0) polygons[findHome(hole[0] as Point)]?.push(hole)
  return polygons
}

/** Where a point lies: the first of the rings that holds it, else the first of all. */
function homesOf(rings: readonly Ring[]): (point: Point) => number {
  const corners = Float64Array.from(rings.flat(2))
  const boxes = new Float64Array(rings.length * 4)
  const ends = new Int32Array(rings.length)
  let end = 0
  for (const [at, ring] of rings.entries()) {
    boxes.set(boxOf(ring), at * 4)
    end += ring.length * 2
    ends[at] = end
  }
  return ([x, y]) => {
    for (let at = 0, box = 0, from = 0; at < ends.length; at++, box += 4) {
      const to = ends[at] as number
      if (
        x >= (boxes[box] as number) &&
        y >= (boxes[box + 1] as number) &&
        x <= (boxes[box + 2] as number) &&
        y <= (boxes[box + 3] as number) &&
        isWithin(x, y, { corners, from, to })
      )
        return at
      from = to
    }
    return 0
  }
}

/** West, south, east, north. */
function boxOf(ring: Ring): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of ring) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return box
}

/** Twice the area, above zero where the ring runs against the clock; from its first corner, so that small ones have one. */
const areaOf = (ring: Ring): number => {
  const [x0, y0] = ring[0] ?? [0, 0]
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + (x - x0) * (nextY - y0) - (nextX - x0) * (y - y0)
  }, 0)
}

type Corners = { corners: Float64Array; from: number; to: number }

/** Whether a line from the point to the east crosses the sides of the ring an odd number of times. */
function isWithin(x: number, y: number, { corners, from, to }: Corners): boolean {
  let isIn = false
  let x1 = corners[to - 2] as number
  let y1 = corners[to - 1] as number
  for (let at = from; at < to; at += 2) {
    const x2 = corners[at] as number
    const y2 = corners[at + 1] as number
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn
    x1 = x2
    y1 = y2
  }
  return isIn
}
