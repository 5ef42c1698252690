/** A well in a plane of metres, with the level of its water. */
export type PlaneLevel = { eastM: number; northM: number; levelM: number }

export type Gradient =
  | {
      /** Metres of fall by metre. */
      slope: number
      /** Where the water flows to, in degrees from north to the east; null where the water lies level. */
      azimuthDeg: number | null
    }
  | { problem: 'in-line' }

/**
 * The hydraulic gradient of three wells: of the plane through their levels. Wells that are nearly in a line have none:
 * their triangle's least height is under a twentieth of its longest side.
 */
export function hydraulicGradient(wells: readonly [PlaneLevel, PlaneLevel, PlaneLevel]): Gradient {
  const [first, second, third] = wells
  const [x1, y1, h1] = from(first, second)
  const [x2, y2, h2] = from(first, third)
  if (!spansPlane(wells)) return { problem: 'in-line' }
  const doubleArea = x1 * y2 - x2 * y1
  const east = (h1 * y2 - h2 * y1) / doubleArea
  const north = (x1 * h2 - x2 * h1) / doubleArea
  const slope = Math.hypot(east, north)
  if (slope === 0) return { slope, azimuthDeg: null }
  const azimuth = (Math.atan2(-east, -north) * 180) / Math.PI
  return { slope, azimuthDeg: (azimuth + 360) % 360 }
}

type Place = Pick<PlaneLevel, 'eastM' | 'northM'>

/** Whether three places are so far from a line that they give a plane. */
export function spansPlane([first, second, third]: readonly Place[]): boolean {
  if (!first || !second || !third) return false
  const sides = [
    [second.eastM - first.eastM, second.northM - first.northM],
    [third.eastM - first.eastM, third.northM - first.northM],
    [third.eastM - second.eastM, third.northM - second.northM],
  ] as const
  const longest = Math.max(...sides.map(([east, north]) => Math.hypot(east, north)))
  const [[x1, y1], [x2, y2]] = sides
  return Math.abs(x1 * y2 - x2 * y1) > (longest * longest) / 20
}

const from = (one: PlaneLevel, other: PlaneLevel): [number, number, number] => [
  other.eastM - one.eastM,
  other.northM - one.northM,
  other.levelM - one.levelM,
]
