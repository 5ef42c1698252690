/** In m/s: where each class begins, the calms under the first left apart. WRPLOT View's usual classes. */
export const windClassesMs = [0.5, 2.1, 3.6, 5.7, 8.8, 11.1] as const
/** From north clockwise. */
export const windDirections = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const
const sectorDeg = 360 / windDirections.length

/** A speed and the direction that the wind comes from, measured at one time. */
export type WindReading = { speedMs: number; fromDeg: number }

export type WindRose = {
  /** How many readings each direction has in each class. */
  counts: number[][]
  /** Slower than the first class: their direction says nothing. */
  calms: number
  /** All that are counted, calms included. */
  total: number
  /** Left out: no number, a negative speed, or a direction outside 0 to 360. */
  left: number
}

/** Counts readings by 16 directions, each centred on its own, and classes of speed (docs/formulas.md). */
export function windRose(readings: Iterable<WindReading>): WindRose {
  const counts = windDirections.map(() => windClassesMs.map(() => 0))
  let [calms, total, left] = [0, 0, 0]
  for (const { speedMs, fromDeg } of readings) {
    if (!(speedMs >= 0 && Number.isFinite(speedMs) && fromDeg >= 0 && fromDeg <= 360)) {
      left++
      continue
    }
    total++
    const speedClass = windClassesMs.findLastIndex((from) => speedMs >= from)
    if (speedClass === -1) {
      calms++
      continue
    }
    const row = counts[Math.floor(fromDeg / sectorDeg + 0.5) % windDirections.length]
    if (row) row[speedClass] = (row[speedClass] ?? 0) + 1
  }
  return { counts, calms, total, left }
}

const metresPerSecond: Readonly<Record<string, number>> = {
  'm/s': 1,
  'km/h': 1 / 3.6,
  kn: 1852 / 3600,
  kt: 1852 / 3600,
}

/** In lower case: of speeds of wind, and of the direction that it comes from. */
export const windUnits = {
  speed: Object.keys(metresPerSecond),
  direction: ['°', 'º', 'deg', 'grados'],
} as const satisfies Record<string, readonly string[]>

/** How many m/s one of a unit is; null for a unit that is none of wind. */
export const windUnitMs = (unit: string): number | null =>
  metresPerSecond[unit.trim().toLowerCase()] ?? null
